import { PROMISES } from "#contract/checkout/promises";
import type { ListingView, ProductView } from "../../catalogue/views/catalogue-views";
import {
  breadcrumbsJsonLd,
  itemListJsonLd,
  productJsonLd,
  serializeJsonLd,
  shopJsonLd,
  type ToAbsolute,
} from "./json-ld";

const toAbsolute: ToAbsolute = (path) => `https://shop.test${path}`;

const washer: ProductView = {
  productId: "7",
  url: "/product/washer-7/",
  name: "Washer",
  brand: "Norvik",
  image: null,
  regularPrice: 599_00,
  salePrice: 499_50,
  reviewCount: 12,
  reviewAverage: 4.5,
  availability: "AVAILABLE",
  labels: [],
  sku: "7",
  modelNumber: "W-7",
  upc: "123456789012",
  condition: "New",
  images: [],
  breadcrumbs: [],
  listing: { label: "Home", url: "/" },
  brandLink: null,
  description: "Washes.",
  longDescription: "",
  features: [],
  includedItems: [],
  attributes: [],
  shippingCost: null,
  shipping: 0,
  freeShipping: false,
  isSent: true,
  inStorePickup: false,
  related: [],
};

describe("a product", () => {
  test("has its offer price, until the offer's last day", () => {
    const offerOf = (endsAt: string | null) =>
      productJsonLd({ ...washer, offer: { price: 449_55, words: "x", endsAt } }, [], toAbsolute).offers;
    expect(offerOf("2026-12-01T06:00:00.000Z")).toMatchObject({
      price: "449.55",
      priceValidUntil: "2026-11-30",
    });
    expect(offerOf(null)).toMatchObject({ price: "449.55" });
    expect(offerOf(null)).not.toHaveProperty("priceValidUntil");
  });

  test("keeps a sale price until its last day in the shop, or until an offer on it ends", () => {
    const salePeriod = { startsAt: null, endsAt: "2026-12-01T06:00:00.000Z" };
    const offersOf = (change: Partial<ProductView>) =>
      productJsonLd({ ...washer, salePeriod, ...change }, [], toAbsolute).offers;
    expect(offersOf({})).toMatchObject({ priceValidUntil: "2026-11-30" });
    const offer = { price: 449_55, words: "x", endsAt: "2026-11-28T06:00:00.000Z" };
    expect(offersOf({ offer })).toMatchObject({ price: "449.55", priceValidUntil: "2026-11-27" });
  });

  test("has shipping cost and delivery time, unless only the checkout knows them", () => {
    const offerOf = (change: Partial<ProductView>) =>
      productJsonLd({ ...washer, ...change }, [], toAbsolute).offers;
    expect(offerOf({ shippingCost: 49_00 })).toMatchObject({
      shippingDetails: {
        shippingRate: { value: "49.00", currency: "USD" },
        shippingDestination: { addressCountry: "US" },
        deliveryTime: {
          handlingTime: { minValue: 1, maxValue: 2, unitCode: "DAY" },
          transitTime: { minValue: 2, maxValue: 5, unitCode: "DAY" },
        },
      },
    });
    expect(offerOf({ freeShipping: true })).toMatchObject({
      shippingDetails: { shippingRate: { value: "0.00" } },
    });
    expect(offerOf({ shippingCost: null })).not.toHaveProperty("shippingDetails");
    expect(offerOf({ shippingCost: 0, isSent: false })).not.toHaveProperty("shippingDetails");
  });

  test("has one offer at the visible cash price", () => {
    expect(productJsonLd(washer, [], toAbsolute)).toMatchObject({
      "@type": "Product",
      url: "https://shop.test/product/washer-7/",
      gtin: "123456789012",
      mpn: "W-7",
      brand: { "@type": "Brand", name: "Norvik" },
      offers: {
        "@type": "Offer",
        price: "499.50",
        priceCurrency: "USD",
        availability: "https://schema.org/InStock",
        hasMerchantReturnPolicy: { merchantReturnDays: PROMISES.returnDays, applicableCountry: "US" },
      },
    });
  });

  test("has customer reviews only, not the supplier's ratings", () => {
    expect(productJsonLd(washer, [], toAbsolute)).not.toHaveProperty("aggregateRating");
    const newest = [
      {
        id: "r",
        stars: 4,
        title: "Quiet",
        text: "</script>",
        name: "Ada",
        writtenAt: "2026-11-05",
        pictures: ["p1"],
        answer: null,
      },
    ];
    const suppliedRating = { average: 1.2, count: 999 };
    const reviews = { stars: [0, 0, 0, 1, 1], newest };
    const jsonLd = productJsonLd({ ...washer, reviews, suppliedRating }, [], toAbsolute);
    expect(jsonLd).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2, bestRating: 5 },
      review: [
        {
          "@type": "Review",
          reviewRating: { ratingValue: 4 },
          name: "Quiet",
          author: { "@type": "Person", name: "Ada" },
          datePublished: "2026-11-05",
          image: ["https://shop.test/media/reviews/p1.webp"],
        },
      ],
    });
    expect(serializeJsonLd(jsonLd)).not.toMatch(/<|1\.2|999/);
  });

  test("omits unknown values instead of inventing them", () => {
    const bare = { ...washer, upc: "12", modelNumber: null, brand: "", reviewCount: 0, description: "" };
    const names = Object.keys(productJsonLd(bare, [], toAbsolute));
    for (const name of ["gtin", "mpn", "brand", "aggregateRating", "description", "image"]) {
      expect(names).not.toContain(name);
    }
  });

  test.each([
    ["New", "NewCondition"],
    ["Refurbished", "RefurbishedCondition"],
    ["Pre-owned", "UsedCondition"],
  ])("marks a product that is %s as %s", (condition, itemCondition) => {
    expect(productJsonLd({ ...washer, condition }, [], toAbsolute)).toMatchObject({
      offers: { itemCondition: `https://schema.org/${itemCondition}` },
    });
  });

  test("says when it is out of stock or not new", () => {
    const open = { ...washer, availability: "NOT_AVAILABLE" as const, condition: "Open box" };
    expect(productJsonLd(open, [], toAbsolute)).toMatchObject({
      offers: {
        availability: "https://schema.org/OutOfStock",
        itemCondition: "https://schema.org/UsedCondition",
      },
    });
  });
});

