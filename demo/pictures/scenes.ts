/** Product backgrounds: the studio of the front view, and the settings of the detail view. */
import { dim, lite, mix } from "./kit/colours";
import { shade, shadow } from "./kit/materials";
import { blur, linear, radial, svgDocument } from "./kit/paint";
import { NO_TONE, type Tone, toned } from "./kit/tones";
import { type Form, type Variant, CANVAS, pick } from "./kit/variants";
import { at, group, oval, rect, round, shape, stroke, times } from "./kit/shapes";

type Setting = "living" | "kitchen" | "desk" | "garden" | "gym";

/** A product as displayed in its picture. */
export interface Model extends Variant {
  /** Relative size within the kind, 0 to 1. */
  readonly size: number;
  /** Viewed from the left (-1), the front (0) or the right (1). */
  readonly side: -1 | 0 | 1;
  readonly tone: Tone;
}

/** A form of a drawing without a maker. */
export function plainModel(form: Form): Model {
  return { form, wallpaper: 0, size: 1, side: 0, tone: NO_TONE };
}

/** Second picture of a product: closeUp, turned or room. */
type DetailView = (drawing: Drawing, model: Model) => string;

/** A product illustration: its position on the canvas, and how each finish is drawn. */
export interface Drawing {
  /** The y of the ground under the product. */
  readonly ground: number;
  /** Half the width of its shadow. */
  readonly spread: number;
  /** Lift of a low product toward the center of the front view. */
  readonly lift?: number;
  readonly detail: DetailView;
  readonly draw: (variant: Variant) => string;
}

export type DrawingSet = Readonly<Record<string, Drawing>>;
export type View = "front" | "detail";
export const VIEWS: readonly View[] = ["front", "detail"];

/** A band across the full canvas width. */
function band(top: number, bottom: number, fill: string): string {
  return rect(0, top, CANVAS, bottom - top, 0, fill);
}

function studio(): string {
  return (
    band(0, CANVAS, radial(["#ffffff", [0.55, "#faf8f5"], "#ebe6de"], 0.5, 0.44, 0.78)) +
    band(690, CANVAS, linear(["#e6e0d6/0", "#ddd5c9/0.75"]))
  );
}

function ground(drawing: Drawing): string {
  const { ground: y, spread } = drawing;
  return shadow(480, y + 8, spread * 1.06, 26, 0.22) + shadow(480, y + 3, spread * 0.96, 9, 0.45);
}

/** Scale of the smallest product of a kind. */
const SMALLEST = 0.84;
/** Amount of a finish's color reflected on the wall. */
const IN_THE_AIR = 0.3;

function front(drawing: Drawing, model: Model): string {
  const { size, side, tone } = model;
  const y = drawing.ground;
  const scale = round(SMALLEST + (1 - SMALLEST) * size);
  const view = `scale(${scale}) matrix(${side === 0 ? 1 : 0.96} ${side * 0.035} 0 1 0 0)`;
  const move = `translate(480 ${y - (drawing.lift ?? 0)}) ${view} translate(-480 ${-y})`;
  const air = { ...NO_TONE, warmth: tone.warmth * IN_THE_AIR };
  return toned(studio(), air) + group(ground(drawing) + artOf(drawing, model), `transform="${move}"`);
}

function artOf(drawing: Drawing, model: Model): string {
  return toned(drawing.draw(model), model.tone);
}

const TINTS = ["#bfd4d1", "#e9d6bb", "#c9cfdd"] as const;

function tinted(variant: Variant): string {
  const tint = TINTS[variant.form];
  return band(0, CANVAS, radial([lite(tint, 0.62), [0.6, tint], dim(tint, 0.2)], 0.42, 0.36, 0.85));
}

/** A crop around a canvas point, tilted by degrees. */
export function closeUp(zoom: number, x: number, y: number, tilt = -8): DetailView {
  const move = `translate(480 480) rotate(${tilt}) scale(${zoom}) translate(${-x} ${-y})`;
  return (drawing, model) =>
    tinted(model) + group(ground(drawing) + artOf(drawing, model), `transform="${move}"`);
}

/** Turned to the side, with a visible edge of the given depth. */
export function turned(depth: number, scale = 0.94): DetailView {
  const turn = `translate(480 500) scale(${scale}) matrix(.84 -.13 0 1 0 0) translate(-480 -480)`;
  return (drawing, model) => {
    const product = `<defs><g id="product">${artOf(drawing, model)}</g></defs>`;
    const edge = times(
      Math.ceil(depth / 2),
      (i) => `<use href="#product" x="${depth - i * 2}" y="${(depth - i * 2) * 0.12}"/>`,
    );
    return (
      tinted(model) +
      product +
      group(ground(drawing) + group(edge, IN_THE_DARK) + '<use href="#product"/>', `transform="${turn}"`)
    );
  };
}

const IN_THE_DARK =
  'filter="{<filter><feColorMatrix values=".3 0 0 0 .02 0 .3 0 0 .02 0 0 .3 0 .02 0 0 0 1 0"/></filter>}"';

const ROOMS: Record<
  Setting,
  { wall: readonly [string, string, string]; floor: readonly [string, string, string]; line: number }
