/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { JSDOM } from "jsdom";
import { MERCHANT_FEED_FILE } from "#contract/site/publishing";
import { aProduct } from "../../catalogue/views/views-for-tests";
import type { ProductView } from "../../catalogue/views/catalogue-views";
import type { SitePage } from "../views/site-views";
import { FeedChanges } from "./feed-file";
import { feedItem } from "./feed-item";

const SITE_URL = "https://shop.test";
const GOOGLE = "http://base.google.com/ns/1.0";
const shop = { name: "Shop & Co", siteUrl: SITE_URL };
const washer = aProduct({
  images: ["/media/supplied/ab/one", "/media/supplied/cd/two"],
  upc: "036000291452",
});
const numbered = (at: number): ProductView => ({
  ...washer,
  productId: `p${at}`,
  url: `/product/washer-${at}/`,
});

/** The attributes of an item by name; a repeated name has all its values. */
function attributesOf(item: Element): Record<string, string[]> {
  const attributes: Record<string, string[]> = {};
  for (const { namespaceURI, localName, textContent } of item.children) {
    expect(namespaceURI).toBe(GOOGLE);
    (attributes[localName] ??= []).push(textContent);
  }
  return attributes;
}
function parse(xml: string): Document {
  return new new JSDOM("").window.DOMParser().parseFromString(xml, "text/xml");
}
function read(product: ProductView): Record<string, string[]> | null {
  const line = feedItem(product, SITE_URL);
  if (line === null) return null;
  expect(line).not.toMatch(/[\r\n]/);
  const items = parse(`<rss xmlns:g="${GOOGLE}">${line}</rss>`).querySelectorAll("item");
  expect(items).toHaveLength(1);
  return attributesOf(items[0]!);
}