test("list positions continue across pages", () => {
  const listing: ListingView = {
    kind: "category",
    id: "washers",
    title: "Washers",
    intro: "",
    breadcrumbs: [],
    tiles: [],
    cards: [washer],
    facets: [],
    totalCount: 25,
    page: 3,
    pageSize: 12,
    pageCount: 3,
  };
  expect(itemListJsonLd(listing, toAbsolute)).toMatchObject({
    numberOfItems: 25,
    itemListElement: [{ position: 25, url: "https://shop.test/product/washer-7/" }],
  });
});

test("breadcrumbs are numbered from the home page", () => {
  const links = [
    { label: "Home", url: "/" },
    { label: "Washers", url: "/products/washers/" },
  ];
  expect(breadcrumbsJsonLd(links, toAbsolute)).toMatchObject({
    itemListElement: [
      { position: 1, name: "Home", item: "https://shop.test/" },
      { position: 2, name: "Washers", item: "https://shop.test/products/washers/" },
    ],
  });
});

test("the shop has its name and its search", () => {
  const facts = { name: "Shop", phone: "1", email: "a@shop.test", socialUrl: "" };
  const [organization, site] = shopJsonLd(facts, toAbsolute);
  expect(organization).not.toHaveProperty("sameAs");
  expect(site).toMatchObject({
    potentialAction: { target: "https://shop.test/search/?q={search_term_string}" },
  });
});

describe("embedded in a page", () => {
  const hostile = "</script><script>alert(1)</script><!-- & \u2028\u2029";

  test("supplier text cannot close the script element", () => {
    const written = serializeJsonLd(productJsonLd({ ...washer, name: hostile }, [], toAbsolute));
    expect(written).not.toMatch(/[<>&\u2028\u2029]/);
  });

  test("it parses back to the same data", () => {
    const value = productJsonLd({ ...washer, name: hostile }, [], toAbsolute);
    expect(JSON.parse(serializeJsonLd(value))).toEqual(value);
  });
});
