/** Contents of lit screens: abstract wallpapers behind glass. */
import { dim, lite } from "./colours";
import { ball } from "./materials";
import { clip, linear, radial } from "./paint";
import { NO_TONE, toned } from "./tones";
import { type Variant, pick } from "./variants";
import { disc, each, group, oval, rect, round, shape, stroke, tilt, times } from "./shapes";

/** Pictures a screen can show. */
export type Art = "dunes" | "ribbon" | "lake" | "orb" | "neon" | "bloom" | "space";

/** A picture with its hue rotation. */
export interface Look {
  readonly art: Art;
  readonly turn: number;
}

/** Hue rotations in degrees that suit every picture. */
const TURNS = [0, 200, 30, 330, 160, 230, 350, 60] as const;

/** Picks a picture by form; the product's wallpaper number selects another picture or hue. */
export function lookOf(variant: Variant, first: Art, second: Art, third: Art): Look {
  const own = ARTS.indexOf(pick(variant, first, second, third));
  return { art: ARTS[(own + variant.wallpaper) % ARTS.length] ?? first, turn: turnOf(variant) };
}

export function turnOf({ wallpaper }: Variant): number {
  return TURNS[Math.floor(wallpaper / ARTS.length) % TURNS.length] ?? 0;
}

const SKIES: Record<Art, readonly string[]> = {
  dunes: ["#2b3a67", "#c8667a", "#f7b267"],
  ribbon: ["#05262e", "#0b4f5c", "#0a2d46"],
  lake: ["#1b3b6f", "#6fa8c9", "#f3d9b8"],
  orb: ["#161029", "#3a1d5c", "#10243f"],
  neon: ["#0d0628", "#5a1a7a", "#e0497b"],
  bloom: ["#f4d9c6", "#e8a598", "#b65b73"],
  space: ["#04060f", "#0e1a3a", "#2a3f7a"],
};

const ARTS = Object.keys(SKIES) as Art[];

/** Foreground of each wallpaper. */
const ART: Record<Art, (w: number, h: number) => string> = {
  dunes: (w, h) => hills(w, h, ["#e08a4f", "#b4553f", "#6d2f3c"]),
  ribbon: (w, h) => waves(w, h, ["#16b1a0", "#f4b860", "#2f7fd1", "#e5664f"]),
  lake: (w, h) => hills(w, h, ["#5d86a6", "#33607f", "#173a54"]),
  orb: (w, h) =>
    each(["#ff5d8f", "#7a5cff", "#25c7d9", "#ffb25c"], (colour, i) => {
      const glow = radial([`${colour}/0.95`, `${colour}/0`]);
      return disc(w * (0.22 + i * 0.2), h * (i % 2 ? 0.66 : 0.36), Math.min(w, h) * 0.32, glow);
    }),
  neon: (w, h) =>
    disc(w * 0.5, h * 0.5, h * 0.24, linear(["#ffe27a", "#ff4f8b"])) +
    rect(0, h * 0.62, w, h * 0.38, 0, linear(["#1b0838", "#3b0f5c"])) +
    times(9, (i) =>
      stroke(`M${w * 0.5} ${h * 0.62} L${w * (i / 4 - 0.5)} ${h}`, "#ff6bd0", 2, 'opacity=".6"'),
    ) +
    times(4, (i) => stroke(`M0 ${h * (0.64 + i * i * 0.035)} H${w}`, "#6be7ff", 2, 'opacity=".6"')),
  bloom: (w, h) => waves(w, h, ["#fff3e6", "#d4576b", "#f6b08f", "#7d2f55"]),
  space: (w, h) => {
    const [x, y] = [w * 0.62, h * 0.62];
    const orbit = `stroke="#e9d3a8" stroke-width="5" opacity=".8" ${tilt(-14, x, y)}`;
    return (
      times(40, (i) => {
        const [left, top] = [((i * 137) % 100) * w * 0.01, ((i * 61) % 97) * h * 0.01];
        return disc(left, top, 1 + (i % 3) * 0.7, "#ffffff", 'opacity=".8"');
      }) +
      disc(x, y, h * 0.34, ball("#4f86c6", 0.5)) +
      oval(x, y, h * 0.52, h * 0.09, "none", orbit)
    );
  },
};

/** A low sun over rows of hills, farthest first. */
function hills(w: number, h: number, colours: readonly string[]): string {
  const rows = each(colours, (colour, row) => {
    const y = h * (0.52 + row * 0.15);
    const lift = h * (0.26 - row * 0.06);
    const d = `M0 ${y} C${w * 0.2} ${y - lift} ${w * 0.3} ${y + lift * 0.5} ${w * 0.5} ${y - lift * 0.3} S${w * 0.8} ${y - lift} ${w} ${y - lift * 0.2} V${h} H0Z`;
    return shape(d, linear([lite(colour, 0.18), dim(colour, 0.25)]));
  });
  return disc(w * 0.68, h * 0.42, h * 0.11, "#fff1d0", 'opacity=".9"') + rows;
}

/** Broad overlapping waves. */
function waves(w: number, h: number, colours: readonly string[]): string {
  return each(colours, (colour, i) => {
    const y = h * (0.28 + i * 0.15);
    const d = `M0 ${y + h * 0.2} C${w * 0.3} ${y - h * 0.25} ${w * 0.5} ${y + h * 0.5} ${w} ${y - h * 0.18} V${y + h * 0.12} C${w * 0.6} ${y + h * 0.62} ${w * 0.3} ${y} 0 ${y + h * 0.42}Z`;
    return shape(d, linear([`${lite(colour, 0.25)}/0.95`, `${dim(colour, 0.35)}/0.85`], 20));
  });
}

/** A lit screen with a wallpaper and a diagonal glare. */
export function screen(x: number, y: number, w: number, h: number, r: number, look: Art | Look): string {
  const glare = shape(
    `M${w * 0.62} 0 H${w} V${h * 0.72} L${w * 0.38} ${h} H${w * 0.2}Z`,
    linear(["#ffffff/0.16", "#ffffff/0.02"]),
  );
  const { art, turn } = typeof look === "string" ? { art: look, turn: 0 } : look;
  const picture = rect(0, 0, w, h, r, linear([...SKIES[art]])) + ART[art](w, h);
  return group(
    group(
      toned(picture, turn === 0 ? NO_TONE : { ...NO_TONE, turn }) + glare,
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
