/** The size of a product that is a tire: from the supplier's line for it, else from its name. */
import { findTireSize, readTireSize } from "./read-tire-size";
import type { TireSize } from "./tire-size";

interface NamedTire {
  readonly name: string;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
}

/** What suppliers call the size. */
const SIZE_LINES = new Set(["tire size", "tyre size", "size", "tire_size", "full size"]);

/** Several attributes are read from one product in turn. */
let last: { readonly product: NamedTire; readonly size: TireSize | null } | null = null;

/** Null for what has no size that can be read. */
export function sizeOfTire(product: NamedTire): TireSize | null {
  if (last?.product === product) return last.size;
  const line = product.attributes.find(({ name }) => SIZE_LINES.has(name.toLowerCase()));
  const read = line ? readTireSize(line.value) : null;
  const named = findTireSize(product.name);
  // Of a size with words behind it that say nothing of it ("225/65R17 102H studded") the size still counts.
  const isWordy = read && !read.ok && read.reason === "UNKNOWN_MARK";
  const written = read?.ok ? read.size : isWordy && line ? findTireSize(line.value) : null;
  // A line may hold the measures alone while the name has the index and rating too.
  const size =
    written && (written.service || !named) ? written : written && named ? withMarksOf(written, named) : named;
  last = { product, size };
  return size;
}

function withMarksOf(size: TireSize, named: TireSize): TireSize {
  const isSame =
    size.rimDiameterInches === named.rimDiameterInches &&
    size.sectionWidthMm === named.sectionWidthMm &&
    size.aspectRatioPercent === named.aspectRatioPercent &&
    size.overallDiameterInches === named.overallDiameterInches &&
    size.sectionWidthInches === named.sectionWidthInches;
  return isSame ? { ...named, prefix: size.prefix ?? named.prefix } : size;
}
