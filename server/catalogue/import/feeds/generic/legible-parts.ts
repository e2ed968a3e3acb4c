/** Whether a record's price, stock and pictures are readable, for the check before an import. */
import { RejectedRecord } from "../../cleaning/read-values";
import { RecordFields } from "../../cleaning/record-fields";
import type { LegibleParts } from "../feed.port";
import { readImages, type PictureOfFile } from "./read-lists";
import { isPriced, readPrices } from "./read-product";
import { isStockLegible } from "./read-stock";

export function legibleParts(
  record: object,
  sku: string,
  pictureOfFile: PictureOfFile = () => null,
): LegibleParts {
  const fields = new RecordFields(record);
  const images = readImages(fields, (file) => pictureOfFile(file, sku));
  return {
    price: isPriced(fields) ? isPriceLegible(fields) : undefined,
    stock: isStockLegible(fields),
    pictures: images && images.length > 0,
  };
}

function isPriceLegible(fields: RecordFields): boolean {
  try {
    const { regularPrice, salePrice } = readPrices(fields);
    return (regularPrice ?? salePrice ?? null) !== null;
  } catch (error) {
    if (error instanceof RejectedRecord) return false;
    throw error;
  }
}
