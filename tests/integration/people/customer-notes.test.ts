/** Staff notes about a customer: written once, deleted and restored, over HTTP (STAFF-62). */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { createNotesStore } from "../../../server/customers/care/notes.store";
import { createSealer } from "../../../server/db/sealed";
import { aCustomer, callRest, PASSWORD, signedIn, type TestUser } from "../../support/people/accounts";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

jest.setTimeout(120_000);

let api: TestApi;
let admin: TestUser;
let support: TestUser;
beforeAll(async () => {
  api = await startTestApi(0);
  admin = await aCustomer(api, { role: "ADMIN", firstName: "Kim", lastName: "Helper" });
  support = await signedIn(api, "CUSTOMERSUPPORT");
});
afterAll(() => api.close());

const sentences = MESSAGES.customers;
const at = ({ username }: Pick<TestUser, "username">, by = admin, params = {}) => ({
  bearer: by.bearer,
  params: { username, ...params },
});
const add = (user: TestUser, body: object, by = support) =>
  callRest(api.app, "addCustomerNote", { ...at(user, by), body });

test("notes are listed newest first with author and time, and are written once however often they are sent", async () => {
  const ada = await aCustomer(api);
  const id = randomUUID();
  await add(ada, { id: randomUUID(), text: "Called about the TV" }, admin);
  await Promise.all([1, 2, 3].map(() => add(ada, { id, text: "Wants it on Friday" })));
  const { notes } = (await callRest(api.app, "listCustomerNotes", at(ada))).body.data!;

  expect(notes).toEqual([
    {
      id,
      text: "Wants it on Friday",
      author: support.username,
      writtenAt: expect.any(String),
      mayDelete: true,
    },
    expect.objectContaining({ text: "Called about the TV", author: admin.username }),
  ]);
  const other = await aCustomer(api);
  expect((await add(other, { id, text: "Another one" })).status).toBe(400);
  expect((await add(ada, { id: randomUUID(), text: "  " })).body.message).toBe(sentences.noteText);
});

const remove = (user: TestUser, noteId: string, by = support) =>
  callRest(api.app, "deleteCustomerNote", at(user, by, { noteId }));
const restore = (user: TestUser, noteId: string, by = support) =>
  callRest(api.app, "restoreCustomerNote", at(user, by, { noteId }));
const listOf = async (user: TestUser, by = support) =>
  (await callRest(api.app, "listCustomerNotes", at(user, by))).body.data!.notes;

test("notes are deleted by their author and by admins, once; the second caller sees who was first", async () => {
  const [ada, eve] = [await aCustomer(api), await aCustomer(api)];
  const [ownId, adminsId] = [randomUUID(), randomUUID()];
  await add(ada, { id: ownId, text: "By support" });
  await add(ada, { id: adminsId, text: "By an admin" }, admin);
  expect((await listOf(ada)).map(({ mayDelete }) => mayDelete)).toEqual([false, true]);
  expect((await listOf(ada, admin)).map(({ mayDelete }) => mayDelete)).toEqual([true, true]);

  const foreign = await remove(ada, adminsId);
  expect([foreign.status, foreign.body.message]).toEqual([403, sentences.noteNotYours]);
  expect((await remove(eve, ownId)).status).toBe(404);
  expect((await remove(ada, "x")).status).toBe(400);
  const presses = await Promise.all([1, 2, 3].map(() => remove(ada, ownId)));
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(presses[0]!.body).toMatchObject({
    message: sentences.noteDeleted,
    data: { notes: [{ id: adminsId, mayDelete: false }] },
  });
  const second = await remove(ada, ownId, admin);
  expect([second.status, second.body.message]).toEqual([400, sentences.noteDeletedBefore(support.username)]);
  // A retry of the same note after a late response adds none.
  expect((await add(ada, { id: ownId, text: "By support" })).body.data!.notes).toHaveLength(1);

  const both = await Promise.all([remove(ada, adminsId, admin), remove(ada, randomUUID(), admin)]);
  expect(both.map(({ status }) => status)).toEqual([200, 404]);
  expect(await listOf(ada)).toEqual([]);
  const params = { kind: "STAFF_CHANGE", username: ada.username };
  const { body } = await callRest(api.app, "listAudit", { bearer: admin.bearer, params });
  expect(body.data!.rows.map(({ note }) => note)).toEqual([
    ...["note deleted", "note deleted", "note added", "note added"],
  ]);
});

