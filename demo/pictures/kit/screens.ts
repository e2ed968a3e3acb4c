/** Contents of lit screens behind glass, chosen by the product. */
import { DEVICE } from "./arts/device";
import { SCENIC, type ScreenArt } from "./arts/scenic";
import { clip, linear } from "./paint";
import { NO_TONE, toned } from "./tones";
import type { Variant } from "./variants";
import { group, rect, round, shape } from "./shapes";

const ARTS = { ...SCENIC, ...DEVICE };

/** Contents a screen can show. */
export type Art = keyof typeof ARTS;

/** Content with its hue rotation. */
export interface Look {
  readonly art: Art;
  readonly turn: number;
}

const LANDSCAPES = Object.keys(SCENIC) as readonly Art[];

/** True for content without controls of its own. */
export const isLandscape = ({ art }: Look): boolean => art in SCENIC;

/** Contents that suit a device; a listing shows all of them before one repeats. */
const CONTENTS = {
  television: ["lake", "film", "pitch", "sea", "reef", "city", "balloons", "menu", ...LANDSCAPES],
  computer: ["ribbon", "code", "windows", "peaks", "charts", "sea", "waveform", ...LANDSCAPES],
  handheld: ["bloom", "apps", "map", "clock", "leaves", "city", "charts", ...LANDSCAPES],
  console: ["menu", "neon", "space", "city", "forest", "pitch", "orb", "balloons"],
  machine: ["ribbon", "peaks", "forest", "map", "lake", "charts", "sea", "dunes"],
} satisfies Record<string, readonly Art[]>;

export type Device = keyof typeof CONTENTS;

/** Contents with natural colors, mirrored instead of turned. */
const NATURAL = new Set<Art>([
  "lake",
  "peaks",
  "sea",
  "forest",
  "city",
  "space",
  "balloons",
  "reef",
  "leaves",
  "film",
  "pitch",
]);

/** Hue rotations in degrees that suit every picture. */
const TURNS = [0, 200, 30, 330, 160, 230, 350, 60] as const;

/** The product's number selects the content; numbers beyond the device's contents vary it. */
export function lookOf({ wallpaper }: Variant, device: Device): Look {
  const contents = [...new Set<Art>(CONTENTS[device])];
  return {
    art: contents[wallpaper % contents.length]!,
    turn: turnOf(Math.floor(wallpaper / contents.length)),
  };
}

/** Hue of the given round through a list of contents. */
export function turnOf(round: number): number {
  return TURNS[round % TURNS.length]!;
}

/** A lit screen with a wallpaper and a diagonal glare. */
export function screen(x: number, y: number, w: number, h: number, r: number, look: Art | Look): string {
  const glare = shape(
    `M${w * 0.62} 0 H${w} V${h * 0.72} L${w * 0.38} ${h} H${w * 0.2}Z`,
    linear(["#ffffff/0.16", "#ffffff/0.02"]),
  );
  const { art, turn } = typeof look === "string" ? { art: look, turn: 0 } : look;
  const { sky, draw }: ScreenArt = ARTS[art];
  const isTurned = !NATURAL.has(art);
  const view = isTurned || turn === 0 ? "" : `transform="translate(${round(w)} 0) scale(-1 1)"`;
  const picture = group(rect(0, 0, w, h, r, linear([...sky])) + draw(w, h), view);
  return group(
    group(
      toned(picture, turn === 0 || !isTurned ? NO_TONE : { ...NO_TONE, turn }) + glare,
      clip(rect(0, 0, w, h, r, "#000")),
    ),
    `transform="translate(${round(x)} ${round(y)})"`,
  );
}

/** A screen with a black glass bezel, in canvas units. */
export function panel(
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  bezel: number,
  look: Art | Look,
): string {
  return (
    rect(x, y, w, h, r, linear(["#2a2d31", [0.1, "#0c0d0f"], "#050607"])) +
    screen(x + bezel, y + bezel, w - bezel * 2, h - bezel * 2, Math.max(0, r - bezel), look)
  );
}
