/** The steps of choosing a tire size, each narrowing the next: measures of the sold sizes and their pages. */
import { attributePagePath } from "#contract/catalogue/attribute-pages";
import { TIRES } from "#contract/catalogue/categories";
import type { RimDiameter, TireMeasure } from "#contract/graphql/generated";
import type { TireSize } from "#contract/tires/tire-size";
import { sizeOfCode, textOfSizeCode } from "#contract/tires/tire-size-code";

/** A sold size and its number of tires. */
export interface SoldSize {
  readonly code: string;
  readonly size: TireSize;
  readonly productCount: number;
}

/** @param counts number of tires by size code */
export function soldSizes(counts: ReadonlyMap<string, number>): SoldSize[] {
  return [...counts].flatMap(([code, productCount]) => {
    const size = sizeOfCode(code);
    return size && productCount > 0 ? [{ code, size, productCount }] : [];
  });
}

const NO_MEASURE = "-";

/** Metric sizes begin with their width, flotation sizes with their diameter, others with width in inches. */
export function widthOf({ size }: SoldSize): string {
  if (size.notation === "metric") return String(size.sectionWidthMm);
  return size.notation === "flotation"
    ? `${size.overallDiameterInches}X`
    : size.sectionWidthInches!.toFixed(size.widthDecimals);
}

export function aspectRatioOf({ size }: SoldSize): string {
  if (size.notation === "flotation") return size.sectionWidthInches!.toFixed(size.widthDecimals);
  return size.aspectRatioPercent === null ? NO_MEASURE : String(size.aspectRatioPercent);
}

const rimOf = ({ size }: SoldSize) => String(size.rimDiameterInches);

/**
 * Returns distinct measures of some sizes, with their number of tires: metric widths first, each group in
 * ascending order.
 */
export function measuresOf(sizes: readonly SoldSize[], measure: (sold: SoldSize) => string): TireMeasure[] {
  const counts = new Map<string, { rank: number; productCount: number }>();
  for (const sold of sizes) {
    const value = measure(sold);
    const known = counts.get(value);
    const rank = RANKS[sold.size.notation];
    counts.set(value, {
      rank: known?.rank ?? rank,
      productCount: (known?.productCount ?? 0) + sold.productCount,
    });
  }
  return [...counts]
    .sort(
      ([a, one], [b, other]) => one.rank - other.rank || parseFloat(a) - parseFloat(b) || (a < b ? -1 : 1),
    )
    .map(([value, { productCount }]) => ({ value, productCount }));
}

const RANKS = { metric: 0, flotation: 1, inch: 2 } as const;

export function rimsOf(sizes: readonly SoldSize[]): RimDiameter[] {
  return measuresOf(sizes, rimOf).map(({ value, productCount }) => ({
    value,
    productCount,
    sizes: sizes
      .filter((sold) => rimOf(sold) === value)
      .sort((a, b) => b.productCount - a.productCount || (a.code < b.code ? -1 : 1))
      .map(({ code, productCount: own }) => ({
        id: code,
        name: textOfSizeCode(code),
        url: attributePagePath({ categoryId: TIRES, key: "TIRE_SIZE", value: code }),
        productCount: own,
      })),
  }));
}
