/** Product lines (CATALOGUE-12) of prices, carts and orders. A category belongs to one line. */
import { SHOP_CATEGORIES, TIRES, WHEELS } from "./categories";
import { sizeOfTire } from "../tires/size-of-tire";
import { writeTireSize } from "../tires/write-tire-size";
import { measuresOfWheel } from "../wheels/measures-of-wheel";
import { writeWheelSize } from "../wheels/wheel-size";

export const CATALOGUE_LINES = ["ELECTRONICS", "TIRES_AND_WHEELS"] as const;
export type CatalogueLine = (typeof CATALOGUE_LINES)[number];
export const CATALOGUE_LINE_LABELS: Readonly<Record<CatalogueLine, string>> = {
  ELECTRONICS: "Electronics",
  TIRES_AND_WHEELS: "Tires and wheels",
};

const TIRES_WHEELS = "tires-wheels";
const ON_WHEELS: ReadonlySet<string> = new Set(
  SHOP_CATEGORIES.filter(({ id }) => id === TIRES_WHEELS).flatMap(({ id, subCategories }) => [
    id,
    ...(subCategories ?? []).map((leaf) => leaf.id),
  ]),
);

/** @param categoryId null if the product's category is unknown */
export function catalogueLineOf(categoryId: string | null | undefined): CatalogueLine {
  return ON_WHEELS.has(categoryId ?? "") ? "TIRES_AND_WHEELS" : "ELECTRONICS";
}

interface Sized {
  readonly name: string;
  readonly category?: { readonly id: string } | null | undefined;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
}

/** 225/65R17 102H for a tire, 18x8 for a wheel; null without a readable size. */
export function sizeTextOf(product: Sized): string | null {
  switch (product.category?.id) {
    case TIRES: {
      const size = sizeOfTire(product);
      return size && writeTireSize(size);
    }
    case WHEELS: {
      const { size } = measuresOfWheel(product);
      return size && writeWheelSize(size);
    }
    default:
      return null;
  }
}
