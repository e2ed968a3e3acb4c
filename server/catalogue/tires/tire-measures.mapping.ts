/** The steps of a size, each narrowing the next: what the sizes that are sold begin with, and where that leads. */
import { attributePagePath } from "#contract/catalogue/attribute-pages";
import { TIRES } from "#contract/catalogue/categories";
import type { RimDiameter, TireMeasure } from "#contract/graphql/generated";
import type { TireSize } from "#contract/tires/tire-size";
import { sizeOfCode, textOfSizeCode } from "#contract/tires/tire-size-code";

/** A size that is sold, and how many tires have it. */
export interface SoldSize {
  readonly code: string;
  readonly size: TireSize;
  readonly productCount: number;
}

/** @param counts tires by the code of their size */
export function soldSizes(counts: ReadonlyMap<string, number>): SoldSize[] {
  return [...counts].flatMap(([code, productCount]) => {
    const size = sizeOfCode(code);
    return size && productCount > 0 ? [{ code, size, productCount }] : [];
  });
}

const NO_MEASURE = "-";

/** Metric sizes begin with their width, flotation sizes with their diameter, the others with their width in inches. */
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

/** The distinct measures of some sizes, with their tires: metric widths first, each kind by size. */
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
