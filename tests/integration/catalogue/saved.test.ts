/** Wish lists and saved searches of accounts, and their emails (WISH-1 to WISH-5, WISH-7). */
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { aCustomer, callRest, PASSWORD, type TestUser } from "../../support/people/accounts";
import { offerNewsOf } from "../../support/catalogue/offer-news";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";
import { waitFor } from "../../support/hosts/wait-for";

const [first, second, third] = [seededId(0), seededId(1), seededId(2)];
const WISHES = "shareKey emailAlerts items { productId addedAt product { name availability } }";
const SEARCHES = "list name address emailAlerts savedAt";
const sentences = MESSAGES.saved;

let api: TestApi;
/** A second process of the API on the same database. */
let otherHost: FastifyInstance;

beforeAll(async () => {
  api = await startTestApi(LIMITS.saved.wishes + 2);
  otherHost = await api.anotherHost();
  await sql`UPDATE product_stock SET available_quantity = 10`.execute(api.database.db);
});
afterAll(async () => {
  await otherHost?.close();
  await api?.close();
});

interface Wishes {
  readonly shareKey: string | null;
  readonly emailAlerts: boolean;
  readonly items: readonly { productId: string; product: { name: string } | null }[];
}
interface Search {
  readonly name: string;
  readonly address: string;
  readonly emailAlerts: boolean;
}

async function send<Data>(user: TestUser | null, text: string, variables = {}): Promise<Data> {
  const { data, errors } = await api.query(text, variables, user ? { authorization: user.bearer } : {});
  expect(errors).toEqual([]);
  return Object.values(data as Record<string, Data>)[0]!;
}
const wish = (user: TestUser, call: string) => send<Wishes>(user, `mutation { ${call} { ${WISHES} } }`);
const add = (user: TestUser, ...ids: string[]) =>
  wish(user, `addToWishList(productIds: ${JSON.stringify(ids)})`);
const idsOf = ({ items }: Pick<Wishes, "items">) => items.map(({ productId }) => productId);
const save = (user: TestUser, input: object) =>
  send<Search[]>(
    user,
    `mutation Save($input: SavedSearchInput!) { saveSearch(input: $input) { ${SEARCHES} } }`,
    {
      input: { search: { text: "" }, address: "/search/", ...input },
    },
  );
const refusalOf = async (user: TestUser | null, text: string, variables = {}) =>
  (await api.query(text, variables, user ? { authorization: user.bearer } : {})).errors[0];

describe("a wish list", () => {
  test("shows its live products newest first, each once however often it is added, and says which are gone", async () => {
    const ada = await aCustomer(api);
    expect(await send(ada, `{ getWishList { ${WISHES} } }`)).toEqual({
      shareKey: null,
      emailAlerts: false,
      items: [],
    });
    await add(ada, first, second);
    const list = await add(ada, second, first, third, "no-such-product", "\u0000");
    expect(idsOf(list)).toEqual([third, second, first]);
    const { db } = api.database;
    await sql`UPDATE product_stock SET available_quantity = 0 WHERE product_id = ${second}`.execute(db);
    await sql`UPDATE products SET is_live = false, hidden_reason = 'OFF' WHERE product_id = ${third}`.execute(
      db,
    );
    const now = await send<Wishes>(ada, `{ getWishList { ${WISHES} } }`);
    expect(now.items.map(({ product }) => product)).toEqual([
      null,
      { name: expect.any(String), availability: "NOT_AVAILABLE" },
      { name: expect.any(String), availability: "AVAILABLE" },
    ]);
    await sql`UPDATE products SET is_live = true, hidden_reason = NULL WHERE product_id = ${third}`.execute(
      db,
    );
    await sql`UPDATE product_stock SET available_quantity = 10 WHERE product_id = ${second}`.execute(db);
    expect(idsOf(await wish(ada, `removeFromWishList(productId: "${second}")`))).toEqual([third, first]);
  });

  test("has a maximum size, also under concurrent requests", async () => {
    const ada = await aCustomer(api);
    const ids = Array.from({ length: LIMITS.saved.wishes + 1 }, (_, at) => seededId(at));
    await Promise.all([add(ada, ...ids.slice(0, 60)), add(ada, ...ids.slice(40, LIMITS.saved.wishes))]);
    const full = await refusalOf(
      ada,
      `mutation { addToWishList(productIds: ["${ids.at(-1)}"]) { emailAlerts } }`,
    );
    expect([full?.extensions.code, full?.message]).toEqual(["BAD_USER_INPUT", sentences.wishesFull]);
    expect(idsOf(await send<Wishes>(ada, `{ getWishList { ${WISHES} } }`))).toHaveLength(LIMITS.saved.wishes);
  });

  test("is shared by a link until its owner revokes it, and shows nothing about the owner", async () => {
    const ada = await aCustomer(api);
    await add(ada, first);
    const { shareKey } = await wish(ada, "shareWishList(isShared: true)");
    expect((await wish(ada, "shareWishList(isShared: true)")).shareKey).toBe(shareKey);
    const shared = (key: string | null) =>
      send<Pick<Wishes, "items"> | null>(
        null,
        "query Shared($key: ID!) { getSharedWishList(shareKey: $key) { items { productId } } }",
        { key },
      );
    expect(await shared(shareKey)).toEqual({ items: [{ productId: first }] });
    await wish(ada, "shareWishList(isShared: false)");
    expect([await shared(shareKey), await shared("1"), await shared("\u0000")]).toEqual([null, null, null]);
    expect((await wish(ada, "shareWishList(isShared: true)")).shareKey).not.toBe(shareKey);
  });

  test("is visible to its owner only", async () => {
    for (const call of [
      "{ getWishList { emailAlerts } }",
      "{ getSavedSearches { name } }",
      'mutation { addToWishList(productIds: ["1"]) { emailAlerts } }',
      'mutation { deleteSavedSearch(name: "a") { name } }',
    ]) {
      expect((await refusalOf(null, call))?.extensions.code).toBe("UNAUTHENTICATED");
    }
  });
});

