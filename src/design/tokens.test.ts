import { DARK, LIGHT, tokensCss, type Palette } from "./tokens";

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

type Role = keyof Palette;
const grounds: Role[] = ["paper", "surface", "tile"];
const texts: Role[] = ["ink", "muted", "brand", "brandHover", "sale", "good", "warn"];
const textPairs: [Role, Role][] = [
  ...texts.flatMap((text) => grounds.map((ground): [Role, Role] => [text, ground])),
  ["onBrand", "brand"],
  ["onBrand", "brandHover"],
  ["brand", "brandSoft"],
  ["onSale", "sale"],
  ["onDeep", "deep"],
  ["onDeepMuted", "deep"],
];
const edgePairs: [Role, Role][] = [
  ["edge", "surface"],
  ["edge", "paper"],
  ["star", "surface"],
  ["star", "paper"],
];

describe.each([
  ["light", LIGHT],
  ["dark", DARK],
])("the %s palette", (_name, palette) => {
  it.each(textPairs)("makes %s readable on %s (WCAG 1.4.3)", (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)("makes %s visible on %s (WCAG 1.4.11)", (edge, ground) => {
    expect(contrast(palette[edge], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe("tokensCss", () => {
  it("defines every color of both palettes as a custom property", () => {
    const css = tokensCss();

    for (const colour of [...Object.values(LIGHT), ...Object.values(DARK)])
      expect(css).toContain(`:${colour}`);
    expect(css).toContain("--on-deep-muted:");
  });

  it("is dark by the system setting unless the page says light, and dark when the page says so", () => {
    expect(tokensCss()).toMatch(/prefers-color-scheme:dark\)\{:root:not\(\[data-theme=light\]\)/);
    expect(tokensCss()).toContain(":root[data-theme=dark]{color-scheme:dark");
  });
});
