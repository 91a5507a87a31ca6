import { expect, test } from "@playwright/test";

for (const page of ["/", "/mathfield/", "/compute-engine/", "/404.html"]) {
  test(`${page} has a social card`, async ({ request }) => {
    const html = await (await request.get(page)).text();
    const meta = (key: string) =>
      new RegExp(`(?:property|name)="?${key}"? content=(?:"([^"]*)"|([^ >]*))`)
        .exec(html)
        ?.slice(1)
        .find(Boolean);

    expect(meta("twitter:card")).toBe("summary_large_image");
    expect(meta("og:image:alt")).toContain("CortexJS");
    expect(meta("twitter:image")).toBe(meta("og:image"));
    const address = new URL(meta("og:image") ?? "");
    expect(address.protocol).toMatch(/^https?:$/);

    const answer = await request.get(address.pathname);
    expect(answer.headers()["content-type"]).toBe("image/png");
    const image = await answer.body();
    expect(String(image.readUInt32BE(16))).toBe(meta("og:image:width"));
    expect(String(image.readUInt32BE(20))).toBe(meta("og:image:height"));
    expect(image.length).toBeLessThan(200_000);
  });
}