> = {
  living: { wall: ["#b9cac6", "#e2cfb4", "#c3c6d2"], floor: ["#b98d62", "#8f6a4a", "#a98768"], line: 700 },
  kitchen: { wall: ["#dfe5e1", "#ecdfcb", "#cfd8dc"], floor: ["#c9c2b6", "#b79c7a", "#9fa3a6"], line: 720 },
  desk: { wall: ["#9db8b5", "#dcc5a8", "#aeb6c8"], floor: ["#c79a6b", "#e3d8c8", "#6e5646"], line: 640 },
  garden: { wall: ["#cfe3ee", "#f2dfc4", "#d7e6e0"], floor: ["#7da35a", "#8aa65a", "#6f9455"], line: 640 },
  gym: { wall: ["#c4cdd2", "#d9cfc2", "#b8bfc9"], floor: ["#6a6f76", "#8a7a68", "#565c66"], line: 690 },
};

function backdrop(setting: Setting, variant: Variant): string {
  const { line, ...room } = ROOMS[setting];
  const [wall, floor] = [room.wall[variant.form], room.floor[variant.form]];
  return (
    band(0, line, shade(wall, 0.4, 0.08, 70)) +
    band(line, CANVAS, linear([dim(floor, 0.18), [0.25, floor], lite(floor, 0.18)])) +
    DECOR[setting](wall, floor, line) +
    band(0, CANVAS, radial(["#fff8ea/0.3", "#fff8ea/0", [1, "#1b1712/0.18"]], 0.3, 0.3, 0.95))
  );
}

function plant(x: number, y: number, size: number): string {
  const leaf = (turn: number, long: number, colour: string): string =>
    shape(
      `M0 0 C${-long * 0.3} ${-long * 0.4} ${-long * 0.16} ${-long * 0.85} 0 ${-long} C${long * 0.16} ${-long * 0.85} ${long * 0.3} ${-long * 0.4} 0 0Z`,
      colour,
      `transform="rotate(${turn})"`,
    );
  const leaves = times(7, (i) =>
    leaf(-66 + i * 22, size * (0.8 + (i % 3) * 0.14), mix("#2f5d48", "#7ba36d", i / 7)),
  );
  const pot = shape(
    `M${-size * 0.26} ${-size * 0.05} H${size * 0.26} L${size * 0.2} ${size * 0.42} H${-size * 0.2}Z`,
    linear(["#8f5a3f", "#d39a78", "#8a553b"], 0),
  );
  return at(x, y - size * 0.42, leaves + pot);
}

const DECOR: Record<Setting, (wall: string, floor: string, line: number) => string> = {
  living: (wall, floor, line) =>
    band(line - 16, line, lite(wall, 0.6)) +
    times(5, (i) => stroke(`M0 ${line + 30 + i * i * 14} H960`, dim(floor, 0.25), 1.5, 'opacity=".5"')) +
    shape("M90 60 L330 110 L330 470 L90 520Z", "#fff6e0", `opacity=".25" ${blur(14)}`) +
    plant(872, line + 60, 190),
  kitchen: (wall, floor, line) =>
    times(8, (row) =>
      times(9, (i) =>
        rect(i * 120 - (row % 2) * 60, row * 60 + line - 480, 117, 57, 3, lite(wall, 0.22), 'opacity=".6"'),
      ),
    ) + band(line - 4, line + 6, lite(floor, 0.5)),
  desk: (_wall, floor, line) =>
    times(4, (i) =>
      stroke(
        `M0 ${line + 36 + i * 74} C300 ${line + 26 + i * 74} 620 ${line + 50 + i * 74} 960 ${line + 34 + i * 74}`,
        dim(floor, 0.16),
        2,
        'opacity=".6"',
      ),
    ) + plant(850, line + 30, 150),
  garden: (_wall, floor, line) =>
    times(9, (i) =>
      oval(
        i * 130 - 30,
        line - 20 - (i % 3) * 18,
        110,
        80 + (i % 2) * 40,
        mix("#6f9a6a", "#9dbd86", (i % 4) / 4),
        blur(6),
      ),
    ) +
    band(line - 10, CANVAS, linear([dim(floor, 0.15), floor, lite(floor, 0.12)])) +
    shape(`M0 ${line + 120} L960 ${line + 70} V960 H0Z`, linear(["#cfc5b4", "#b5a994"])),
  gym: (wall, floor, line) =>
    times(4, (i) =>
      rect(
        60 + i * 225,
        70,
        190,
        line - 190,
        4,
        linear([lite(wall, 0.75), lite(wall, 0.35)], 60),
        'opacity=".75"',
      ),
    ) +
    band(line - 14, line, dim(wall, 0.3)) +
    stroke(`M0 ${line + 110} L960 ${line + 90}`, dim(floor, 0.25), 2),
};

/** In a room, at a given scale. */
export function room(setting: Setting, scale: number): DetailView {
  const base = Math.min(900, ROOMS[setting].line + 130);
  return (drawing, model) => {
    const side = pick(model, -30, 20, -40);
    const move = `translate(${480 + side} ${base}) scale(${scale}) translate(-480 ${-drawing.ground})`;
    return backdrop(setting, model) + group(ground(drawing) + artOf(drawing, model), `transform="${move}"`);
  };
}

/** The complete picture of a product as a CANVAS by CANVAS SVG document. */
export function drawPicture(drawing: Drawing, model: Model, view: View): string {
  const content = (view === "front" ? front : drawing.detail)(drawing, model);
  return svgDocument(content, CANVAS, CANVAS);
}
