/** Staff search rules: synonyms, protected words, pinned and hidden products (SEARCH-1 to SEARCH-4). */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { FastifyInstance } from "fastify";
import { MESSAGES } from "#contract/messages";
import { importRecords } from "../../../server/catalogue/import/import-catalogue";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { queryHost } from "../../support/hosts/test-api";
import { startTwoHosts, type TwoHosts } from "../../support/hosts/two-hosts";
import { waitFor } from "../../support/hosts/wait-for";

let hosts: TwoHosts;
let admin: TestUser;
/** IDs by the last word of the name. */
let ids: Record<string, string>;
const NAMES = [
  ...["Wooden Plinth Alpha", "Wooden Plinth Beta", "Wooden Plinth Gamma", "Steel Plinth Delta"],
  ...["Padded Settee Epsilon", "Padded Settee Zeta", "Zonelight Eta"],
];
beforeAll(async () => {
  hosts = await startTwoHosts();
  const { db } = hosts.api.database;
  const records = NAMES.map((name, at) => ({
    sku: `s-${at}`,
    name,
    regularPrice: 100 + 100 * at,
    categoryPath: "tv-stands",
    manufacturer: "Halden",
    active: true,
  }));
  await importRecords({ db, records, supplierId: "any" });
  admin = await signedIn(hosts.api, "ADMIN");
  for (const host of [hosts.api.app, hosts.second])
    await waitFor(async () => ((await search("plinth", {}, host)).totalCount === 4 ? true : null));
  const { rows } = await sql<{
    id: string;
    name: string;
  }>`SELECT product_id AS id, name FROM products`.execute(db);
  ids = Object.fromEntries(rows.map(({ id, name }) => [name.split(" ").at(-1)!, id]));
});
afterAll(() => hosts?.close());
afterEach(async () => {
  for (const { id } of await rules())
    await callRest(hosts.api.app, "deleteSearchRule", { bearer: admin.bearer, params: { id } });
});

interface SearchResults {
  readonly totalCount: number;
  readonly correctedText: string | null;
  readonly products: readonly { readonly name: string }[];
  readonly facets: readonly {
    readonly key: string;
    readonly values: readonly { readonly value: string; readonly count: number }[];
  }[];
}

async function search(text: string, input: object = {}, host: FastifyInstance = hosts.api.app) {
  const { data } = await queryHost(
    host,
    `query ($input: SearchProductsInput!) { found: searchProducts(input: $input) {
      totalCount correctedText products { name } facets { key values { value count } } } }`,
    { input: { text, ...input } },
  );
  return (data as { found: SearchResults }).found;
}
const lastWords = ({ products }: Pick<SearchResults, "products">) =>
  products.map(({ name }) => name.split(" ").at(-1)!);
const rules = async () =>
  (await callRest(hosts.api.app, "listSearchRules", { bearer: admin.bearer })).body.data!.rows;
const save = (body: object, id: string = randomUUID()) =>
  callRest(hosts.api.app, "saveSearchRule", { bearer: admin.bearer, params: { id }, body });
const fieldsOf = async (body: object) => (await save(body)).body.fieldErrors.map(({ property }) => property);

test("synonyms apply at once here and within seconds on every process, one-way or two-way", async () => {
  expect((await search("couch")).totalCount).toBe(0);
  expect((await save({ kind: "SYNONYM", phrases: ["couch", "Long Seat", "settee"] })).status).toBe(200);
  for (const text of ["couch", "long-seat", "padded COUCHES", "settees"])
    expect([text, lastWords(await search(text)).sort()]).toEqual([text, ["Epsilon", "Zeta"]]);
  expect(await search("couch")).toMatchObject({ correctedText: null, totalCount: 2 });
  await waitFor(async () => ((await search("couch", {}, hosts.second)).totalCount === 2 ? true : null));
  expect((await search("long table")).totalCount).toBe(0);

  await save({ kind: "SYNONYM", text: "pedestal", phrases: ["wooden plinth"] });
  expect(lastWords(await search("pedestal")).sort()).toEqual(["Alpha", "Beta", "Gamma"]);
  expect((await search("pedestal", { minPrice: 150_00 })).totalCount).toBe(2);

  const [, couch] = await rules();
  await callRest(hosts.second, "deleteSearchRule", { bearer: admin.bearer, params: { id: couch!.id } });
  expect((await search("couch", {}, hosts.second)).totalCount).toBe(0);
  await waitFor(async () => ((await search("couch")).totalCount === 0 ? true : null));
});

