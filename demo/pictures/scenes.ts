/** The views of a product: in the studio, close up, in a room and with its box. */
import { brandSign } from "./brand-logos";
import { type CartonShape, inTheBox } from "./box/in-the-box";
import { dim, lite } from "./kit/colours";
import { shadow } from "./kit/materials";
import { linear, radial, svgDocument } from "./kit/paint";
import { NO_TONE, type Tone, toned } from "./kit/tones";
import { type Form, type Variant, CANVAS } from "./kit/variants";
import { fine, group, rect, times } from "./kit/shapes";
import { inRoom, placeOf } from "./rooms/place";

/** A product as displayed in its picture. */
export interface Model extends Variant {
  /** Relative size within the kind, 0 to 1. */
  readonly size: number;
  /** Viewed from the left (-1), the front (0) or the right (1). */
  readonly side: -1 | 0 | 1;
  readonly tone: Tone;
  /** Key of the drawing. */
  readonly id: string;
  /** Real width in centimeters, where the product states one. */
  readonly width?: number;
  /** Position of the maker in the list of makers. */
  readonly maker: number;
  /** Names of the included items, without the product. */
  readonly included: readonly string[];
}

/** A form of a drawing without a maker. */
export function plainModel(form: Form): Model {
  return { form, wallpaper: 0, size: 1, side: 0, tone: NO_TONE, id: "", maker: 0, included: [] };
}

/** Second picture of a product: closeUp or turned. */
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
  /** Shape of its carton; default "cube". */
  readonly carton?: CartonShape;
  /** Its sides next to each other, for BARE_VIEWS. */
  readonly sides?: () => string;
  readonly draw: (variant: Variant) => string;
}

export type DrawingSet = Readonly<Record<string, Drawing>>;
export type View = "front" | "detail" | "room" | "box" | "sides";
/** Views of a product in the order of its gallery. */
export const VIEWS: readonly View[] = ["front", "detail", "room", "box"];
/** Views of a product that is sold without a box. */
export const BARE_VIEWS: readonly View[] = ["front", "sides", "room"];

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
  const scale = fine(SMALLEST + (1 - SMALLEST) * size);
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

/** In a room of its category, at its true scale. */
function inItsRoom(drawing: Drawing, model: Model): string {
  const { id, form, wallpaper, width } = model;
  return inRoom({ id, form, number: wallpaper, width, art: artOf(drawing, model) });
}

/** With its carton and what comes with it. */
function withItsBox(drawing: Drawing, model: Model): string {
  const { id, form, maker, wallpaper, included } = model;
  const { foot, middle = 480, wide } = placeOf(id, form);
  const art = artOf(drawing, model);
  const mark = brandSign(maker);
  return (
    studio() +
    inTheBox({
      art,
      foot,
      middle,
      shape: drawing.carton ?? "cube",
      isSmall: wide < 30,
      mark,
      number: wallpaper,
      included,
    })
  );
}

const DRAWN: Record<View, (drawing: Drawing, model: Model) => string> = {
  front,
  detail: (drawing, model) => drawing.detail(drawing, model),
  room: inItsRoom,
  box: withItsBox,
  sides: (drawing) => studio() + (drawing.sides?.() ?? ""),
};

/** The complete picture of a product as a CANVAS by CANVAS SVG document. */
export function drawPicture(drawing: Drawing, model: Model, view: View): string {
  return svgDocument(DRAWN[view](drawing, model), CANVAS, CANVAS);
}
