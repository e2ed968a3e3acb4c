/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { MIN_PRODUCTS } from "../views/brands-in-categories";
import { product, standInApi, type StandInProduct } from "../views/catalogue-for-tests";
import { CatalogueReader } from "../views/catalogue-reader";
import { SiteViews, type SitePage } from "../views/site-views";
import type { ListingView, ProductView } from "../../catalogue/views/catalogue-views";
import { packView } from "../../lib/page-view";
import { AffectedPages } from "./affected-pages";
import { PageFiles, pageDataFile } from "./page-files";

const WHITE = "/products/washers/color/white/";
const PAIR = "/products/washers/norvik/";
type Options = NonNullable<Parameters<typeof standInApi>[1]>;
const PAGE: NonNullable<Options["pages"]>[number] = {
  categoryId: "washers",
  key: "COLOR",
  value: "WHITE",
  title: "White washers",
  intro: "They suit every room.",
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "affected-pages-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const washer = (id: number, override: Partial<StandInProduct> = {}) =>
  product({
    productId: `${100 + id}`,
    bestSellingRank: id,
    attributes: [{ name: "Color", value: "White" }],
    ...override,
  });
const washers = (count: number) => Array.from({ length: count }, (_, id) => washer(id));
/** A brand-category pair has a page only when neither consists of the other. */
const OTHERS = [
  washer(90, { brand: null, attributes: [] }),
  washer(91, { category: { id: "dishwashers" }, attributes: [] }),
];

function write({ path: address, context }: SitePage): void {
  const file = path.join(folder, pageDataFile(address));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, dataOf(context));
}
const dataOf = (context: SitePage["context"]) =>
  JSON.stringify({ result: { pageContext: packView(context) } });

async function build(products: readonly StandInProduct[], options: Options = {}): Promise<void> {
  const views = await SiteViews.open(new CatalogueReader(standInApi(products, options).queryApi));
  for await (const pages of views.allPages()) pages.forEach(write);
}

/** Publishes as the publisher does. @returns drawn paths in order, and removed paths */
async function publish(
  products: readonly StandInProduct[],
  changedIds: readonly string[],
  options: Options = {},
) {
  const reader = new CatalogueReader(standInApi(products, options).queryApi);
  const views = await SiteViews.open(reader);
  const files = new PageFiles(folder);
  const affected = new AffectedPages(views, reader, files);
  await affected.add(changedIds.map((productId) => ({ productId, slug: `product-${productId}` })));
  const drawn: string[] = [];
  for (const phase of [affected.urgent(), affected.remaining()])
    for await (const pages of phase)
      for (const page of pages) {
        const published = files.pageData(page.path);
        if (published === dataOf(page.context)) continue;
        drawn.push(page.path);
        write(page);
      }
  const removed: string[] = [...affected.hidden];
  for await (const pagePath of affected.surplus()) removed.push(pagePath);
  removed.forEach((pagePath) => files.remove(pagePath));
  return { drawn, removed };
}

/** Expects every published page to equal the page of a build. */
async function expectAsBuilt(products: readonly StandInProduct[], options: Options = {}): Promise<void> {
  const files = new PageFiles(folder);
  const views = await SiteViews.open(new CatalogueReader(standInApi(products, options).queryApi));
  const different: string[] = [];
  for await (const pages of views.allPages())
    for (const page of pages)
      if (files.pageData(page.path) !== dataOf(page.context)) different.push(page.path);
  expect(different).toEqual([]);
}
const isPublished = (address: string) => new PageFiles(folder).pageData(address) !== null;

describe("an attribute page", () => {
  const products = [...washers(14), ...OTHERS];

  test("appears with the staff list before its category links to it, and no product page is rendered for it", async () => {
    await build(products);
    const { drawn, removed } = await publish(products, [], { pages: [PAGE] });
    expect(drawn).toEqual([WHITE, "/products/washers/", `${WHITE}page/2/`]);
    expect(removed).toEqual([]);
    await expectAsBuilt(products, { pages: [PAGE] });
  });

  test("disappears with all its pages after its category stops linking to it", async () => {
    await build(products, { pages: [PAGE] });
    const { drawn, removed } = await publish(products, []);
    expect(drawn).toEqual(["/products/washers/"]);
    expect(removed.sort()).toEqual([WHITE, `${WHITE}page/2/`]);
    await expectAsBuilt(products);
  });

  test("follows changed staff text, on each of its pages and in the link to it", async () => {
    await build(products, { pages: [PAGE] });
    const pages = [{ ...PAGE, intro: "Bright ones." }];
    const { drawn } = await publish(products, [], { pages });
    expect(drawn.sort()).toEqual([WHITE, `${WHITE}page/2/`]);
    await publish(products, [], { pages: [{ ...PAGE, title: "Bright washers" }] });
    await expectAsBuilt(products, { pages: [{ ...PAGE, title: "Bright washers" }] });
  });

  test.each([
    ["a product that gets another color", washer(3, { attributes: [{ name: "Color", value: "Black" }] })],
    ["a product with another price", washer(3, { regularPrice: 1_00 })],
    ["a product that sells less", washer(3, { bestSellingRank: 80 })],
  ])("follows %s", async (_what, changed) => {
    await build(products, { pages: [PAGE] });
    const after = products.map((product) => (product.productId === changed.productId ? changed : product));
    await publish(after, [changed.productId], { pages: [PAGE] });
    await expectAsBuilt(after, { pages: [PAGE] });
  });

  test("follows two products that swap positions, and a discontinued one", async () => {
    await build(products, { pages: [PAGE] });
    const swapped = products
      .filter(({ productId }) => productId !== "105")
      .map((product) =>
        product.productId === "103"
          ? washer(3, { attributes: [] })
          : product.productId === "190"
            ? washer(90, { brand: null })
            : product,
      );
    const { removed } = await publish(swapped, ["103", "190", "105"], { pages: [PAGE] });
    expect(removed).toContain("/product/product-105/");
    await expectAsBuilt(swapped, { pages: [PAGE] });
  });
});