test("a synonym adds to exact matches, and not to spelling corrections", async () => {
  await save({ kind: "SYNONYM", text: "plinth", phrases: ["settee"] });
  const words = lastWords(await search("plinth"));
  expect(words.slice(0, 4).sort()).toEqual(["Alpha", "Beta", "Delta", "Gamma"]);
  expect(words.slice(4).sort()).toEqual(["Epsilon", "Zeta"]);
  expect((await search("settee")).totalCount).toBe(2);

  expect(await search("zonelght")).toMatchObject({ totalCount: 1 });
  await save({ kind: "SYNONYM", text: "zonelght", phrases: ["settee"] });
  expect(lastWords(await search("zonelght")).sort()).toEqual(["Epsilon", "Zeta"]);
});

test("a protected word is never corrected", async () => {
  expect(await search("setee")).toMatchObject({ totalCount: 2, correctedText: "settee" });
  await save({ kind: "NEVER_CORRECTED", text: "Setee" });
  expect(await search("setee")).toMatchObject({ totalCount: 0, correctedText: null });
  expect((await search("settee")).totalCount).toBe(2);
});

test("pinned products come first in order and hidden ones never, with exact counts and pages", async () => {
  const { Delta, Eta, Beta } = ids as Record<string, string>;
  await save({ kind: "PLACING", text: "Wooden plinths", pinned: [Eta, Delta], hidden: [Beta] });
  const results = await search("wooden plinth");
  expect(lastWords(results).slice(0, 2)).toEqual(["Eta", "Delta"]);
  expect(lastWords(results).sort()).toEqual(["Alpha", "Delta", "Eta", "Gamma"]);
  expect(results.totalCount).toBe(4);
  const leaf = results.facets.find(({ key }) => key === "CATEGORY")!.values;
  expect(leaf).toEqual([expect.objectContaining({ count: 4 })]);

  // Another text, another sort order, and a filter that excludes them.
  expect(lastWords(await search("plinth")).sort()).toEqual(["Alpha", "Beta", "Delta", "Gamma"]);
  const cheapest = await search("wooden plinth", { sort: "PRICE_LOW_TO_HIGH" });
  expect(lastWords(cheapest)).toEqual(["Alpha", "Gamma", "Delta", "Eta"]);
  expect(lastWords(await search("wooden plinth", { maxPrice: 450_00 }))[0]).toBe("Delta");
  // A text without matches shows its pinned products.
  await save({ kind: "PLACING", text: "father's day", pinned: [Delta], hidden: [] });
  expect(await search("Fathers Day")).toMatchObject({ totalCount: 1 });

  const inactive = [{ sku: "s-6", name: "Zonelight Eta", active: false }];
  await importRecords({ db: hosts.api.database.db, records: inactive, supplierId: "any" });
  await waitFor(async () => ((await search("wooden plinth")).totalCount === 3 ? true : null));
  const placing = (await rules()).find(({ text }) => text === "Wooden plinths")!;
  expect(placing.pinned).toEqual([
    { productId: Eta, name: null },
    { productId: Delta, name: "Steel Plinth Delta" },
  ]);
});

