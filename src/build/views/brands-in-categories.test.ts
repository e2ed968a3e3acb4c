/** @jest-environment node */
import { readListingPath } from "#contract/site/paths";
import { placeOf } from "../../catalogue/search/listing-place";
import { brandsInCategories, MIN_PRODUCTS, MAX_BRANDS_PER_CATEGORY } from "./brands-in-categories";
import { product, standInApi } from "./catalogue-for-tests";
import { CatalogueReader } from "./catalogue-reader";
import { buildCategoryTree } from "./category-tree";
import { SiteViews, type SitePage } from "./site-views";

const category = (id: string, productCount: number) => ({
  id,
  name: id,
  slug: id,
  active: true,
  productCount,
});
const tree = buildCategoryTree([
  { ...category("home", 1_000), menuGroup: "main", subCategories: [category("washers", 500)] },
]);
const brand = (id: string, productCount = 900) =>
  [id, { id, name: id, description: "", rating: null, productCount, images: [] }] as const;
const pairsOf = (counts: Record<string, number>, brands: Parameters<typeof brand>[] = []) =>
  brandsInCategories(
    tree,
    new Map([...Object.keys(counts).map((id) => brand(id)), ...brands.map((args) => brand(...args))]),
    new Map([["washers", new Map(Object.entries(counts))]]),
  ).map((pair) => `${pair.brand.id} ${pair.count}`);

describe("a brand has a page in a category (CATALOGUE-18)", () => {
  test("from a full page of products on, largest first", () => {
    expect(pairsOf({ small: MIN_PRODUCTS - 1, just: MIN_PRODUCTS, large: 40 })).toEqual([
      "large 40",
      `just ${MIN_PRODUCTS}`,
    ]);
  });

  test("unless it would duplicate the category's or the brand's page", () => {
    expect(pairsOf({ only: 500, whole: 30 }, [["whole", 30]])).toEqual([]);
  });

  test("unless its address is that of a further page", () => {
    expect(pairsOf({ page: 50 })).toEqual([]);
  });

  test("if it is among the largest there", () => {
    const counts = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`b${at}`, 100 - at]));
    expect(pairsOf(counts)).toHaveLength(MAX_BRANDS_PER_CATEGORY);
    expect(pairsOf(counts)[0]).toBe("b0 100");
  });
});

describe("its pages", () => {
  const products = Array.from({ length: 30 }, (_, at) =>
    product({
      productId: `${100 + at}`,
      ...(at < 4 ? { category: { id: "dishwashers" } } : at < 8 ? { brand: null } : {}),
    }),
  );
  const value = { value: "norvik", label: "Norvik", count: 22, isSelected: false };
  const facets = [{ key: "BRAND" as const, label: "Brands", values: [value] }];
  const pages: SitePage[] = [];
  beforeAll(async () => {
    const views = await SiteViews.open(new CatalogueReader(standInApi(products, { facets }).queryApi));
    for await (const part of views.allPages()) pages.push(...part);
  });
  const listingAt = (path: string) => {
    const page = pages.find((candidate) => candidate.path === path);
    return page?.template === "listing" ? page.context.listing : null;
  };

  test("are linked from the first page of the category and of the brand, with their counts", () => {
    const url = "/products/washers/norvik/";
    expect(listingAt("/products/washers/")!.links).toEqual([{ label: "Norvik", url, productCount: 22 }]);
    expect(listingAt("/brands/norvik/")!.links).toContainEqual({ label: "Washers", url, productCount: 22 });
    expect(listingAt("/products/washers/page/2/")).not.toHaveProperty("links");
  });

  test("show the products of both, with text of their own", () => {
    const first = listingAt("/products/washers/norvik/")!;
    expect(first).toMatchObject({ title: "Norvik Washers", totalCount: 22, pageCount: 2, facets: [] });
    expect(first.breadcrumbs.map(({ url }) => url)).toEqual([
      "/",
      "/products/home-appliances/",
      "/products/washers/",
      "/products/washers/norvik/",
    ]);
    expect(listingAt("/products/washers/norvik/page/2/")!.cards).toHaveLength(10);
  });
});

describe("its address", () => {
  test("sets category and brand for searches there", () => {
    expect(placeOf("/products/washers/norvik/page/2/")).toEqual({
      path: "/products/washers/norvik/",
      fixed: { CATEGORY: ["washers"], BRAND: ["norvik"] },
    });
  });

  test("is distinct from a further page of the category", () => {
    expect(readListingPath("/products/washers/page/2/")).toMatchObject({ brandId: null, page: 2 });
    expect(readListingPath("/products/washers/page/")).toBeNull();
    expect(readListingPath("/brands/norvik/washers/")).toBeNull();
  });
});
