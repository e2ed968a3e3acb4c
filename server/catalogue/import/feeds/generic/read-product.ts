/**
 * Reads one record by common field names: the Best Buy Products API and open data set, nested recommendation
 * answers, Google Merchant Center, and the demo catalogue's availableQuantity.
 */
import { TIRES, WHEELS } from "#contract/catalogue/categories";
import { readCondition } from "./read-condition";
import { readCategoryPath } from "./read-category-path";
import { readGooglePath, readGoogleShipping } from "./read-google";
import { readAttributes, readImages, readLines, type PictureOfFile } from "./read-lists";
import { readRebates } from "./read-rebates";
import { readSalePeriod } from "./read-sale-period";
import { readStock } from "./read-stock";
import { isMissingMeasure, lineOf, pathOfLine, readLineColumns } from "./read-tires";
import {
  foreignCurrencyIn,
  isAmount,
  readCost,
  readFlag,
  readLine,
  readName,
  readOptionalLine,
  readParagraphs,
  readPrice,
  readRating,
  readSalePrice,
  readSku,
  readUpc,
  readWhole,
  RejectedRecord,
} from "../../cleaning/read-values";
import { RequestedFields, fieldForm, RecordFields } from "../../cleaning/record-fields";
import type { CategoryStepRecord } from "../../../../db/tables/product-fields";
import type { FeedProduct } from "../feed-record";

const SALE_PRICE_FIELDS =
  "saleprice sellingprice specialprice offerprice discountprice discountedprice currentprice finalprice".split(
    " ",
  );
const ID_FIELDS = ["offerid", "objectid", "productid", "id"];

export const isPriced = (fields: RecordFields) =>
  fields.first("price", "regularprice", "prices", ...SALE_PRICE_FIELDS) !== undefined;

/** Returns true for a record with a price or a SKU, even an empty one. */
export function speaksOfProduct(fields: RecordFields): boolean {
  return fields.first("sku", "skuid") !== undefined || isPriced(fields);
}

/** Returns the record's SKU. Feeds without that field use the product or object id, beside a price. */
export function skuOf(fields: RecordFields): string | undefined {
  const sku = readSku(fields.first("sku", "skuid"));
  if (sku !== undefined) return sku;
  return isPriced(fields) ? readSku(fields.first(...ID_FIELDS)) : undefined;
}

/** @throws RejectedRecord if the record cannot be a product */
export function readProduct(record: unknown, pictureOfFile: PictureOfFile = () => null): FeedProduct {
  if (typeof record !== "object" || record === null || Array.isArray(record)) {
    throw new RejectedRecord("this is not a JSON object");
  }
  const fields = new RecordFields(record);
  const sku = skuOf(fields);
  if (sku === undefined) throw new RejectedRecord("no sku", "sku");
  return readFields(fields, sku, pictureOfFile);
}

/** Reads all fields of the product with this SKU. @throws RejectedRecord */
function readFields(fields: RecordFields, sku: string, pictureOfFile: PictureOfFile): FeedProduct {
  const identity = readIdentity(fields);
  const categoryPath = readCategory(fields);
  const line = lineOf(fields, categoryPath);
  const prices = readPrices(fields);
  const unusable: string[] = [];
  return {
    sku,
    ...identity,
    ...prices,
    salePeriod: readSalePeriod(fields, prices.salePrice),
    ...readOpinions(fields),
    ...readDelivery(fields),
    ...readTexts(fields),
    condition: readCondition(fields, identity.name, categoryPath),
    categoryPath,
    images: readImages(
      fields,
      (file) => pictureOfFile(file, sku),
      (text) => unusable.push(text),
    ),
    ...(unusable.length > 0 && { unusablePictures: unusable }),
    attributes: line
      ? readAttributes(fields, readLineColumns(fields, line))?.filter(
          (attribute) => !isMissingMeasure(line, attribute),
        )
      : readAttributes(fields),
    rebates: readRebates(fields),
  };
}

/** Forms of all fields that a product is read from. */
export const PRODUCT_FIELDS: ReadonlySet<string> = (() => {
  const requested = new RequestedFields();
  skuOf(requested);
  readFields(requested, "", () => null);
  const columns = ([TIRES, WHEELS] as const).flatMap((line) =>
    readLineColumns(requested, line).map(({ name }) => name),
  );
  return new Set([...requested.forms, ...columns.map(fieldForm), ...ID_FIELDS]);
})();

/** Returns the record's category path; undefined if absent. */
export function readCategory(fields: RecordFields): CategoryStepRecord[] | undefined {
  const own = readCategoryPath(fields.first("categorypath", "category", "categories", "categoryid"));
  return own !== undefined && own.length > 0 ? own : (readGooglePath(fields) ?? own ?? pathOfLine(fields));
}