describe("a brand page in a category", () => {
  const all = [...washers(MIN_PRODUCTS), ...OTHERS];

  test("appears with its twelfth product, before category and brand link to it", async () => {
    const before = all.filter(({ productId }) => productId !== "100");
    await build(before);
    expect(isPublished(PAIR)).toBe(false);
    const { drawn } = await publish(all, ["100"]);
    for (const linking of ["/products/washers/", "/brands/norvik/"])
      expect(drawn.indexOf(PAIR)).toBeLessThan(drawn.indexOf(linking));
    expect(isPublished(PAIR)).toBe(true);
    await expectAsBuilt(all);
  });

  test("disappears when one product is discontinued, after both stop linking to it", async () => {
    await build(all);
    const after = all.filter(({ productId }) => productId !== "100");
    const { removed } = await publish(after, ["100"]);
    expect(removed).toContain(PAIR);
    expect(isPublished(PAIR)).toBe(false);
    await expectAsBuilt(after);
  });
});

describe("tire pages linked from their products", () => {
  const tire = (id: string, size: string, line = "Terraform HT", override: Partial<StandInProduct> = {}) =>
    product({
      productId: id,
      name: `Norvik ${line} ${size} 102H`,
      category: { id: "tires" },
      attributes: [{ name: "Product Line", value: line }],
      ...override,
    });
  const page = (key: "TIRE_SIZE" | "PRODUCT_LINE", value: string, title: string) => ({
    categoryId: "tires",
    key,
    value,
    title,
    intro: "In stock.",
    brandId: key === "PRODUCT_LINE" ? "norvik" : null,
  });
  const options: Options = {
    pages: [
      page("TIRE_SIZE", "225-65r17", "225/65R17 tires"),
      page("PRODUCT_LINE", "norvik-terraform-ht", "Norvik Terraform HT tires"),
      page("PRODUCT_LINE", "norvik-glide", "Norvik Glide tires"),
    ],
  };
  const LINE = "/products/tires/line/norvik-terraform-ht/";
  const GLIDE = "/products/tires/line/norvik-glide/";
  const SIZE = "/tires/225-65r17/";
  const tires = [
    tire("301", "225/65R17"),
    tire("302", "235/60R18"),
    tire("303", "225/65R17", "Glide"),
    tire("304", "245/60R18", "Glide"),
  ];
  const others = [washer(1), washer(2)];
  const linksOf = (id: string) =>
    new PageFiles(folder)
      .publishedView<{ product: ProductView }>(`/product/product-${id}/`)!
      .product.alsoSee?.map(({ url }) => url) ?? [];

  test("link to the line and the size, and stay unchanged when something else changes", async () => {
    await build([...tires, ...others], options);
    expect([linksOf("301"), linksOf("302"), linksOf("101")]).toEqual([[LINE, SIZE], [LINE], []]);
    const brand = new PageFiles(folder).publishedView<{ listing: ListingView }>("/brands/norvik/")!.listing;
    expect(brand.attributeLinks?.map(({ url }) => url)).toEqual([LINE, GLIDE]);
    const { drawn } = await publish(
      [...tires, washer(1), washer(2, { regularPrice: 1_00 })],
      ["102"],
      options,
    );
    expect(drawn.filter((address) => address.includes("tire") || address.includes("30"))).toEqual([]);
  });

  test.each([
    ["another price", tire("301", "225/65R17", "Terraform HT", { regularPrice: 1_00 })],
    ["another size, so that the page of the old one goes", tire("301", "235/60R18")],
    ["another line, so that both lines change", tire("301", "225/65R17", "Glide")],
  ])("follow a tire with %s", async (_what, changed) => {
    await build([...tires, ...others], options);
    const after = [changed, ...tires.slice(1), ...others];
    await publish(after, ["301"], options);
    await expectAsBuilt(after, options);
  });

  test("disappear with their second-to-last tire and return with it: the remaining tire's link goes, then returns", async () => {
    await build([...tires, ...others], options);
    const less = [...tires.slice(1), ...others];
    const { removed } = await publish(less, ["301"], options);
    expect(removed).toEqual(expect.arrayContaining([LINE, SIZE]));
    expect(linksOf("302")).toEqual([]);
    await expectAsBuilt(less, options);
    await publish([...tires, ...others], ["301"], options);
    expect(linksOf("302")).toEqual([LINE]);
    await expectAsBuilt([...tires, ...others], options);
  });
});
