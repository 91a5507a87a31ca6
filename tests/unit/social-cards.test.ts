import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { cardPainter } from "../../plugins/social-cards/draw.ts";
import { cardOf } from "../../plugins/social-cards/index.ts";

const site = { title: "CortexJS", section: "Compute Engine" };

describe("a page's head", () => {
  test("gives the card, its title without the name of the site", () => {
    const meta = new Map([
      ["og:title", "Sets | CortexJS"],
      ["og:description", "Unions & more"],
      ["og:image:width", "1200"],
      ["og:image:height", "630"],
    ]);
    expect(cardOf(meta, site)).toEqual({
      title: "Sets",
      description: "Unions & more",
      section: "Compute Engine",
      width: 1200,
      height: 630,
    });
  });
});

describe("a card", () => {
  const logo = readFileSync("static/img/logo.svg", "utf8");
  const paint = cardPainter({ name: "CortexJS", logo });
  const size = { width: 1200, height: 630 };

  test.each(["Sets", "Patterns, rules and what to do with them ".repeat(5)])(
    "is a PNG of the size asked for: %j",
    async (title) => {
      const card = { title, description: "Text", section: "Sets", ...size };
      const image = await paint(card);
      expect(image.subarray(1, 4).toString()).toBe("PNG");
      expect(image.readUInt32BE(16)).toBe(1200);
      expect(image.readUInt32BE(20)).toBe(630);
    },
  );

  test("shows its title, description and section", async () => {
    const card = { title: "A", description: "B", section: "C", ...size };
    const images = [
      await paint(card),
      await paint({ ...card, title: "X" }),
      await paint({ ...card, description: "X" }),
      await paint({ ...card, section: "X" }),
    ].map((image) => image.toString("base64"));
    expect(new Set(images).size).toBe(4);
  });
});
