/** Saved views of staff lists (ORDER-24). */
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import type { SavedView } from "#contract/staff/saved-views";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { findInClear } from "../../support/clear-text";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
let owner: TestUser;
let colleague: TestUser;
beforeAll(async () => {
  api = await startTestApi(0);
  owner = await signedIn(api, "ADMIN");
  colleague = await signedIn(api, "CUSTOMERSUPPORT");
});
afterAll(() => api.close());

const viewsOf = async ({ bearer }: TestUser): Promise<SavedView[]> =>
  (await callRest(api.app, "listViews", { bearer, params: { list: "orders" } })).body.data!.views;
const add = ({ bearer }: TestUser, view: object) =>
  callRest(api.app, "addView", { bearer, body: { list: "orders", ...view } });

test("a view is visible to its owner, and to all staff once shared", async () => {
  await add(owner, { name: "Mine", query: "q=Gracehopper" });
  const { body } = await add(owner, { name: "All of us", query: "show=review", isShared: true });

  expect(body).toMatchObject({ isSuccess: true, message: MESSAGES.views.saved });
  expect((await viewsOf(owner)).map(({ name, isMine }) => [name, isMine])).toEqual([
    ["All of us", true],
    ["Mine", true],
  ]);
  expect(await viewsOf(colleague)).toMatchObject([
    { name: "All of us", query: "show=review", isMine: false },
  ]);
});

test("only the owner renames and deletes a view", async () => {
  await add(owner, { name: "Late", query: "show=fulfil" });
  const late = (await viewsOf(owner)).find(({ name }) => name === "Late")!;
  const params = { id: late.id };
  const body = { name: "Very late", query: "show=fulfil&sort=-placed" };

  expect((await callRest(api.app, "updateView", { bearer: colleague.bearer, params, body })).status).toBe(
    404,
  );
  expect((await callRest(api.app, "deleteView", { bearer: colleague.bearer, params })).status).toBe(404);
  await callRest(api.app, "updateView", { bearer: owner.bearer, params, body });
  expect((await viewsOf(owner)).find(({ id }) => id === late.id)).toMatchObject(body);
  await callRest(api.app, "deleteView", { bearer: owner.bearer, params });
  expect((await viewsOf(owner)).map(({ id }) => id)).not.toContain(late.id);
});

test("a name is used once, even by two concurrent requests", async () => {
  const answers = await Promise.all([add(colleague, { name: "Same" }), add(colleague, { name: "Same" })]);
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
