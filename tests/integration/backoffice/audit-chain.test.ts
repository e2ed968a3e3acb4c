/** The list of who did what cannot be altered unnoticed (STAFF-8, docs/decisions/audit-chain.md). */
import { sql } from "kysely";
import { buildApp } from "../../../server/app";
import {
  append,
  beginChain,
  forgetEntriesOf,
  forgetEntriesOlderThan,
  readEnds,
  readEntries,
} from "../../../server/audit/chain/chain.store";
import { verifyChain, type ChainReport } from "../../../server/audit/chain/verify-chain.service";
import type { Db } from "../../../server/db/client";
import { createSealer } from "../../../server/db/sealed";
import { reseal } from "../../../server/db/sealing/reseal";
import { SEALED_COLUMNS } from "../../../server/rooms";
import { aCustomer, callRest, PASSWORD, signedIn } from "../../support/people/accounts";
import { runCommand } from "../../support/hosts/run-command";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

const KEY = "the key of the chain in tests";

let api: TestApi;
let db: Db;
const sealer = createSealer([KEY]);
beforeEach(async () => {
  api = await startTestApi(0);
  db = api.database.db;
});
afterEach(() => api.close());

const nobody = { kind: "LIMITED", userId: null, subjectId: null } as const;
const add = (note: string) =>
  db.transaction().execute((unit) => append(unit, sealer, { ...nobody, detail: { note } }));
const addSome = async (count: number) => {
  for (let i = 0; i < count; i++) await add(`entry ${i}`);
};
const look = async (known: string | null = null, by = sealer): Promise<ChainReport> =>
  verifyChain(await readEnds(db, by), readEntries(db, by), known);
const idOf = async (place: number): Promise<string> => {
  const { rows } = await sql<{ id: string }>`SELECT id::text FROM audit_events ORDER BY id
    OFFSET ${place} LIMIT 1`.execute(db);
  return rows[0]!.id;
};

test("a list that is whole is, and goes on being so", async () => {
  await beginChain(db, sealer);
  expect(await look()).toMatchObject({ entries: 0, fault: null });
  await addSome(4);
  const { lastHash } = await look();
  await addSome(2);

  expect(await look(lastHash)).toMatchObject({ entries: 6, fault: null, hasKnownHash: true });
  expect(await look("0".repeat(63) + "1")).toMatchObject({ fault: null, hasKnownHash: false });
});

test.each([
  ["its time", sql`UPDATE audit_events SET at = at - interval '1 hour'`],
  ["its kind", sql`UPDATE audit_events SET kind = 'FORBIDDEN'`],
  ["whom it is about", sql`UPDATE audit_events SET subject_id = gen_random_uuid()`],
  ["what is sealed of it", sql`UPDATE audit_events SET sealed_detail = sealed_detail || '\\x00'::bytea`],
  ["its hash", sql`UPDATE audit_events SET hash = sha256(hash)`],
  ["its digest", sql`UPDATE audit_events SET digest = sha256(digest)`],
  ["its chaining", sql`UPDATE audit_events SET hash = NULL`],
  ["that it is there", sql`DELETE FROM audit_events`],
])("an entry of which somebody alters %s is the first that is named", async (_what, statement) => {
  await addSome(6);
  await sql`${statement} WHERE id = ${await idOf(2)}`.execute(db);

  // Of one that is gone, the next one tells: it has that place now.
  expect(await look()).toMatchObject({ entries: 2, fault: { id: await idOf(2) } });
});

test("two entries that change places are noticed", async () => {
  await addSome(5);
  const [one, other] = [await idOf(1), await idOf(2)];
  const moved = sql`(SELECT (CASE id WHEN ${one}::bigint THEN ${other}::bigint ELSE ${one}::bigint END) AS id, at, kind,
    user_id, subject_id, sealed_detail, digest, hash FROM audit_events WHERE id IN (${one}, ${other}))`;
  await db.transaction().execute(async (unit) => {
    await sql`CREATE TEMP TABLE swapped ON COMMIT DROP AS ${moved}`.execute(unit);
    await sql`DELETE FROM audit_events WHERE id IN (${one}, ${other})`.execute(unit);
    await sql`INSERT INTO audit_events (id, at, kind, user_id, subject_id, sealed_detail, digest, hash)
      OVERRIDING SYSTEM VALUE SELECT * FROM swapped`.execute(unit);
  });

  expect((await look()).fault?.id).toBe(one);
});

test("neither the last entries nor the first, nor all of them, go unnoticed", async () => {
  await addSome(6);
  const last = await idOf(5);
  await sql`CREATE TABLE kept AS SELECT * FROM audit_events`.execute(db);
  const putBack = () =>
    sql`INSERT INTO audit_events OVERRIDING SYSTEM VALUE SELECT * FROM kept ON CONFLICT DO NOTHING`.execute(
      db,
    );

  await sql`DELETE FROM audit_events WHERE id >= ${await idOf(4)}`.execute(db);
  expect((await look()).fault).toMatchObject({ id: last, reason: expect.stringContaining("missing") });
  await putBack();
  await sql`DELETE FROM audit_events WHERE id <= ${await idOf(1)}`.execute(db);
  expect((await look()).fault?.id).toBe(await idOf(0));
  await putBack();
  await sql`DELETE FROM audit_events`.execute(db);
  expect((await look()).fault?.id).toBe(last);
  await putBack();
  expect((await look()).fault).toBeNull();
});