test("notes are deleted by one of two concurrent admins, and the other gets a conflict", async () => {
  const ada = await aCustomer(api);
  const other = await signedIn(api, "ADMIN");
  const id = randomUUID();
  await add(ada, { id, text: "Deleted by one" });
  const answers = await Promise.all([remove(ada, id, admin), remove(ada, id, other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const message = answers.find(({ status }) => status === 400)!.body.message;
  expect([admin, other].map(({ username }) => sentences.noteDeletedBefore(username))).toContain(message);
});

test("notes are restored unchanged by the user who deleted them, within the hour, and are then erased", async () => {
  const ada = await aCustomer(api, { password: PASSWORD });
  const id = randomUUID();
  await add(ada, { id, text: "Prefers mornings" });
  const before = await listOf(ada);
  await remove(ada, id, admin);
  expect((await callRest(api.app, "exportAccount", { bearer: ada.bearer })).body.data).toMatchObject({
    notesOfStaff: [],
  });
  expect((await restore(ada, id)).status).toBe(404);
  const back = await Promise.all([1, 2].map(() => restore(ada, id, admin)));
  expect(back.map(({ status, body }) => [status, body.message])).toEqual([
    [200, sentences.noteRestored],
    [200, sentences.noteRestored],
  ]);
  expect(await listOf(ada)).toEqual(before);

  await remove(ada, id);
  const { db } = api.database;
  const store = createNotesStore(db, createSealer(api.configFor().piiKeys));
  await store.forgetDeleted();
  expect((await restore(ada, id)).status).toBe(200);
  await remove(ada, id);
  await sql`UPDATE customer_notes SET deleted_at = now() - interval '61 minutes' WHERE id = ${id}`.execute(
    db,
  );
  await store.forgetDeleted();
  expect((await restore(ada, id)).status).toBe(404);
  expect((await sql`SELECT 1 FROM customer_notes WHERE id = ${id}`.execute(db)).rows).toEqual([]);
});

test("notes stop at the limit", async () => {
  const ada = await aCustomer(api);
  await sql`INSERT INTO customer_notes (id, user_id, author_id, sealed_text)
    SELECT gen_random_uuid(), ${ada.userId}, ${admin.userId}, '\\x00'
    FROM generate_series(1, ${LIMITS.care.notes})`.execute(api.database.db);
  expect((await add(ada, { id: randomUUID(), text: "One more" })).body.message).toBe(sentences.tooManyNotes);
});

test("notes are encrypted, included in the customer's data export, and deleted with the account", async () => {
  const ada = await aCustomer(api, { password: PASSWORD });
  await add(ada, { id: randomUUID(), text: "Prefers Mathilda" });
  await callRest(api.app, "changeCustomerTags", { ...at(ada), body: { add: ["vip"] } });
  const { rows } = await sql<{ row: string }>`SELECT n::text AS row FROM customer_notes n`.execute(
    api.database.db,
  );
  expect(rows.some(({ row }) => row.includes(Buffer.from("Mathilda").toString("hex")))).toBe(false);
  const exported = await callRest(api.app, "exportAccount", { bearer: ada.bearer });
  expect(exported.body.data).toMatchObject({
    notesOfStaff: [{ text: "Prefers Mathilda" }],
    tagsOfStaff: [{ tag: "vip" }],
  });
  await callRest(api.app, "deleteAccount", { bearer: ada.bearer, body: { password: PASSWORD } });
  for (const table of ["customer_notes", "customer_tags"]) {
    const remaining = await sql`SELECT 1 FROM ${sql.table(table)} WHERE user_id = ${ada.userId}`.execute(
      api.database.db,
    );
    expect(remaining.rows).toEqual([]);
  }
});