describe("a saved search", () => {
  test("is listed first, replaces the entry with the same name, and keeps its email setting", async () => {
    const ada = await aCustomer(api);
    await save(ada, { name: "TVs", address: "/search/?q=tv", emailAlerts: true });
    await save(ada, { name: "Washers", address: "/search/?q=washer" });
    const saved = await save(ada, { name: "  TVs ", address: "/search/?q=tv&sort=newest" });
    expect(saved.map(({ name, address, emailAlerts }) => [name, address, emailAlerts])).toEqual([
      ["TVs", "/search/?q=tv&sort=newest", true],
      ["Washers", "/search/?q=washer", false],
    ]);
    const remaining = await send<Search[]>(
      ada,
      `mutation { deleteSavedSearch(name: "TVs") { ${SEARCHES} } }`,
    );
    expect(remaining.map(({ name }) => name)).toEqual(["Washers"]);
  });

  test.each([
    ["a name of nothing", { name: "  " }, sentences.searchName],
    ["a name that is too long", { name: "x".repeat(LIMITS.saved.nameLength + 1) }, sentences.searchName],
    ["an invisible name", { name: "a\u0000b" }, sentences.searchName],
    ["an address of another host", { name: "a", address: "//evil.example/" }, sentences.address],
    ["an address with a script", { name: "a", address: "javascript:alert(1)" }, sentences.address],
    ["a search of nonsense", { name: "a", search: { minRating: 9 } }, "minRating must be 1 to 5"],
  ])("is rejected with %s", async (_what, input, message) => {
    const ada = await aCustomer(api);
    const refused = await refusalOf(
      ada,
      "mutation Save($input: SavedSearchInput!) { saveSearch(input: $input) { name } }",
      { input: { search: {}, address: "/search/", ...input } },
    );
    expect([refused?.extensions.code, refused?.message]).toEqual(["BAD_USER_INPUT", message]);
  });

  test("has a maximum number, also under concurrent requests", async () => {
    const ada = await aCustomer(api);
    const { searches } = LIMITS.saved;
    const text = "mutation Save($input: SavedSearchInput!) { saveSearch(input: $input) { name } }";
    const refusals = await Promise.all(
      Array.from({ length: searches + 3 }, (_, at) =>
        refusalOf(ada, text, { input: { search: {}, address: "/search/", name: `Search ${at}` } }),
      ),
    );
    expect(refusals.filter((refusal) => refusal?.message === sentences.searchesFull)).toHaveLength(3);
    expect(await send<Search[]>(ada, "{ getSavedSearches { name } }")).toHaveLength(searches);
  });
});

