/** Category admin: supplier categories that no rule maps (STAFF-68). */
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import type { CategoryMappingInput } from "#contract/imports/category-mappings";
import { importRecords } from "../../../server/catalogue/import/import-catalogue";
import { wake } from "../../../server/jobs/wake";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";
import { waitFor } from "../../support/hosts/wait-for";

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi(5);
  admin = await signedIn(api, "ADMIN");
});
afterAll(() => api?.close());

const db = () => api.database.db;
const bearer = () => ({ bearer: admin.bearer });
const unplaced = async (supplier: string) => {
  const { data } = (await callRest(api.app, "listUnplaced", { ...bearer(), body: { pageSize: 100 } })).body;
  return data!.rows.filter((row) => row.supplier === supplier);
};
const map = (body: Partial<CategoryMappingInput>) =>
  callRest(api.app, "mapCategory", { ...bearer(), body: body as CategoryMappingInput });
const mappings = async (supplier: string) =>
  (await callRest(api.app, "listCategoryMappings", bearer())).body.data!.rows.filter(
    (mapping) => mapping.supplier === supplier,
  );
const importOf = (supplierId: string, records: readonly object[]) =>
  importRecords({ db: db(), records, supplierId });
const product = (sku: string, category: string, more: object = {}) => ({
  sku,
  name: `Halden ${sku}`,
  regularPrice: 199.99,
  categoryPath: category,
  stock: 4,
  ...more,
});
const rowOf = (sku: string) =>
  db()
    .selectFrom("products")
    .select(["category_id", "is_live", "hidden_reason", "regular_price_cents"])
    .where("sku", "=", sku)
    .executeTakeFirstOrThrow();
const HIDDEN = { category_id: null, is_live: false, hidden_reason: "UNMAPPED_CATEGORY" };

test("unmapped categories are listed with counts, examples and suggestions", async () => {
  await importOf("listed", [
    product("L-1", "Home > Wash > Zwx", { name: "Halden front load washing machine 5.2 cu. ft." }),
    product("L-2", "Home > Wash > Zwx", { name: "Halden washer dryer combo" }),
    product("L-3", "Home > Wash > Tumble Dryers"),
    product("L-4", "Home > Wash > Wash Kit"),
    product("L-5", "Home > Wash > Xwz", { name: "Thing" }),
    product("L-6", "Nonsense", { name: "Plain" }),
    product("L-7", "Screens of All Sizes Deluxe", { attributes: { "Screen Size Class": '55"' } }),
    product("L-8", ""),
  ]);
  const listed = await unplaced("listed");
  const by = (step: string) => listed.find(({ steps }) => (steps.at(-1) ?? "") === step);
  expect(by("Zwx")).toMatchObject({
    steps: ["Home", "Wash", "Zwx"],
    products: 2,
    isLeftOut: false,
    examples: [
      { sku: "L-1", name: "Halden front load washing machine 5.2 cu. ft." },
      { sku: "L-2", name: "Halden washer dryer combo" },
    ],
    suggestion: { categoryId: "washers-dryers", reason: "PRODUCTS" },
  });
  expect(by("Xwz")).toMatchObject({ suggestion: { categoryId: "washers-dryers", reason: "SIBLINGS" } });
  expect(by("Nonsense")).toMatchObject({ suggestion: null });
  expect(by("")).toMatchObject({ steps: [], products: 1 });
  expect(by("Tumble Dryers")).toBeUndefined();
  // Categories that a built-in rule excludes come last.
  expect(listed.at(-1)).toMatchObject({ steps: ["Home", "Wash", "Wash Kit"], isLeftOut: true });
  expect(listed[0]).toMatchObject({ products: 2 });
});

test("a mapping shows hidden products at once, applies to later imports, and is recorded", async () => {
  await importOf("acme", [
    product("A-1", "Qxy Things"),
    product("A-2", "Shop > Qxy thing"),
    product("A-3", "Qxy Things", { regularPrice: null }),
    product("A-4", "Qxy Things", { active: false }),
    product("A-5", "Other Qzz"),
  ]);
  await importOf("other", [product("O-1", "Qxy Things")]);
  expect(await rowOf("A-1")).toMatchObject(HIDDEN);
  const { body } = await map({
    supplier: "acme",
    kind: "NAME",
    pattern: "QXY things",
    category: "dishwashers",
  });
  expect(body).toMatchObject({
    isSuccess: true,
    message: MESSAGES.staff.categoryMapped,
    data: { moved: 4, live: 2, isDone: true },
  });
  const live = { category_id: "dishwashers", is_live: true, regular_price_cents: 19_999 };
  expect(await rowOf("A-1")).toMatchObject(live);
  expect(await rowOf("A-2")).toMatchObject(live);
  expect(await rowOf("A-3")).toMatchObject({ category_id: "dishwashers", hidden_reason: "NO_PRICE" });
  expect(await rowOf("A-4")).toMatchObject({ category_id: "dishwashers", hidden_reason: "INACTIVE" });
  expect(await rowOf("A-5")).toMatchObject(HIDDEN);
  expect(await rowOf("O-1")).toMatchObject(HIDDEN);
  expect(await importOf("acme", [product("A-1", "Qxy Things"), product("A-9", "Qxy Thing")])).toMatchObject({
    unchanged: 1,
    created: 1,
    live: 2,
  });
  // Repeating the mapping moves nothing.
  const again = await map({
    supplier: "acme",
    kind: "NAME",
    pattern: "qxy thing",
    category: "dishwashers",
  });
  expect(again.body.data).toMatchObject({ moved: 0, isDone: true });
  expect(await mappings("acme")).toMatchObject([{ kind: "NAME", categoryId: "dishwashers" }]);
  const { body: audit } = await callRest(api.app, "listAudit", bearer());
  const notes = audit.data!.rows.map(({ note }) => note);
  expect(notes).toContain('category of acme by name "QXY things": dishwashers');
  expect((await sql`SELECT FROM category_placements`.execute(db())).rows).toEqual([]);
});