function readIdentity(fields: RecordFields) {
  const name = fields.first("name", "title", "productname");
  const text = readName(name ?? fields.nested("names")?.first("title", "short") ?? name, 250);
  return {
    name: text === "" ? undefined : text,
    supplierProductId: readOptionalLine(fields.first("productid"), 64),
    manufacturer: readLine(fields.first("manufacturer", "brand", "brandname"), 120)?.replace(
      /(?<!\s)\s*[®™©℠]/g,
      "",
    ),
    modelNumber: readOptionalLine(fields.first("modelnumber", "model", "mpn"), 120),
    upc: readUpc(fields.first("upc", "gtin", "ean", "barcode")),
    active: readFlag(fields.first("active")),
  };
}

/** @throws RejectedRecord for an absurd price, or for one in another currency */
export function readPrices(fields: RecordFields) {
  const nested = fields.nested("prices") ?? fields.nested("price");
  const price = fields.first("price");
  const salePrice = readSalePrice(
    coalesce(fields.first(...SALE_PRICE_FIELDS), nested?.first("current", "sale")),
    "the sale price",
  );
  const regularPrice = readPrice(
    coalesce(fields.first("regularprice"), nested?.first("regular"), isAmount(price) ? price : undefined),
    "the regular price",
  );
  const currency = foreignCurrencyIn(fields) ?? (nested && foreignCurrencyIn(nested));
  if (currency !== null && isPriced(fields))
    throw new RejectedRecord(`the prices are in ${currency}, not in US dollars`, "currency");
  return {
    regularPrice,
    salePrice,
    clearance: readFlag(fields.first("clearance")),
    lowPriceGuarantee: readFlag(fields.first("lowpriceguarantee")),
  };
}

/** Returns the first value; null if one of them says there is none. */
function coalesce(...values: readonly unknown[]): unknown {
  return (
    values.find((value) => value !== undefined && value !== null) ?? values.find((value) => value === null)
  );
}

function readOpinions(fields: RecordFields) {
  const nested = fields.nested("customerreviews");
  const count = readWhole(
    coalesce(fields.first("customerreviewcount", "reviewcount"), nested?.first("count")),
    0,
  );
  const average = coalesce(fields.first("customerreviewaverage", "rating"), nested?.first("averagescore"));
  return {
    customerReviewCount: count === null ? 0 : count,
    customerReviewAverage: readRating(average),
    bestSellingRank: readWhole(fields.first("bestsellingrank"), 1),
  };
}

export function readDelivery(fields: RecordFields) {
  const shipping = fields.first("shipping");
  const google = readGoogleShipping(shipping);
  const nested = Array.isArray(google) ? firstGround(google) : google;
  const cost = readCost(coalesce(fields.first("shippingcost"), nested));
  const orderable = fields.first("orderable");
  // Products that are not shipped are picked up at a store or an installer.
  const isShippable = readFlag(fields.first("isshippable", "shippable"));
  const { availableQuantity, isAvailable, isStockBlank } = readStock(fields);
  return {
    shippingCost: cost,
    freeShipping: readFlag(fields.first("freeshipping")) ?? (cost === undefined ? undefined : cost === 0),
    homeDelivery: readFlag(fields.first("homedelivery")),
    inStorePickup: readFlag(fields.first("instorepickup")) ?? (isShippable === false ? true : undefined),
    onlineAvailability:
      isShippable ?? readFlag(fields.first("onlineavailability")) ?? readFlag(orderable) ?? isAvailable,
    inStoreAvailability: readFlag(fields.first("instoreavailability")),
    quantityLimit: readWhole(fields.first("quantitylimit"), 1),
    availableQuantity,
    isStockBlank,
  };
}

function firstGround(levels: readonly unknown[]): unknown {
  const [first] = levels;
  return typeof first === "object" && first !== null ? (first as { ground?: unknown }).ground : undefined;
}

/** Prefers HTML over the supplier's plain text, in which words run together where tags were. */
function readTexts(fields: RecordFields) {
  const nested = fields.nested("descriptions");
  const own = coalesce(fields.first("shortdescriptionhtml", "shortdescription"), nested?.first("short"));
  const longOne = coalesce(fields.first("longdescriptionhtml", "longdescription"), nested?.first("long"));
  // A field named just "description" fills the missing text.
  const other = fields.first("descriptionhtml", "description");
  const short = own ?? other;
  const long = longOne ?? (own === undefined || own === null ? longOne : other);
  return {
    description: readLine(short, 2_000),
    longDescription: readParagraphs(long, 20_000),
    features: readLines(fields.first("features", "producthighlight", "producthighlights"), 1_000),
    includedItems: readLines(fields.first("includeditemlist", "includeditems"), 300),
  };
}
