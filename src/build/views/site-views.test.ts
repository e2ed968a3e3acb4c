/** @jest-environment node */
import { product, standInApi, type StandInProduct } from "./catalogue-for-tests";
import { CatalogueReader } from "./catalogue-reader";
import { RELATED_COUNT } from "./product-view";
import { SiteViews, type SitePage } from "./site-views";

async function pagesOf(
  products: readonly StandInProduct[],
  options?: Parameters<typeof standInApi>[1],
): Promise<SitePage[]> {
  const views = await SiteViews.open(new CatalogueReader(standInApi(products, options).queryApi));
  const pages: SitePage[] = [];
  for await (const part of views.allPages()) pages.push(...part);
  return pages;
}

const pathsOf = (pages: readonly SitePage[]) => pages.map((page) => page.path);

function listingAt(pages: readonly SitePage[], path: string) {
  const page = pages.find((candidate) => candidate.path === path);
  if (page?.template !== "listing") throw new Error(`There is no listing at ${path}`);
  return page.context.listing;
}

function productAt(pages: readonly SitePage[], id: string) {
  const page = pages.find((candidate) => candidate.path === `/product/product-${id}/`);
  if (page?.template !== "product") throw new Error(`There is no page of ${id}`);
  return page.context.product;
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    product({ productId: `${100 + index}`, bestSellingRank: index + 1 }),
  );

describe("the pages of a catalogue", () => {
  test("include each product, category, department and brand, the brand list, the finder and the home page", async () => {
    expect(pathsOf(await pagesOf([product({ productId: "7" })]))).toEqual([
      "/",
      "/brands/",
      "/finder/",
      "/products/home-appliances/",
      "/products/washers/",
      "/products/dishwashers/",
      "/brands/norvik/",
      "/product/product-7/",
    ]);
  });

  test("include three pages of at most 12 for a listing of 25 products", async () => {
    const pages = await pagesOf(many(25));
    for (const base of ["/products/washers/", "/products/home-appliances/", "/brands/norvik/"]) {
      const cards = [base, `${base}page/2/`, `${base}page/3/`].map(
        (path) => listingAt(pages, path).cards.length,
      );
      expect(cards).toEqual([12, 12, 1]);
    }
    expect(listingAt(pages, "/products/washers/page/3/")).toMatchObject({
      page: 3,
      pageCount: 3,
      totalCount: 25,
    });
  });

  test("keep a category without products, and drop a brand without products", async () => {
    const pages = await pagesOf([]);
    expect(listingAt(pages, "/products/dishwashers/")).toMatchObject({
      totalCount: 0,
      pageCount: 1,
      cards: [],
    });
    expect(pathsOf(pages)).not.toContain("/brands/norvik/");
  });

  test("have no page and no breadcrumb for a hidden category", async () => {
    const products = [product({ productId: "7", category: { id: "dishwashers" } })];
    const pages = await pagesOf(products, { hidden: ["dishwashers"] });
    expect(pathsOf(pages)).not.toContain("/products/dishwashers/");
    expect(productAt(pages, "7").breadcrumbs).toEqual([{ label: "Home", url: "/" }]);
  });

  test("cannot include two products with one address: the build stops and names both", async () => {
    const twins = [product({ productId: "7", slug: "same" }), product({ productId: "8", slug: "same" })];
    await expect(pagesOf(twins)).rejects.toThrow(/\/product\/same\/.*7 \(Product 7\).*8 \(Product 8\)/);
  });

  test("are dated by the latest change of their content", async () => {
    const pages = await pagesOf([
      product({ productId: "1", updatedAt: "2026-01-01T00:00:00.000Z" }),
      product({ productId: "2", updatedAt: "2026-03-01T00:00:00.000Z" }),
    ]);
    const dateOf = (path: string) => pages.find((page) => page.path === path)!.lastChanged;
    expect(dateOf("/products/washers/")).toBe("2026-03-01T00:00:00.000Z");
    expect(dateOf("/product/product-1/")).toBe("2026-01-01T00:00:00.000Z");
    expect(dateOf("/products/dishwashers/")).toBeNull();
  });
});

