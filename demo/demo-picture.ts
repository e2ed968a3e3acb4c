/** Parameters of a demo product's drawing: form by color, size by measures, finish by maker and model. */
import { demoBrand } from "./demo-brands";
import type { Kind } from "./demo-kind";
import { OWN_MEDIA } from "#contract/catalogue/pictures";
import type { Form } from "./pictures/kit/variants";
import { VIEWS, type Model, type View } from "./pictures/scenes";

/** One product of a kind. */
export interface DemoModel {
  readonly kind: Kind;
  /** Index among the kind's makers. */
  readonly brandIndex: number;
  /** Number of the model among the maker's models of the kind. */
  readonly n: number;
  readonly tierIndex: number;
  readonly sizeIndex: number;
  /** 1 to 3: a form in the kind's color list. */
  readonly picture: number;
}

/** Columns that indicate the size, most significant first. */
const MEASURES = ["screen", "width", "capacity", "weight", "pounds", "ounces"] as const;
/** Lightness steps of a maker's models; adjacent models differ strongly. */
const SHADES = [0, 4, 1, 5, 2, 6, 3] as const;
/** Finishes of a kind's makers, spread as far apart as possible. */
const FINISHES = [
  { warmth: 0, turn: 0 },
  { warmth: 1, turn: 4 },
  { warmth: -1, turn: -4 },
  { warmth: 0.5, turn: -8 },
  { warmth: -0.5, turn: 8 },
] as const;

export function drawnModel(model: DemoModel): Model {
  const { kind, brandIndex, n, picture } = model;
  const shade = SHADES[n % SHADES.length]! / 3 - 1;
  return {
    form: (picture - 1) as Form,
    wallpaper: 1 + n * kind.brands.length + brandIndex,
    size: sizeOf(model),
    side: ((n % 3) - 1) as Model["side"],
    id: kind.drawing,
    ...widthOf(model),
    maker: demoBrand(kind.brands[brandIndex] ?? "").position,
    included: kind.included.slice(1),
    tone: { ...FINISHES[brandIndex % FINISHES.length]!, light: shade },
  };
}

/** Relative size within the kind, from 0 (smallest) to 1 (largest). */
function sizeOf({ kind, tierIndex, sizeIndex }: DemoModel): number {
  const measure = MEASURES.find((column) => Number.isFinite(measured(kind, 0, 0, column)));
  if (!measure) return tierIndex / Math.max(1, kind.tiers.length - 1);
  const all = kind.tiers.flatMap((_, tier) =>
    kind.sizes.map((__, size) => measured(kind, tier, size, measure)),
  );
  const [min, max] = [Math.min(...all), Math.max(...all)];
  return max === min ? 1 : (measured(kind, tierIndex, sizeIndex, measure) - min) / (max - min);
}

/** Real width from the column of widths in inches. */
function widthOf({ kind, tierIndex, sizeIndex }: DemoModel): { width?: number } {
  const inches = measured(kind, tierIndex, sizeIndex, "width");
  return IS_OUTER_WIDTH.has(kind.drawing) && inches > 0 ? { width: inches * CENTIMETERS } : {};
}

const CENTIMETERS = 2.54;
/** Drawings whose width is the width of the product itself. */
const IS_OUTER_WIDTH = new Set([
  "televisions",
  "flat-screen-tvs",
  "tv-stands",
  "refrigerators",
  "dishwashers",
  "sound-bars",
]);

function measured(kind: Kind, tier: number, size: number, column: (typeof MEASURES)[number]): number {
  return parseFloat({ ...kind.tiers[tier], ...kind.sizes[size] }[column] ?? "");
}

/** Roles of the views in the supplier's feed. */
const ROLES: Record<View, string> = {
  front: "Front_Standard",
  detail: "Detail_Standard",
  room: "Lifestyle_Standard",
  box: "Package_Standard",
  sides: "Side_Standard",
};

/** The views of a drawing as pictures of a supplier record, the front first. */
export function drawnImages(picture: string, views = VIEWS): object[] {
  return views.map((view, index) => ({
    rel: ROLES[view],
    unitOfMeasure: "pixel",
    width: 960,
    height: 960,
    href: `${OWN_MEDIA}${picture}-${view}.svg`,
    primary: index === 0,
  }));
}
