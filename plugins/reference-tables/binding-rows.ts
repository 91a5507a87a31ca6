import {
  combinationText,
  isApple,
  PLATFORMS,
  type Platform,
  readCombination,
} from "../../src/keys/index.ts";
import { type Keybinding, MODES, type Mode } from "../package-facts/index.ts";

/** Keybindings that a reader sees as one: the same keys do the same. */
export interface BindingRow {
  /** The package's entries for it. */
  readonly bindings: readonly [Keybinding, ...Keybinding[]];
  /** The keys, as `combinationText` has them. */
  readonly keys: string;
  readonly platforms: readonly Platform[];
  /** The modes in which no other keybinding takes the keys. */
  readonly modes: readonly Mode[];
}

interface Effective {
  readonly platforms: Set<Platform>;
  readonly modes: Set<Mode>;
}

/**
 * The keybindings as a reader meets them: with the systems they are for, the
 * modes in which they win, and those folded that differ in the name of the key
 * alone: `[Return]` is what MathLive also calls `[Enter]`.
 */
export function bindingRows(bindings: readonly Keybinding[]): BindingRow[] {
  const effective = new Map<Keybinding, Effective>(
    bindings.map((binding) => [
      binding,
      { platforms: platformsOf(binding), modes: new Set() },
    ]),
  );
  for (const platform of platformNames()) {
    for (const layout of layoutsOf(bindings, platform)) {
      const here = bindings.filter((each) => applies(each, platform, layout));
      for (const mode of MODES) {
        for (const winner of winners(here, mode))
          effective.get(winner)?.modes.add(mode);
      }
    }
  }
  const rows = new Map<string, BindingRow>();
  for (const [binding, { platforms, modes }] of effective) {
    const keys = keysOf(binding);
    const { key, ...rest } = binding;
    const name = JSON.stringify([keys.replace("[Return]", "[Enter]"), rest]);
    const known = rows.get(name);
    rows.set(name, {
      // Browsers call the key Enter, whichever name the package has first.
      keys: known && keys.includes("[Return]") ? known.keys : keys,
      bindings: known ? [...known.bindings, binding] : [binding],
      platforms: [...platforms],
      modes: MODES.filter((mode) => modes.has(mode)),
    });
  }
  return [...rows.values()];
}

/** The keys of a keybinding, as `combinationText` has them. */
function keysOf({ key }: Keybinding): string {
  const combination = readCombination(key);
  if (!combination) throw new Error(`no keys: ${key}`);
  return combinationText(combination);
}

function platformNames(): Platform[] {
  return Object.keys(PLATFORMS) as Platform[];
}

/** MathLive files this keyboard under Windows, so that Linux never has it. */
export const UNREACHABLE = "linux.german";

/** Keyboards that MathLive tells apart on a system; none until it knows one. */
function layoutsOf(
  bindings: readonly Keybinding[],
  platform: Platform,
): Set<string | undefined> {
  const all = bindings.flatMap(({ ifLayout = [] }) => ifLayout);
  const own = all.filter(
    (id) => id !== UNREACHABLE && id.startsWith(`${familyOf(platform)}.`),
  );
  return new Set([undefined, ...own]);
}

function familyOf(platform: Platform): string {
  if (isApple(platform)) return "apple";
  return platform === "windows" ? "windows" : "linux";
}

function platformsOf(binding: Keybinding): Set<Platform> {
  const { ifLayout } = binding;
  return new Set(
    platformNames().filter((platform) =>
      ifLayout
        ? ifLayout.some((layout) => applies(binding, platform, layout))
        : applies(binding, platform, undefined),
    ),
  );
}

/** Tells whether a keybinding applies on a system with a keyboard layout. */
function applies(
  { key, ifPlatform, ifLayout }: Keybinding,
  platform: Platform,
  layout: string | undefined,
): boolean {
  if (ifLayout) {
    if (layout === undefined || layout === UNREACHABLE) return false;
    if (!ifLayout.includes(layout)) return false;
    if (!layout.startsWith(`${familyOf(platform)}.`)) return false;
  }
  if (ifPlatform?.startsWith("!")) {
    if (ifPlatform === `!${platform}`) return false;
  } else if (ifPlatform !== undefined && ifPlatform !== platform) {
    return false;
  }
  if (/\bcmd\+/.test(key)) return isApple(platform);
  if (/\bwin\+/.test(key)) return platform === "windows";
  return true;
}

/**
 * The keybindings that hold in a mode. Of those with the same keys, the last
 * one does; but of those for exactly the same mode MathLive takes up the first
 * one only.
 */
function winners(here: readonly Keybinding[], mode: Mode): Keybinding[] {
  const taken = new Set<string>();
  const winning = new Map<string, Keybinding>();
  for (const binding of here) {
    const keys = keysOf(binding);
    const name = `${keys} ${binding.ifMode ?? ""}`;
    if (taken.has(name)) continue;
    taken.add(name);
    if (binding.ifMode === undefined || binding.ifMode === mode)
      winning.set(keys, binding);
  }
  return [...winning.values()];
}