describe("an item (CATALOGUE-17)", () => {
  test("has an offer as a sale price for its period only, next to the price without it", () => {
    const pricesOf = (startsAt: string | null, endsAt: string | null) => {
      const offer = { price: 710_00, wasPrice: 790_00, words: "10% off: x", startsAt, endsAt };
      const { price, sale_price, sale_price_effective_date } = read({
        ...washer,
        salePrice: 789_00,
        offer,
      })!;
      return { price, sale_price, sale_price_effective_date };
    };
    const [start, end] = ["2026-11-27T06:00:00.000Z", "2026-12-01T06:00:00.000Z"];
    expect(pricesOf(start, end)).toEqual({
      price: ["789.00 USD"],
      sale_price: ["710.00 USD"],
      sale_price_effective_date: ["2026-11-27T06:00Z/2026-12-01T06:00Z"],
    });
    expect(pricesOf(start, null)).toEqual({ price: ["789.00 USD"], sale_price: ["710.00 USD"] });
    expect(pricesOf(null, null)).toEqual(pricesOf(start, null));
    // Unknown start: without dates the sale price would outlive its end.
    expect(pricesOf(null, end)).toEqual({ price: ["899.99 USD"], sale_price: ["789.00 USD"] });
  });

  test("has a supplier's sale for its period only, and no longer than an offer on it", () => {
    const pricesOf = (change: Partial<ProductView>) => {
      const { price, sale_price, sale_price_effective_date } = read({
        ...washer,
        salePrice: 789_00,
        ...change,
      })!;
      return [price, sale_price, sale_price_effective_date].map((values) => values?.join());
    };
    const salePeriod = { startsAt: "2026-11-20T06:00:00.000Z", endsAt: "2026-11-30T06:00:00.000Z" };
    const saleTime = "2026-11-20T06:00Z/2026-11-30T06:00Z";
    expect(pricesOf({ salePeriod })).toEqual(["899.99 USD", "789.00 USD", saleTime]);
    // Unknown start.
    const open = { startsAt: null, endsAt: salePeriod.endsAt };
    expect(pricesOf({ salePeriod: open })).toEqual(["899.99 USD", undefined, undefined]);
    const offer = { price: 710_00, words: "10% off: x", startsAt: null, endsAt: null };
    expect(pricesOf({ salePeriod, offer })).toEqual(["789.00 USD", "710.00 USD", saleTime]);
    const shorter = { ...offer, startsAt: "2026-11-22T06:00:00.000Z", endsAt: "2026-11-25T06:00:00.000Z" };
    expect(pricesOf({ salePeriod, offer: shorter })).toEqual([
      ...["789.00 USD", "710.00 USD", "2026-11-22T06:00Z/2026-11-25T06:00Z"],
    ]);
  });

  test("matches the product page, in the specification's terms", () => {
    expect(read({ ...washer, salePrice: 799_00, freeShipping: true })).toEqual({
      link: ["https://shop.test/product/halden-washer-1001/"],
      id: ["1001"],
      title: ["Halden Front-Load Washer"],
      description: ["A washer that washes. Quietly."],
      image_link: ["https://shop.test/media/supplied/ab/one-960.webp"],
      additional_image_link: ["https://shop.test/media/supplied/cd/two-960.webp"],
      availability: ["in_stock"],
      price: ["899.99 USD"],
      sale_price: ["799.00 USD"],
      condition: ["new"],
      brand: ["Halden"],
      gtin: ["036000291452"],
      mpn: ["HD-450"],
      product_type: ["Washers & Dryers"],
      shipping: ["US0.00 USD"],
    });
  });

  test("has no sale price unless lower, and no shipping that only the checkout knows", () => {
    const item = read({ ...washer, salePrice: washer.regularPrice, shippingCost: null })!;
    expect(item).toMatchObject({ price: ["899.99 USD"] });
    expect(item).not.toHaveProperty("sale_price");
    expect(item).not.toHaveProperty("shipping");
  });

  test("respects the length limits, cut between words", () => {
    const long = "Wide word ".repeat(900);
    const item = read({ ...washer, name: long, longDescription: long, brand: long, modelNumber: long })!;
    expect(item["title"]![0]!.length).toBeLessThanOrEqual(150);
    expect(item["description"]![0]!.length).toBeLessThanOrEqual(5_000);
    expect(item["brand"]![0]!.length).toBeLessThanOrEqual(70);
    expect(item["title"]![0]).toMatch(/ word$|Wide$/);
    expect(item).not.toHaveProperty("mpn");
  });

  test("is well-formed XML for any supplier text", () => {
    const odd = "A <b>\"bold\" & 'odd'</b> ]]>\u0000\u0008\ufffe\ud800 text\u2028more 📺";
    expect(read({ ...washer, name: odd })!["title"]).toEqual(["A <b>\"bold\" & 'odd'</b> ]]> text more 📺"]);
  });

  test.each([
    ["036000291453", "a wrong check digit"],
    ["12345", "a number of another length"],
    ["2000000000008", "a number that means something in one shop only"],
    ["000000000000", "no number"],
  ])("has no gtin for %s, %s", (upc) => {
    expect(read({ ...washer, upc })).not.toHaveProperty("gtin");
  });

  test("says that a product has no identifier: neither a gtin nor brand and number", () => {
    expect(read({ ...washer, upc: null, modelNumber: null })).toMatchObject({ identifier_exists: ["no"] });
    expect(read({ ...washer, upc: null, brand: "" })).toMatchObject({ identifier_exists: ["no"] });
    expect(read({ ...washer, upc: null })).not.toHaveProperty("identifier_exists");
  });

  test.each([
    ["New", "new"],
    ["Open box", "used"],
    ["Refurbished", "refurbished"],
    ["Pre-owned", "used"],
  ])("maps %s to %s", (condition, word) => {
    expect(read({ ...washer, condition })).toMatchObject({ condition: [word] });
  });

  test("uses its name as the description when there is no text", () => {
    const bare = { ...washer, description: " ", longDescription: "", features: [] };
    expect(read(bare)).toMatchObject({ description: [washer.name] });
  });

  test.each<[string, Partial<ProductView>]>([
    ["without a price", { regularPrice: 0 }],
    ["with an illustration for a picture", { isIllustrated: true }],
    ["with a drawing for a picture", { images: ["/media/brands/one.svg"] }],
    ["that is picked up only", { isSent: false }],
  ])("is omitted for a product %s", (_, change) => {
    expect(read({ ...washer, ...change })).toBeNull();
  });
});