describe("watch emails", () => {
  const { setPrice, countOf, age, notifyAll, newsTo, changesTakenIn } = offerNewsOf(
    () => api,
    () => [api.app, otherHost],
  );
  const setStock = (id: string, pieces: number) =>
    sql`UPDATE product_stock SET available_quantity = ${pieces} WHERE product_id = ${id}`.execute(
      api.database.db,
    );
  test("report a price drop of the wish list once, and the next drop once more", async () => {
    const [ada, silent] = [await aCustomer(api), await aCustomer(api)];
    await setPrice(first, 90_00);
    await notifyAll();
    await add(ada, first, second);
    await add(silent, first);
    await wish(ada, "setWishListAlerts(emailAlerts: true)");
    await setPrice(first, 80_00);
    await setPrice(first, 70_00);
    await setPrice(second, 5_000_00);
    await notifyAll();
    const [mail, ...more] = await newsTo(ada);
    expect([mail!.subject, more]).toEqual([expect.stringMatching(/^Price drop on your wish list: /), []]);
    expect(mail!.text).toContain("$70.00");
    // The price was 80 for a moment before it was 70: the lowest price before the last drop is 80, not 90.
    expect(mail!.text).toContain("It was $80.00.");
    expect(mail!.text).not.toContain("$90.00");
    await setPrice(first, 60_00);
    await notifyAll();
    expect(await newsTo(ada)).toHaveLength(2);
    // A price that is back up when the email is due is no news.
    await setPrice(first, 50_00);
    await setPrice(first, 95_00);
    await notifyAll();
    expect([await newsTo(ada), await newsTo(silent)].map(({ length }) => length)).toEqual([2, 0]);
  });

  test("report what a saved search finds cheaper or back in stock, and nothing outside it", async () => {
    const ada = await aCustomer(api);
    await setPrice(third, 40_00);
    await notifyAll();
    await changesTakenIn();
    await save(ada, { name: "Under 45", search: { maxPrice: 45_00, pageNumber: 1 }, emailAlerts: true });
    await save(ada, { name: "Dear", search: { minPrice: 900_000_00 }, emailAlerts: true });
    await setPrice(third, 30_00);
    await setStock(third, 0);
    await setStock(third, 3);
    await notifyAll();
    const [mail, ...more] = await newsTo(ada);
    expect([mail!.subject, more]).toEqual([expect.stringMatching(/^New in your search “Under 45”: /), []]);
    expect(mail!.text).toContain("It was $40.00.");
    expect(mail!.text).toContain(sentences.isBack);
    expect(mail!.text).toContain("/search/");
  });

  test("are retried after a failure and sent once, by one of two processes", async () => {
    const ada = await aCustomer(api);
    await setPrice(second, 900_00);
    await notifyAll();
    await add(ada, second);
    await wish(ada, "setWishListAlerts(emailAlerts: true)");
    const { db: line } = api.database;
    await sql`CREATE FUNCTION no_mail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no mail now'; END $$`.execute(
      line,
    );
    await sql`CREATE TRIGGER no_mail BEFORE INSERT ON outgoing_mails EXECUTE FUNCTION no_mail()`.execute(
      line,
    );
    await setPrice(second, 800_00);
    await waitFor(async () => {
      await age("offer_changes");
      return ((await countOf("offer_news")) > 0 && (await countOf("offer_changes")) === 0) || null;
    });
    await age("offer_news");
    await sql`DROP TRIGGER no_mail ON outgoing_mails`.execute(line);
    await notifyAll();
    expect(await newsTo(ada)).toHaveLength(1);
  });

  test("end at once by the unsubscribe link, for people and for mail programs, and an unsent one is withdrawn", async () => {
    const ada = await aCustomer(api);
    await setPrice(second, 700_00);
    await notifyAll();
    await add(ada, second);
    await wish(ada, "setWishListAlerts(emailAlerts: true)");
    await setPrice(second, 600_00);
    await notifyAll();
    const [mail] = await newsTo(ada);
    const [, key = ""] = /no-more-mail\/#key=([\w-]+)/.exec(mail!.text) ?? [];
    expect(mail!.unsubscribeUrl).toMatch(new RegExp(`/watch/end/${key}$`));
    await setPrice(second, 500_00);
    const ended = await callRest(api.app, "endWatch", { params: { key } });
    expect([ended.status, ended.body.message]).toEqual([200, sentences.ended]);
    await notifyAll();
    expect(await newsTo(ada)).toEqual([]);
    expect(
      (await send<Wishes>(ada, "{ getWishList { emailAlerts shareKey items { productId } } }")).emailAlerts,
    ).toBe(false);
    expect((await callRest(api.app, "endWatch", { params: { key: "none" } })).status).toBe(400);
  });

  test("are in the data export with both lists, and are deleted with the account", async () => {
    const ada = await aCustomer(api, { password: PASSWORD });
    await add(ada, first);
    await wish(ada, "shareWishList(isShared: true)");
    await save(ada, { name: "Mine", emailAlerts: true });
    const { body } = await callRest(api.app, "exportAccount", { bearer: ada.bearer });
    expect(body.data).toMatchObject({
      wishList: { items: [{ productId: first }], isShared: true, isMailed: false },
      savedSearches: [{ name: "Mine", emailAlerts: true }],
    });
    expect(JSON.stringify(body.data)).not.toMatch(/shareKey|mailKey/);
    const deletion = await callRest(api.app, "deleteAccount", {
      bearer: ada.bearer,
      body: { password: PASSWORD },
    });
    expect(deletion.status).toBe(200);
    const rows = await sql`SELECT 1 FROM watches WHERE user_id = ${ada.userId}`.execute(api.database.db);
    expect(rows.rows).toEqual([]);
  });
});