describe("a listing", () => {
  test("shows best sellers first and unranked products after them by id", async () => {
    const products = [
      product({ productId: "3", bestSellingRank: null }),
      product({ productId: "2", bestSellingRank: null }),
      product({ productId: "9", bestSellingRank: 1 }),
    ];
    const listing = listingAt(await pagesOf(products), "/products/washers/");
    expect(listing.cards.map((card) => card.productId)).toEqual(["9", "2", "3"]);
  });

  test("lists a department's subcategories with their counts on its first page only", async () => {
    const pages = await pagesOf(many(13));
    expect(listingAt(pages, "/products/home-appliances/").tiles).toMatchObject([
      { label: "Washers", productCount: 13 },
      { label: "Dishwashers", productCount: 0, image: null },
    ]);
    expect(listingAt(pages, "/products/home-appliances/page/2/").tiles).toEqual([]);
  });

  test("has breadcrumbs through its department", async () => {
    const { breadcrumbs } = listingAt(await pagesOf(many(1)), "/products/washers/");
    expect(breadcrumbs.map((link) => link.url)).toEqual([
      "/",
      "/products/home-appliances/",
      "/products/washers/",
    ]);
  });
});

describe("one changed price", () => {
  let before: SitePage[] = [];
  let after: SitePage[] = [];
  let touched: SitePage[] = [];
  beforeAll(async () => {
    const changed = many(100).map((item) =>
      item.productId === "150" ? { ...item, regularPrice: item.regularPrice + 1 } : item,
    );
    before = await pagesOf(many(100));
    after = await pagesOf(changed);
    touched = after.filter(
      (page, index) => JSON.stringify(page.context) !== JSON.stringify(before[index]!.context),
    );
  });

  test("changes no page's address", async () => {
    expect(pathsOf(after)).toEqual(pathsOf(before));
  });

  test("affects the product, its few related products and three listings", async () => {
    expect(touched.filter((page) => page.template === "product")).toHaveLength(1 + RELATED_COUNT);
    expect(touched.filter((page) => page.template === "listing").map((page) => page.path)).toEqual([
      "/products/home-appliances/page/5/",
      "/products/washers/page/5/",
      "/brands/norvik/page/5/",
    ]);
    expect(touched).toHaveLength(1 + RELATED_COUNT + 3);
  });
});

describe("the facets of a listing", () => {
  const value = (name: string, count: number) => ({ value: name, label: name, count, isSelected: false });
  const facets = [
    { key: "CATEGORY" as const, label: "Categories", values: [value("washers", 1)] },
    { key: "OFFER" as const, label: "Offers", values: [value("ON_SALE", 0)] },
    { key: "PRICE" as const, label: "Price", values: [value("0-4999", 0), value("5000-9999", 1)] },
    { key: "BRAND" as const, label: "Brands", values: [value("norvik", 1)] },
  ];
  const keysAt = (pages: readonly SitePage[], path: string) =>
    listingAt(pages, path).facets.map(({ key, values }) => [key, values.length]);

  test("omit the listing's own facet, empty values and empty facets", async () => {
    const pages = await pagesOf(many(1), { facets });
    expect(keysAt(pages, "/products/washers/")).toEqual([
      ["PRICE", 1],
      ["BRAND", 1],
    ]);
    expect(keysAt(pages, "/brands/norvik/")).toEqual([
      ["CATEGORY", 1],
      ["PRICE", 1],
    ]);
  });
});

test.each([
  ["sold online, in stores too", { onlineAvailability: true, inStorePickup: true }, true],
  ["sold online alone", { onlineAvailability: true, inStorePickup: false }, true],
  ["of which its supplier says neither", { onlineAvailability: false, inStorePickup: false }, true],
  ["sold in stores alone", { onlineAvailability: false, inStorePickup: true }, false],
])("a product %s ships or not (CHECKOUT-6)", async (_, sold, isSent) => {
  const pages = await pagesOf([product({ productId: "1", ...sold })]);
  const page = pages.find(({ path }) => path === "/product/product-1/");
  expect(page?.context).toMatchObject({ product: { isSent } });
});

describe("related products", () => {
  test("never include the product itself, and a lone product has none", async () => {
    const pair = await pagesOf(many(2));
    expect(productAt(pair, "100").related.map((card) => card.productId)).toEqual(["101"]);
    expect(productAt(await pagesOf(many(1)), "100").related).toEqual([]);
  });
});

describe("pictures", () => {
  test("never use a supplier's address: the category's illustration is shown instead", async () => {
    const supplied = product({ productId: "7", images: [{ href: "https://cdn.supplier.test/7.jpg" }] });
    const pages = await pagesOf([supplied]);
    expect(JSON.stringify(pages)).not.toContain("supplier.test");
    expect(productAt(pages, "7").images).toEqual(["/media/products/washers-1-front"]);
  });
});
