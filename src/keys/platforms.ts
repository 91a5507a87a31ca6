/** The systems that MathLive tells apart, as its readers call them. */
export const PLATFORMS = {
  macos: "macOS",
  windows: "Windows",
  other: "Linux",
  chromeos: "ChromeOS",
  ios: "iPadOS, iOS",
  android: "Android",
} as const;

/** A system by MathLive's name of it. */
export type Platform = keyof typeof PLATFORMS;

/** What of `navigator` tells the system. */
interface Machine {
  readonly platform: string;
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/**
 * The system of a machine.
 *
 * It goes into pages as text, so that it can run before they are painted: it
 * uses nothing from outside, and no syntax that is compiled away.
 */
export function platformOf(machine: Machine): Platform {
  const { platform, userAgent, maxTouchPoints } = machine;
  if (/iphone|ipod|ipad/i.test(userAgent)) return "ios";
  // A tablet that asks for pages as a desktop does.
  if (/^mac/i.test(platform)) return maxTouchPoints > 1 ? "ios" : "macos";
  if (/^win/i.test(platform)) return "windows";
  if (/android/i.test(userAgent)) return "android";
  if (/\bcros\b/i.test(userAgent)) return "chromeos";
  return "other";
}

/** Whether keys are called as on keyboards of Apple. */
export function isApple(platform: string): boolean {
  return platform === "macos" || platform === "ios";
}
