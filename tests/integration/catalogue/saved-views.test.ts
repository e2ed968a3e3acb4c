/** Saved views of staff lists (ORDER-24). */
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import type { SavedView } from "#contract/staff/saved-views";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { findInClear } from "../../support/clear-text";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
let one: TestUser;
let other: TestUser;
beforeAll(async () => {
  api = await startTestApi(0);
  one = await signedIn(api, "ADMIN");
  other = await signedIn(api, "CUSTOMERSUPPORT");
});
afterAll(() => api.close());

const seenBy = async ({ bearer }: TestUser): Promise<SavedView[]> =>
  (await callRest(api.app, "listViews", { bearer, params: { list: "orders" } })).body.data!.views;
const add = ({ bearer }: TestUser, view: object) =>
  callRest(api.app, "addView", { bearer, body: { list: "orders", ...view } });

test("a view is visible to its owner, and to all staff once shared", async () => {
  await add(one, { name: "Mine", query: "q=Gracehopper" });
  const { body } = await add(one, { name: "All of us", query: "show=review", isShared: true });

  expect(body).toMatchObject({ isSuccess: true, message: MESSAGES.views.saved });
  expect((await seenBy(one)).map(({ name, isMine }) => [name, isMine])).toEqual([
    ["All of us", true],
    ["Mine", true],
  ]);
  expect(await seenBy(other)).toMatchObject([{ name: "All of us", query: "show=review", isMine: false }]);
});

test("only the owner renames and deletes a view", async () => {
  await add(one, { name: "Late", query: "show=fulfil" });
  const late = (await seenBy(one)).find(({ name }) => name === "Late")!;
  const params = { id: late.id };
  const body = { name: "Very late", query: "show=fulfil&sort=-placed" };

  expect((await callRest(api.app, "updateView", { bearer: other.bearer, params, body })).status).toBe(404);
  expect((await callRest(api.app, "deleteView", { bearer: other.bearer, params })).status).toBe(404);
  await callRest(api.app, "updateView", { bearer: one.bearer, params, body });
  expect((await seenBy(one)).find(({ id }) => id === late.id)).toMatchObject(body);
  await callRest(api.app, "deleteView", { bearer: one.bearer, params });
  expect((await seenBy(one)).map(({ id }) => id)).not.toContain(late.id);
});

test("a name is used once, even by two concurrent requests", async () => {
  const answers = await Promise.all([add(other, { name: "Same" }), add(other, { name: "Same" })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test("sharing requires orders.update", async () => {
  const reader = await signedIn(api, "CUSTOMERSUPPORT");
  await sql`UPDATE users SET permissions = '{orders.read}' WHERE id = ${reader.userId}`.execute(
    api.database.db,
  );
  expect((await add(reader, { name: "Shared", isShared: true })).status).toBe(403);
  expect((await add(reader, { name: "Own" })).status).toBe(200);
});

test("saved views are encrypted in the database", async () => {
  expect(await findInClear(api.database.db, "gracehopper")).toEqual([]);
});
