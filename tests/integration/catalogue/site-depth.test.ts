/** Click depth from home of every page of a large catalogue, by the views its pages are rendered from. */
import { ROUTES, categoryPath, pageOf } from "#contract/site/paths";
import { CatalogueReader, type QueryApi } from "../../../src/build/views/catalogue-reader";
import { SiteViews, type SitePage } from "../../../src/build/views/site-views";
import { pageNumbersWithShortcuts } from "../../../src/ui/page-numbers";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

jest.setTimeout(180_000);

const PRODUCTS = 6_000;

let api: TestApi;
/** Linked paths, by the path of the page. */
const links = new Map<string, string[]>();
const depths = new Map<string, number>([[ROUTES.home, 0]]);
const pairs: string[] = [];

beforeAll(async () => {
  api = await startTestApi(PRODUCTS);
  const queryApi: QueryApi = async <Answer>(query: string) => {
    const { data, errors } = await api.query(query);
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return data as Answer;
  };
  const reader = new CatalogueReader(queryApi);
  const views = await SiteViews.open(reader);
  await reader.cacheAllProducts();
  // The menu is on every page.
  const menu = views.frame.getCategories
    .flatMap((department) => [department, ...department.subCategories])
    .filter(({ active }) => active)
    .map((category) => categoryPath(category));
  for await (const pages of views.allPages())
    for (const page of pages) links.set(page.path, [...menu, ROUTES.brands, ...linksOf(page)]);
  for (const { url, frame } of views.shelves.values())
    if (frame.kind === "brand-in-category") pairs.push(url);
  // A Map iterates in insertion order, also over keys added on the way: breadth-first.
  for (const [address, depth] of depths)
    for (const link of links.get(address) ?? []) if (!depths.has(link)) depths.set(link, depth + 1);
});
afterAll(() => api.close());

function linksOf(page: SitePage): string[] {
  const urls = (list: readonly { readonly url: string }[]) => list.map(({ url }) => url);
  if (page.template === "brand-list") return urls(page.context.list.brands);
  if (page.template === "home") {
    const { deals, bestSellers, brands } = page.context.home;
    return urls([...deals, ...bestSellers, ...brands]);
  }
  if (page.template === "product") return urls(page.context.product.related);
  if (page.template === "finder") return [];
  if (page.template === "vehicles") return urls(page.context.vehicles.links);
  const { listing } = page.context;
  const first = listing.breadcrumbs.at(-1)!.url;
  const numbers = pageNumbersWithShortcuts(listing.page, listing.pageCount);
  return [
    ...urls([
      ...listing.tiles,
      ...(listing.finder ? [{ url: ROUTES.finder }] : []),
      ...(listing.finder?.years.length ? [{ url: ROUTES.vehicles }] : []),
      ...listing.cards,
      ...(listing.links ?? []),
      ...(listing.attributeLinks ?? []),
    ]),
    ...numbers.flatMap((number) => (number === null ? [] : [pageOf(first, number)])),
  ];
}

test("every product is within four clicks of home and every listing page within five", () => {
  expect(links.size).toBeGreaterThan(PRODUCTS);
  const tooDeep = [...links.keys()].filter(
    (address) => (depths.get(address) ?? Infinity) > (address.startsWith("/product/") ? 4 : 5),
  );
  expect(tooDeep).toEqual([]);
});

test("every link of a listing leads to a page, including links to brands in categories", () => {
  expect(pairs.length).toBeGreaterThan(0);
  expect([...depths.keys()].filter((address) => !links.has(address))).toEqual([]);
});
