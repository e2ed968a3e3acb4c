/** Size of a tire product: from the supplier's line, otherwise from the name. */
import { findTireSize, readTireSize } from "./read-tire-size";
import type { TireSize } from "./tire-size";

interface NamedTire {
  readonly name: string;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
}

/** Supplier names of the size. */
const SIZE_LINES = new Set(["tire size", "tyre size", "size", "tire_size", "full size"]);

/** One-entry cache: several attributes are read from one product in turn. */
let last: { readonly product: NamedTire; readonly size: TireSize | null } | null = null;

/** Null if there is no readable size. */
export function sizeOfTire(product: NamedTire): TireSize | null {
  if (last?.product === product) return last.size;
  const line = product.attributes.find(({ name }) => SIZE_LINES.has(name.toLowerCase()));
  const read = line ? readTireSize(line.value) : null;
  const named = findTireSize(product.name);
  // A size followed by irrelevant words ("225/65R17 102H studded") still counts.
  const hasExtraWords = read && !read.ok && read.reason === "UNKNOWN_MARK";
  const written = read?.ok ? read.size : hasExtraWords && line ? findTireSize(line.value) : null;
  // A line may have the measures only, while the name also has index and rating.
  const size =
    written && (written.service || !named) ? written : written && named ? mergeMarks(written, named) : named;
  last = { product, size };
  return size;
}

function mergeMarks(size: TireSize, named: TireSize): TireSize {
  const isSame =
    size.rimDiameterInches === named.rimDiameterInches &&
    size.sectionWidthMm === named.sectionWidthMm &&
    size.aspectRatioPercent === named.aspectRatioPercent &&
    size.overallDiameterInches === named.overallDiameterInches &&
    size.sectionWidthInches === named.sectionWidthInches;
  return isSame ? { ...named, prefix: size.prefix ?? named.prefix } : size;
}
