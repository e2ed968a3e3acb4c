/** Tires: the tread follows season and purpose, the sidewall follows size and lettering. */
import { dim, lite } from "../kit/colours";
import { shadow } from "../kit/materials";
import { linear, radial } from "../kit/paint";
import { dashes, disc, group, oval, rect, ring, round, shape, stroke, times } from "../kit/shapes";
import { type Drawing, closeUp } from "../scenes";

/** Rows across the tread, from face to back. */
export type TreadStyle = "ribs" | "directional" | "touring" | "snow" | "terrain" | "mud";

export interface TireLook {
  readonly style: TreadStyle;
  /** Number of blocks around the visible half. */
  readonly blocks: number;
  /** Slant of a block relative to its length. */
  readonly lean: number;
  /** Width of the grooves between blocks relative to a block. */
  readonly groove: number;
  /** Fine cuts in each block. */
  readonly sipes: number;
  /** Sidewall height relative to the radius. */
  readonly profile: number;
  readonly letters: "black" | "white" | "outlined";
  /** Numbers of signs of the two rows of lettering. */
  readonly signs: readonly [maker: number, line: number];
  /** True with the mountain snowflake of severe snow service. */
  readonly hasSnowflake: boolean;
}

const RUBBER = "#2b2d30";
const [FACE_X, Y, RX, RY, DEPTH] = [540, 470, 262, 318, 150];
/** Visible half of the tread, from the top counterclockwise. */
const [FROM, TO] = [Math.PI * 0.5, Math.PI * 1.5];

/** Edges of the columns of a style across the tread, 0 to 1. */
const COLUMNS: Readonly<Record<TreadStyle, readonly number[]>> = {
  ribs: [0, 0.2, 0.44, 0.56, 0.8, 1],
  directional: [0, 0.24, 0.5, 0.76, 1],
  touring: [0, 0.19, 0.38, 0.62, 0.81, 1],
  snow: [0, 0.2, 0.4, 0.6, 0.8, 1],
  terrain: [0, 0.24, 0.5, 0.76, 1],
  mud: [0, 0.34, 0.66, 1],
};