describe("the file", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "merchant-feed-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const page = (product: ProductView): SitePage => ({
    path: product.url,
    template: "product",
    context: { product },
    isIndexed: true,
    lastChanged: "2026-01-01T00:00:00.000Z",
  });
  async function publish(changed: readonly ProductView[], removed: readonly string[] = []): Promise<void> {
    const feed = await FeedChanges.begin(path.join(folder, "notes"), shop);
    await feed.add(changed.map(page));
    for (const address of removed) feed.remove(address);
    await feed.write(folder);
  }
  /** Prices in the current feed, by id. */
  function currentPrices(): Record<string, string> {
    const xml = gunzipSync(readFileSync(path.join(folder, MERCHANT_FEED_FILE))).toString();
    const feed = parse(xml);
    expect(feed.querySelector("channel > title")!.textContent).toBe("Shop & Co");
    const items = [...feed.querySelectorAll("item")].map(attributesOf);
    return Object.fromEntries(items.map(({ id, price }) => [id![0]!, price![0]!]));
  }

  test("exists, and is empty, without products", async () => {
    await publish([]);
    expect(currentPrices()).toEqual({});
  });

  test("has the specification's required fields for many odd products, within its lengths and terms", async () => {
    const names = ['A & B <i>"washer"</i>', "x".repeat(400), "Ünïcode 洗衣机 😀", "]]>", "Plain"];
    const odd = Array.from({ length: 300 }, (_, at): ProductView => ({
      ...numbered(at),
      name: names[at % names.length]!,
      longDescription: at % 3 === 0 ? "word & <b>word</b> ".repeat(600) : "",
      upc: at % 4 === 0 ? null : at % 4 === 1 ? "123" : washer.upc,
      modelNumber: at % 5 === 0 ? null : `M-${at}`,
      availability: at % 2 === 0 ? "AVAILABLE" : "NOT_AVAILABLE",
      salePrice: at % 7 === 0 ? 1_00 : null,
    }));
    await publish(odd);
    const xml = gunzipSync(readFileSync(path.join(folder, MERCHANT_FEED_FILE))).toString();
    const items = [...parse(xml).querySelectorAll("item")].map(attributesOf);
    expect(new Set(items.map(({ id }) => id![0])).size).toBe(odd.length);
    const amount = /^\d+\.\d\d USD$/;
    const wrong = items.filter((item) => {
      const valueOf = (name: string) => item[name]?.[0] ?? "";
      const isIdentified =
        valueOf("gtin") !== "" || valueOf("mpn") !== "" || valueOf("identifier_exists") === "no";
      return !(
        /^.{1,50}$/.test(valueOf("id")) &&
        /^.{1,150}$/su.test(valueOf("title")) &&
        /^.{1,5000}$/su.test(valueOf("description")) &&
        valueOf("link").startsWith(`${SITE_URL}/`) &&
        valueOf("image_link").startsWith(`${SITE_URL}/`) &&
        /^(in_stock|out_of_stock)$/.test(valueOf("availability")) &&
        /^(new|refurbished|used)$/.test(valueOf("condition")) &&
        amount.test(valueOf("price")) &&
        (valueOf("sale_price") === "" || amount.test(valueOf("sale_price"))) &&
        isIdentified
      );
    });
    expect(wrong).toEqual([]);
    expect(items.filter(({ availability }) => availability![0] === "out_of_stock")).toHaveLength(150);
    expect(items.filter(({ sale_price: sale }) => sale)).toHaveLength(43);
  });

  test("updates changed items, keeps the rest, and drops removed or ineligible ones", async () => {
    await publish([1, 2, 3, 4].map(numbered));
    await publish(
      [
        { ...numbered(2), regularPrice: 1_00 },
        { ...numbered(3), isIllustrated: true },
        { ...numbered(5), regularPrice: 5_00 },
      ],
      [numbered(4).url, "/product/never-was/"],
    );
    expect(currentPrices()).toEqual({ p1: "899.99 USD", p2: "1.00 USD", p5: "5.00 USD" });
    await publish([]);
    expect(Object.keys(currentPrices())).toHaveLength(3);
  });

  test("is rewritten completely after an interrupted publication", async () => {
    await publish([1, 2].map(numbered));
    const killed = await FeedChanges.begin(path.join(folder, "notes"), shop);
    await killed.add([page({ ...numbered(1), regularPrice: 1_00 })]);
    await publish([{ ...numbered(1), regularPrice: 2_00 }]);
    expect(currentPrices()).toEqual({ p1: "2.00 USD", p2: "899.99 USD" });
  });
});
