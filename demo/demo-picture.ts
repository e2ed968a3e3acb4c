/** Parameters of a demo product's drawing: form by color, size by measures, finish by maker and model. */
import type { Kind } from "./demo-kind";
import type { Form } from "./pictures/kit/variants";
import type { Model } from "./pictures/scenes";

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

function measured(kind: Kind, tier: number, size: number, column: (typeof MEASURES)[number]): number {
  return parseFloat({ ...kind.tiers[tier], ...kind.sizes[size] }[column] ?? "");
}
