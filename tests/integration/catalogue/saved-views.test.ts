/** Views of a list that staff keep (ORDER-24). */
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

test("a view is seen by who keeps it, and by all staff once it is shared", async () => {
  await add(one, { name: "Mine", query: "q=Gracehopper" });
  const { body } = await add(one, { name: "All of us", query: "show=review", isShared: true });

  expect(body).toMatchObject({ isSuccess: true, message: MESSAGES.views.saved });
  expect((await seenBy(one)).map(({ name, isMine }) => [name, isMine])).toEqual([
    ["All of us", true],
    ["Mine", true],
  ]);
  expect(await seenBy(other)).toMatchObject([{ name: "All of us", query: "show=review", isMine: false }]);
});

test("who keeps a view renames and deletes it, and nobody else", async () => {
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

test("a name is taken once, though asked for twice at the same time", async () => {
  const answers = await Promise.all([add(other, { name: "Same" }), add(other, { name: "Same" })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test("sharing takes orders.update", async () => {
  const reader = await signedIn(api, "CUSTOMERSUPPORT");
  await sql`UPDATE users SET permissions = '{orders.read}' WHERE id = ${reader.userId}`.execute(
    api.database.db,
  );
  expect((await add(reader, { name: "Shared", isShared: true })).status).toBe(403);
  expect((await add(reader, { name: "Own" })).status).toBe(200);
});

test("the database cannot read what was kept", async () => {
  expect(await findInClear(api.database.db, "gracehopper")).toEqual([]);
});
