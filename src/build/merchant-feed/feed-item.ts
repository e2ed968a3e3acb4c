/**
 * A product as an item of the merchant feed: RSS 2.0 with the attributes of Google's product data
 * specification (support.google.com/merchants/answer/7052112). Built from the view of the product's page, so
 * that feed and page agree.
 */
import { conditionOf, type Condition } from "../../../contract/catalogue/lists";
import { gtinOf } from "../../../contract/catalogue/gtin";
import { cashPriceCents, decimalMoney, type Cents } from "../../../contract/money/money";
import { isVector, pictureFile } from "../../../contract/catalogue/pictures";
import { priceEndOf, priceStartOf } from "../../../contract/promotions/displayed-offers";
import type { ProductView } from "../../catalogue/views/catalogue-views";
import { shorten } from "../../lib/shorten";
import { escapeXml } from "../xml/escape-xml";

/** Maximum characters of each attribute, set by Google's specification. */
const LENGTHS = { id: 50, title: 150, description: 5_000, brand: 70, mpn: 70, productType: 750 } as const;
/** Google's specification allows ten additional pictures. */
const MORE_PICTURES = 10;

/** Google's specification has no value for open-box products: they count as used. */
const CONDITION_WORDS: Readonly<Record<Condition, string>> = {
  NEW: "new",
  OPEN_BOX: "used",
  REFURBISHED: "refurbished",
  PRE_OWNED: "used",
};

/**
 * One line; null for products the specification rejects (CATALOGUE-17): without a price, without their own
 * picture, or not shipped to the buyer.
 * @param siteUrl origin of the site without a trailing slash
 */
export function feedItem(product: ProductView, siteUrl: string): string | null {
  const [picture, ...more] = picturesOf(product, siteUrl);
  const { productId, name, isSent } = product;
  const isRefused = cashPriceCents(product) <= 0 || productId.length > LENGTHS.id || name.trim() === "";
  if (!picture || !isSent || isRefused) return null;
  return [
    "<item>",
    // First, because the publisher finds a product's line by its link.
    linkElement(siteUrl, product.url),
    element("g:id", productId),
    element("g:title", shorten(name, LENGTHS.title)),
    element("g:description", shorten(descriptionOf(product), LENGTHS.description)),
    element("g:image_link", picture),
    ...more.slice(0, MORE_PICTURES).map((address) => element("g:additional_image_link", address)),
    element("g:availability", product.availability === "AVAILABLE" ? "in_stock" : "out_of_stock"),
    ...pricesOf(product),
    element("g:condition", CONDITION_WORDS[conditionOf(product.condition)]),
    ...identifiersOf(product),
    ...optional("g:product_type", productTypeOf(product)),
    ...shippingOf(product),
    "</item>",
  ].join("");
}

/**
 * Prices of an item. Merchant Center may use a feed for a day. So an offer or sale with a period is a sale
 * price with its dates, beside the regular price. A period with an end but no known start is left out.
 */
function pricesOf(product: ProductView): string[] {
  const { regularPrice, offer, salePeriod } = product;
  const cashPrice = cashPriceCents(product);
  const isEnding = (part: ProductView["offer"] | ProductView["salePeriod"]) =>
    Boolean(part?.endsAt && !part.startsAt);
  const salePrice = isEnding(salePeriod) ? regularPrice : cashPrice;
  if (offer && !isEnding(offer) && salePrice === cashPrice)
    return [...amounts(cashPrice, offer.price), ...timeOf({ offer, salePeriod })];
  if (salePrice >= regularPrice) return [element("g:price", dollars(salePrice))];
  return [...amounts(regularPrice, salePrice), ...timeOf({ salePeriod })];
}

const amounts = (price: number, salePrice: number) => [
  element("g:price", dollars(price)),
  element("g:sale_price", dollars(salePrice)),
];

function timeOf(parts: Pick<ProductView, "offer" | "salePeriod">): string[] {
  const [start, end] = [priceStartOf(parts), priceEndOf(parts)];
  if (start === null || end === null) return [];
  return [element("g:sale_price_effective_date", [start, end].map(minuteOf).join("/"))];
}

/** The specification's time format: 2026-11-27T06:00Z. */
function minuteOf(moment: string): string {
  return `${moment.slice(0, 16)}Z`;
}

/** The start of a product's line. */
export function linkElement(siteUrl: string, path: string): string {
  return element("g:link", siteUrl + encodeURI(path));
}

/** GTIN, or brand and MPN; the specification requires `identifier_exists` without either. */
function identifiersOf({ brand, upc, modelNumber }: ProductView): string[] {
  const gtin = gtinOf(upc);
  const mpn = modelNumber && modelNumber.length <= LENGTHS.mpn ? modelNumber : null;
  const exists = gtin !== null || (brand !== "" && mpn !== null);
  return [
    ...optional("g:brand", shorten(brand, LENGTHS.brand)),
    ...optional("g:gtin", gtin),
    ...optional("g:mpn", mpn),
    ...(exists ? [] : [element("g:identifier_exists", "no")]),
  ];
}

/** The first nonempty text of the page; otherwise the product's name. */
function descriptionOf({ description, longDescription, features, name }: ProductView): string {
  return longDescription.trim() || description.trim() || features.join(". ").trim() || name;
}

/** The shop's categories, starting from the department. */
function productTypeOf({ breadcrumbs }: ProductView): string {
  const names = breadcrumbs.slice(1).map(({ label }) => label);
  return shorten(names.join(" > "), LENGTHS.productType);
}

/** Omitted when only the checkout knows the cost; the merchant account's settings then apply. */
function shippingOf({ freeShipping, shippingCost }: ProductView): string[] {
  const cost = freeShipping ? 0 : shippingCost;
  if (cost === null) return [];
  return [`<g:shipping>${element("g:country", "US")}${element("g:price", dollars(cost))}</g:shipping>`];
}

/** Excludes drawings and category illustrations, which do not show the product. */
function picturesOf({ images, isIllustrated }: ProductView, siteUrl: string): string[] {
  if (isIllustrated) return [];
  return images
    .filter((href) => !isVector(href))
    .map((href) => siteUrl + encodeURI(pictureFile(href, 960, "webp")));
}

function dollars(cents: Cents): string {
  return `${decimalMoney(cents)} USD`;
}

function optional(name: string, value: string | null): string[] {
  return value ? [element(name, value)] : [];
}

/** Line breaks become spaces: an item is one line. */
function element(name: string, value: string): string {
  return `<${name}>${escapeXml(value.replace(/\s+/g, " ").trim())}</${name}>`;
}