test("without the key nobody writes an entry, nor the whole list anew", async () => {
  await addSome(3);
  const stranger = createSealer(["another key"]);
  await sql`UPDATE audit_chain SET sealed_ends = NULL`.execute(db);
  await beginChain(db, stranger);

  expect((await look()).fault).not.toBeNull();
});

test("writers at the same time make one chain", async () => {
  await Promise.all(Array.from({ length: 40 }, (_none, i) => add(`at once ${i}`)));

  expect(await look()).toMatchObject({ entries: 40, fault: null });
});

test("what an earlier version wrote is chained before anything is added", async () => {
  for (let i = 0; i < 3; i++) {
    const sealed = sealer.seal({ call: "POST /account/login", username: `u${i}` }, "audit_events");
    await sql`INSERT INTO audit_events (kind, sealed_detail) VALUES ('LIMITED', ${sealed})`.execute(db);
  }
  await add("the first of this version");

  expect(await look()).toMatchObject({ entries: 4, fault: null });
});

test("a year that is over is taken off the beginning, and the rest stays whole", async () => {
  await addSome(2);
  await sql`UPDATE audit_chain SET sealed_ends = NULL`.execute(db);
  await sql`UPDATE audit_events SET at = now() - interval '400 days'`.execute(db);
  // Chained anew: as if they had been written then.
  await beginChain(db, sealer);
  await addSome(3);
  await forgetEntriesOlderThan(db, sealer, 365);

  expect(await look()).toMatchObject({ entries: 3, fault: null });
  await forgetEntriesOlderThan(db, sealer, 365);
  expect(await look()).toMatchObject({ entries: 3, fault: null });
});

test("an account that is deleted takes what was told of it along and leaves the list whole", async () => {
  const config = api.configFor({ piiKeys: [KEY] });
  const app = await buildApp({ config, db });
  const host = { database: api.database, configFor: () => config };
  const [admin, user] = [await signedIn(host, "ADMIN"), await aCustomer(host, { password: PASSWORD })];
  const { username } = user;
  await callRest(app, "listAudit", { bearer: user.bearer });
  const profile = { firstName: "Adelaide", lastName: "Shopper", phone: "2025550187" };
  const { bearer } = admin;
  await callRest(app, "updateCustomer", { bearer, params: { username }, body: profile });
  const gone = await callRest(app, "deleteAccount", { bearer: user.bearer, body: { password: PASSWORD } });
  const { body } = await callRest(app, "listAudit", { bearer });
  // Waits for what is still being written.
  await app.close();

  expect(gone.status).toBe(200);
  expect(JSON.stringify(body.data)).not.toContain(username);
  expect(body.data!.events).toContainEqual(
    expect.objectContaining({ kind: "STAFF_CHANGE", username: admin.username, subject: "deleted customer" }),
  );
  expect((await look()).fault).toBeNull();
});

test("an entry is emptied by the shop alone", async () => {
  await addSome(4);
  const other = await idOf(2);
  const userId = (await aCustomer(api)).userId;
  await db
    .transaction()
    .execute((unit) => append(unit, sealer, { ...nobody, userId, detail: { username: "forgotten" } }));
  await db.transaction().execute((unit) => forgetEntriesOf(unit, sealer, userId));
  expect(await look()).toMatchObject({ entries: 5, fault: null });

  await sql`UPDATE audit_events SET sealed_detail = (SELECT sealed_detail FROM audit_events WHERE id = ${await idOf(4)})
    WHERE id = ${other}`.execute(db);
  expect((await look()).fault).toMatchObject({ id: other, reason: expect.stringContaining("emptied") });
});

test("new keys change nothing about it", async () => {
  await addSome(5);
  const both = createSealer(["the key of next year", KEY]);
  await reseal(db, both, SEALED_COLUMNS, () => undefined);

  expect(await look(null, createSealer(["the key of next year"]))).toMatchObject({ entries: 5, fault: null });
});

test("npm run audit:verify ends with 0, or with 1 and the first entry that is not as it was written", async () => {
  await addSome(3);
  const env = { DATABASE_URL: api.database.url, PII_KEY: KEY };
  const whole = await runCommand("verify-audit", env);
  const hash = /[0-9a-f]{64}/.exec(whole.output)?.[0] ?? "";
  const known = await runCommand("verify-audit", env, ["--known", hash]);
  const unknown = await runCommand("verify-audit", env, ["--known", "f".repeat(64)]);
  const id = await idOf(1);
  await sql`UPDATE audit_events SET kind = 'FORBIDDEN' WHERE id = ${id}`.execute(db);
  const altered = await runCommand("verify-audit", env);

  expect(whole).toMatchObject({ exitCode: 0, output: expect.stringContaining("3 entries") });
  expect(known.exitCode).toBe(0);
  expect(unknown.exitCode).toBe(1);
  expect(altered).toMatchObject({ exitCode: 1, output: expect.stringContaining(`Entry ${id}`) });
});