/** A point of the tread by position along the circumference and across from face to back. */
function treadPoint(around: number, across: number): string {
  const angle = FROM + (TO - FROM) * Math.min(1, Math.max(0, around));
  // The shoulders are rounder than the center.
  const crown = 1 - 0.045 * (2 * across - 1) ** 2;
  const x = FACE_X - DEPTH * across + RX * crown * Math.cos(angle);
  const y = Y + RY * crown * Math.sin(angle);
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** Slant of a column: herringbone for directional treads, alternating otherwise. */
function leanOf({ style, lean, blocks }: TireLook, column: number): number {
  const isFar = COLUMNS[style][column]! >= 0.5;
  const side = style === "directional" || style === "snow" ? (isFar ? 1 : -1) : column % 2 === 0 ? 1 : -1;
  return (lean * side) / blocks;
}

/** Corners of a block around and across; neighboring columns are staggered. */
function corners(look: TireLook, row: number, column: number): readonly (readonly [number, number])[] {
  const { style, blocks, groove } = look;
  const [from, to] = [COLUMNS[style][column]!, COLUMNS[style][column + 1]!];
  const gap = (groove / blocks) * (style === "ribs" && column !== 0 && column !== 4 ? 0.35 : 1);
  const shift = (column % 2) * (style === "mud" || style === "terrain" ? 0.5 : 0.25);
  const [top, bottom] = [(row + shift) / blocks + gap / 2, (row + 1 + shift) / blocks - gap / 2];
  const slant = leanOf(look, column);
  const inset = style === "mud" ? 0.03 : style === "ribs" ? 0.022 : 0.016;
  const [near, far] = [from + inset, to - inset];
  // Off-road blocks have a step in the edge, so that they interlock.
  if (style !== "terrain" && style !== "mud")
    return [
      [top, near],
      [top + slant, far],
      [bottom + slant, far],
      [bottom, near],
    ];
  const [half, step] = [(near + far) / 2, (bottom - top) * 0.24 * (row % 2 ? 1 : -1)];
  return [
    [top, near],
    [top + step, half],
    [top + step + slant, half],
    [top + slant, far],
    [bottom + slant, far],
    [bottom + step + slant, half],
    [bottom + step, half],
    [bottom, near],
  ];
}

/** All blocks of a column as one path. */
function columnOf(look: TireLook, column: number): string {
  return times(look.blocks + 1, (i) => {
    const points = corners(look, i - 1, column).map(([around, across]) => treadPoint(around, across));
    return new Set(points).size < 3 ? "" : `M${points.join(" L")}Z`;
  });
}

/** Fine cuts across the blocks of a column. */
function sipesOf(look: TireLook, column: number): string {
  const { style, blocks, sipes } = look;
  const [from, to] = [COLUMNS[style][column]! + 0.03, COLUMNS[style][column + 1]! - 0.03];
  const slant = leanOf(look, column);
  const count = blocks * (sipes + 1);
  const wave = style === "snow" ? 0.012 : 0;
  return times(count, (i) => {
    if (i % (sipes + 1) === 0) return "";
    const at = i / count + ((column % 2) * 0.25) / blocks;
    const bend = wave === 0 ? "" : `L${treadPoint(at + slant * 0.5 + wave, (from + to) / 2)} `;
    return `M${treadPoint(at, from)} ${bend}L${treadPoint(at + slant, to)} `;
  });
}

function treadOf(look: TireLook): string {
  const count = COLUMNS[look.style].length - 1;
  const light = linear([lite("#34373b", 0.04), [0.5, lite("#34373b", 0.26)], lite("#34373b", 0.06)]);
  const blocks = times(count, (column) => columnOf(look, column));
  const cuts = look.sipes === 0 ? "" : times(count, (column) => sipesOf(look, column));
  return shape(blocks, light) + (cuts && stroke(cuts, "#1b1c1f", look.style === "snow" ? 2.4 : 1.8));
}

/** An arc of the sidewall between two angles. */
function sidewallArc(share: number, from: number, to: number): string {
  const [x, y] = [RX * share, RY * share];
  const point = (angle: number): string =>
    `${round(FACE_X + x * Math.cos(angle))} ${round(Y + y * Math.sin(angle))}`;
  return `M${point(from)} A${round(x)} ${round(y)} 0 0 1 ${point(to)}`;
}

/** A row of raised signs of varying width, as lettering looks from afar. */
function lettering(look: TireLook, share: number, middle: number, signs: number, high: number): string {
  const pitch = high * 1.02;
  const radius = RY * share * 0.93;
  const half = (signs * pitch) / radius / 2;
  const d = sidewallArc(share, middle - half, middle + half);
  const [w, gap] = [pitch * 0.72, pitch * 0.28];
  const pattern = [w, gap, w * 0.7, gap, w * 1.2, gap * 1.1].map(round).join(" ");
  if (look.letters === "black") return dashes(d, "#44474c", high, pattern);
  const white = dashes(d, "#ece9e2", high, pattern);
  if (look.letters === "white") return white;
  const inner = [w - 6, gap + 6, w * 0.7 - 6, gap + 6, w * 1.2 - 6, gap * 1.1 + 6].map(round).join(" ");
  return white + dashes(d, RUBBER, high - 7, inner, 'stroke-dashoffset="-3"');
}

/** The mountain with a snowflake. */
function snowflake(x: number, y: number): string {
  return group(
    stroke("M-22 14 L-8 -8 L-1 2 L7 -16 L24 14Z M6 -3 V12 M-1 0 L13 9 M13 0 L-1 9", "#8a8f96", 2.6),
    `transform="translate(${round(x)} ${round(y)})"`,
  );
}

/** A tire from the front left, with tread and sidewall visible. */
export function tireDrawing(look: TireLook): Drawing {
  const { profile, signs, hasSnowflake } = look;
  const inner = 1 - profile;
  const middle = 1 - profile * 0.46;
  const high = Math.min(46, RX * profile * 0.42);
  return {
    ground: 792,
    spread: 300,
    detail: closeUp(2.1, 330, 430, 8),
    draw: () =>
      oval(FACE_X - DEPTH, Y, RX * 0.955, RY * 0.955, "#17181a") +
      rect(FACE_X - DEPTH, Y - RY * 0.955, DEPTH, RY * 1.91, 0, "#1b1c1f") +
      oval(FACE_X, Y, RX, RY, "#1b1c1f") +
      treadOf(look) +
      oval(
        FACE_X,
        Y,
        RX * 0.965,
        RY * 0.965,
        radial([[0.55, lite(RUBBER, 0.1)], [0.82, RUBBER], dim(RUBBER, 0.35)]),
      ) +
      oval(FACE_X, Y, RX * 0.93, RY * 0.93, "none", `stroke="${lite(RUBBER, 0.1)}" stroke-width="3"`) +
      oval(FACE_X, Y, RX * (inner + 0.05), RY * (inner + 0.05), lite(RUBBER, 0.22)) +
      oval(FACE_X, Y, RX * inner, RY * inner, linear(["#101113", "#2a2c30"])) +
      oval(
        FACE_X - 34,
        Y,
        RX * inner * 0.9,
        RY * inner * 0.94,
        radial(["#050506", [0.7, "#141518"], "#23252a"]),
      ) +
      lettering(look, middle, -Math.PI / 2, signs[0], high) +
      lettering(look, middle, Math.PI * 0.42, signs[1], high * 0.72) +
      (hasSnowflake ? snowflake(FACE_X + RX * middle * 0.98, Y + 24) : ""),
    sides: () => sideBySide(look),
  };
}

/** The flat tread, and the sidewall from the side. */
function sideBySide(look: TireLook): string {
  const count = COLUMNS[look.style].length - 1;
  const [left, top, wide, high] = [62, 190, 232, 590];
  const flat = (around: number, across: number): string =>
    `${Math.round(left + wide * across)} ${Math.round(top + high * Math.min(1, Math.max(0, around)))}`;
  const rows = Math.round(look.blocks * 0.62);
  const flatLook = { ...look, blocks: rows };
  const blocks = times(count, (column) =>
    times(
      rows + 1,
      (i) =>
        `M${corners(flatLook, i - 1, column)
          .map(([a, b]) => flat(a, b))
          .join(" L")}Z`,
    ),
  );
  const per = look.sipes + 1;
  const cuts = times(count, (column) =>
    times(rows * per, (i) => {
      if (i % per === 0) return "";
      const [from, to] = [COLUMNS[look.style][column]! + 0.03, COLUMNS[look.style][column + 1]! - 0.03];
      const at = (i + (column % 2) * 0.25 * per) / (rows * per);
      return `M${flat(at, from)} L${flat(at + leanOf(flatLook, column), to)} `;
    }),
  );
  const inner = 1 - look.profile;
  const [cx, r] = [622, 295];
  return (
    shadow(left + wide / 2, 792, wide * 0.62, 14, 0.36) +
    shadow(cx, 786, 190, 12, 0.36) +
    rect(left - 8, top - 6, wide + 16, high + 12, 46, linear(["#101113", "#1d1f22", "#101113"], 0)) +
    shape(blocks, linear(["#26282b", [0.3, "#565a60"], [0.7, "#565a60"], "#26282b"], 0)) +
    (look.sipes === 0 ? "" : stroke(cuts, "#1b1c1f", 2.2)) +
    rect(
      left - 8,
      top - 6,
      wide + 16,
      high + 12,
      46,
      linear(["#000000/0.55", [0.16, "#000000/0"], [0.84, "#000000/0"], "#000000/0.55"]),
    ) +
    disc(cx, 485, r, radial([[0.5, lite(RUBBER, 0.16)], [0.9, RUBBER], "#17181a"])) +
    ring(cx, 485, r * 0.94, lite(RUBBER, 0.12), 3) +
    ring(cx, 485, r * (inner + 0.03), lite(RUBBER, 0.22), r * 0.06) +
    disc(cx, 485, r * inner, linear(["#e9e5de", "#f6f4f0"])) +
    group(
      lettering(
        look,
        1 - look.profile * 0.46,
        -Math.PI / 2,
        look.signs[0],
        Math.min(46, RX * look.profile * 0.42),
      ) +
        lettering(
          look,
          1 - look.profile * 0.46,
          Math.PI / 2,
          look.signs[1],
          Math.min(46, RX * look.profile * 0.42) * 0.72,
        ),
      `transform="translate(${cx} 485) scale(${round((r / RX) * 100) / 100} ${round((r / RY) * 100) / 100}) translate(${-FACE_X} ${-Y})"`,
    ) +
    (look.hasSnowflake ? snowflake(cx + r * (1 - look.profile * 0.46), 485) : "")
  );
}