test("the job moves what a request could not", async () => {
  await importOf("late", [product("J-1", "Qjj")]);
  await sql`INSERT INTO category_mappings (supplier_id, kind, pattern, form, category_id)
    VALUES ('late', 'NAME', 'Qjj', 'qjj', 'toys')`.execute(db());
  await sql`INSERT INTO category_placements VALUES ('late', now() - interval '1 second')`.execute(db());
  await wake(db(), "catalogue.placements");
  await waitFor(async () => ((await rowOf("J-1")).is_live ? true : null));
});

test("a path wins over a name, a name over words; deleting a mapping hides its products", async () => {
  await importOf("kinds", [
    product("K-1", "Vat > Deep Qvx"),
    product("K-2", "Tub > Deep Qvx"),
    product("K-3", "Tub > Qvx of all kinds"),
    product("K-4", "Qvx Cases"),
    product("K-5", ""),
    product("K-6", "Tub > Dishwashers"),
  ]);
  const save = async (kind: CategoryMappingInput["kind"], pattern: string, category: string) =>
    expect((await map({ supplier: "kinds", kind, pattern, category })).status).toBe(200);
  await save("WORDS", "QVX", "toys");
  await save("NAME", "Deep Qvx", "drones");
  await save("PATH", "Vat > Deep Qvx", "grills");
  await save("PATH", "", "tires");
  await save("NAME", "Tub", "wheels");
  const places = async () =>
    Promise.all([1, 2, 3, 4, 5, 6].map(async (at) => (await rowOf(`K-${at}`)).category_id));
  // A category below a mapped name still follows the built-in rules.
  expect(await places()).toEqual(["grills", "drones", "wheels", "toys", "tires", "dishwashers"]);
  const ofName = (await mappings("kinds")).find(({ pattern }) => pattern === "Deep Qvx")!;
  const removal = await callRest(api.app, "unmapCategory", { ...bearer(), params: { id: ofName.id } });
  expect(removal.body).toMatchObject({ isSuccess: true, data: { moved: 1, isDone: true } });
  expect(await places()).toEqual(["grills", "wheels", "wheels", "toys", "tires", "dishwashers"]);
  await save("NAME", "Tub", "not-sold");
  expect(await places()).toEqual(["grills", null, null, "toys", "tires", "dishwashers"]);
  expect(await unplaced("kinds")).toEqual([]);
  expect(await callRest(api.app, "unmapCategory", { ...bearer(), params: { id: ofName.id } })).toMatchObject({
    status: 404,
  });
});

test("names in any script are distinct", async () => {
  await importOf("abroad", [product("S-1", "Телевизоры"), product("S-2", "Кухня"), product("S-3", "冷蔵庫")]);
  await map({ supplier: "abroad", kind: "NAME", pattern: "телевизоры", category: "flat-screen-tvs" });
  expect(await rowOf("S-1")).toMatchObject({ category_id: "flat-screen-tvs", is_live: true });
  expect(await rowOf("S-2")).toMatchObject(HIDDEN);
  expect(await rowOf("S-3")).toMatchObject(HIDDEN);
});

test("users who may run imports may map; invalid values are rejected on their field", async () => {
  const good = { supplier: "acme", kind: "NAME", pattern: "Things", category: "toys" } as const;
  for (const wrong of [
    { category: "no-such" },
    { category: "home-appliances" },
    { kind: "REGEX" as never },
    { supplier: "A B" },
    { pattern: " *** " },
    { pattern: "x".repeat(501) },
  ])
    expect(await map({ ...good, ...wrong })).toMatchObject({
      status: 400,
      body: { fieldErrors: [{ property: Object.keys(wrong)[0] }] },
    });
  const helper = await signedIn(api, "CUSTOMERSUPPORT");
  expect(await callRest(api.app, "mapCategory", { bearer: helper.bearer, body: good })).toMatchObject({
    status: 403,
  });
});
