/** The table of a line: its sizes by rim and width, and the details that distinguish them. */
import { attributeOf } from "../../../contract/attributes/attributes";
import { WHEELS } from "../../../contract/catalogue/categories";
import { sizeOfTire } from "../../../contract/tires/size-of-tire";
import { writeDimensions, writeTireSize } from "../../../contract/tires/write-tire-size";
import { measuresOfWheel } from "../../../contract/wheels/measures-of-wheel";
import { writeWheelSize } from "../../../contract/wheels/wheel-size";
import type { SizeWords } from "../../catalogue/views/catalogue-views";
import type { CatalogueProduct } from "./catalogue";

type Measured = Pick<CatalogueProduct, "productId" | "name" | "attributes" | "category">;

/** Smallest rim first, then narrowest; products without a readable size come last. */
export function inOrderOfSizes<Item extends Measured>(products: readonly Item[]): Item[] {
  const keyed = products.map((product) => ({ product, key: orderOf(product) }));
  return keyed
    .sort((a, b) => compare(a.key, b.key) || (a.product.productId < b.product.productId ? -1 : 1))
    .map(({ product }) => product);
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [at, number] of one.entries()) if (number !== other[at]) return number - other[at]!;
  return 0;
}

/** Sort key: rim or diameter in inches, width in mm or inches, then ratio, overall diameter or offset. */
function orderOf(product: Measured): readonly number[] {
  if (product.category?.id === WHEELS) {
    const { size, offsetMm } = measuresOfWheel(product);
    return [size?.diameterInches ?? Infinity, size?.widthInches ?? Infinity, offsetMm ?? Infinity];
  }
  const size = sizeOfTire(product);
  if (!size) return [Infinity, Infinity, Infinity];
  const width = size.sectionWidthMm ?? (size.sectionWidthInches ?? 0) * 25.4;
  return [size.rimDiameterInches, width, size.aspectRatioPercent ?? size.overallDiameterInches ?? 0];
}

export function sizeWordsOf(product: Measured): SizeWords {
  return (
    (product.category?.id === WHEELS ? wordsOfWheel(product) : wordsOfTire(product)) ?? {
      size: product.name,
      details: "",
    }
  );
}

function wordsOfTire(product: Measured): SizeWords | null {
  const size = sizeOfTire(product);
  if (!size) return null;
  const dimensions = writeDimensions(size);
  const details = writeTireSize(size)
    .slice(dimensions.length)
    .replace(/^\//, `${attributeOf("LOAD_RANGE").label} `)
    .trim();
  return { size: dimensions, details };
}

const WHEEL_DETAILS = ["bolt pattern", "offset", "finish"];

function wordsOfWheel(product: Measured): SizeWords | null {
  const { size } = measuresOfWheel(product);
  if (!size) return null;
  const details = WHEEL_DETAILS.flatMap(
    (attributeName) =>
      product.attributes.find(({ name }) => name.toLowerCase() === attributeName)?.value ?? [],
  );
  return { size: writeWheelSize(size), details: details.join(", ") };
}