test("a draft is previewed before and after, and changes nothing", async () => {
  const preview = async (body: object) =>
    (await callRest(hosts.api.app, "previewSearchRule", { bearer: admin.bearer, body })).body.data!;
  const rule = { kind: "SYNONYM", phrases: ["couch", "settee"] };
  const previewed = await preview({ text: "couch", rule });
  expect(previewed).toMatchObject({ before: { total: 0, products: [] }, after: { total: 2 } });
  expect(previewed.after.products[0]).toMatchObject({
    url: expect.stringMatching(/^\/product\//),
    price: expect.any(Number),
  });
  expect((await search("couch")).totalCount).toBe(0);

  const id = randomUUID();
  await save(rule, id);
  // A preview uses the changed rule, and omits a deleted one.
  const changed = await preview({
    text: "couch",
    id,
    rule: { kind: "SYNONYM", phrases: ["couch", "plinth"] },
  });
  expect(lastWords(changed.before).sort()).toEqual(["Epsilon", "Zeta"]);
  expect(changed.after.products.every(({ name }) => name.includes("Plinth"))).toBe(true);
  expect(await preview({ text: "couch", id })).toMatchObject({ before: { total: 2 }, after: { total: 0 } });
});

test("saving a rule twice stores it once, and concurrent edits do not overwrite each other", async () => {
  const id = randomUUID();
  const rule = { kind: "SYNONYM", phrases: ["couch", "settee"] };
  expect((await save(rule, id)).status).toBe(200);
  expect((await save(rule, id)).status).toBe(200);
  const [stored, ...others] = await rules();
  expect(others).toEqual([]);
  const changed = { ...rule, phrases: ["couch", "plinth"], seen: stored!.revision };
  expect((await save(changed, id)).status).toBe(200);
  expect(await save({ ...rule, seen: stored!.revision }, id)).toMatchObject({
    status: 400,
    body: { message: MESSAGES.staff.stale },
  });
  expect((await rules())[0]).toMatchObject({ phrases: ["couch", "plinth"] });

  const remove = () => callRest(hosts.api.app, "deleteSearchRule", { bearer: admin.bearer, params: { id } });
  expect((await remove()).status).toBe(200);
  expect((await remove()).status).toBe(200);
  const { body } = await callRest(hosts.api.app, "listAudit", { bearer: admin.bearer });
  expect(body.data!.rows.slice(0, 3).map(({ note }) => note)).toEqual([
    'search rule deleted: "couch", "plinth" are synonyms',
    'search rule: "couch", "plinth" are synonyms',
    'search rule: "couch", "settee" are synonyms',
  ]);
});

test("invalid values are rejected on their field", async () => {
  const { Delta } = ids as Record<string, string>;
  await save({ kind: "PLACING", text: "plinth", pinned: [Delta] });
  const wrong: [object, string][] = [
    [{ kind: "SYNONYM", phrases: ["alone"] }, "phrases"],
    [{ kind: "SYNONYM", text: "one", phrases: [] }, "phrases"],
    [{ kind: "SYNONYM", phrases: ["a b c d e f", "x"] }, "phrases[0]"],
    [{ kind: "SYNONYM", phrases: ["!!", "x"] }, "phrases[0]"],
    [{ kind: "SYNONYM", phrases: Array.from({ length: 11 }, (_, at) => `w${at}`) }, "phrases"],
    [{ kind: "SYNONYM", phrases: ["a", "x".repeat(61)] }, "phrases[1]"],
    [{ kind: "SYNONYM", phrases: ["a", "b"], pinned: [Delta] }, "hidden"],
    [{ kind: "NEVER_CORRECTED", text: "two words" }, "text"],
    [{ kind: "NEVER_CORRECTED" }, "text"],
    [{ kind: "PLACING", text: "tv under $300", pinned: [Delta] }, "text"],
    [{ kind: "PLACING", text: "tv" }, "hidden"],
    [{ kind: "PLACING", text: "tv", pinned: [Delta], hidden: [Delta] }, "hidden"],
    [{ kind: "PLACING", text: "tv", pinned: ["nothing"] }, "pinned"],
    [{ kind: "PLACING", text: "Plinths!", hidden: [Delta] }, "text"],
    [{ kind: "OTHER" }, "kind"],
    [{ kind: "SYNONYM", phrases: { length: 3 } }, "phrases"],
  ];
  for (const [body, field] of wrong) expect([body, await fieldsOf(body)]).toEqual([body, [field]]);
});
