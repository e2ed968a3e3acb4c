/** The audit log is tamper-evident (STAFF-8, docs/decisions/audit-chain.md). */
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
import { SEALED_COLUMNS } from "../../../server/declarations";
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

test("an intact log verifies, and still verifies after more entries", async () => {
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
  ["its subject", sql`UPDATE audit_events SET subject_id = gen_random_uuid()`],
  ["its encrypted part", sql`UPDATE audit_events SET sealed_detail = sealed_detail || '\\x00'::bytea`],
  ["its hash", sql`UPDATE audit_events SET hash = sha256(hash)`],
  ["its digest", sql`UPDATE audit_events SET digest = sha256(digest)`],
  ["its chain link", sql`UPDATE audit_events SET hash = NULL`],
  ["its existence", sql`DELETE FROM audit_events`],
])("an entry with %s altered is the first one reported", async (_what, statement) => {
  await addSome(6);
  await sql`${statement} WHERE id = ${await idOf(2)}`.execute(db);

  // A missing entry is reported at the next one, which now has its position.
  expect(await look()).toMatchObject({ entries: 2, fault: { id: await idOf(2) } });
});

test("two swapped entries are detected", async () => {
  await addSome(5);
  const [first, second] = [await idOf(1), await idOf(2)];
  const moved = sql`(SELECT (CASE id WHEN ${first}::bigint THEN ${second}::bigint ELSE ${first}::bigint END) AS id, at, kind,
    user_id, subject_id, sealed_detail, digest, hash FROM audit_events WHERE id IN (${first}, ${second}))`;
  await db.transaction().execute(async (unit) => {
    await sql`CREATE TEMP TABLE swapped ON COMMIT DROP AS ${moved}`.execute(unit);
    await sql`DELETE FROM audit_events WHERE id IN (${first}, ${second})`.execute(unit);
    await sql`INSERT INTO audit_events (id, at, kind, user_id, subject_id, sealed_detail, digest, hash)
      OVERRIDING SYSTEM VALUE SELECT * FROM swapped`.execute(unit);
  });

  expect((await look()).fault?.id).toBe(first);
});

test("removing the last entries, the first entries or all of them is detected", async () => {
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

test("without the key, neither an entry nor the whole log can be forged", async () => {
  await addSome(3);
  const stranger = createSealer(["another key"]);
  await sql`UPDATE audit_chain SET sealed_ends = NULL`.execute(db);
  await beginChain(db, stranger);

  expect((await look()).fault).not.toBeNull();
});

test("concurrent writers make one chain", async () => {
  await Promise.all(Array.from({ length: 40 }, (_none, i) => add(`at once ${i}`)));

  expect(await look()).toMatchObject({ entries: 40, fault: null });
});

test("entries from an earlier version are chained before anything is added", async () => {
  for (let i = 0; i < 3; i++) {
    const sealed = sealer.seal({ call: "POST /account/login", username: `u${i}` }, "audit_events");
    await sql`INSERT INTO audit_events (kind, sealed_detail) VALUES ('LIMITED', ${sealed})`.execute(db);
  }
  await add("the first of this version");

  expect(await look()).toMatchObject({ entries: 4, fault: null });
});

test("a finished year is cut from the beginning, and the rest still verifies", async () => {
  await addSome(2);
  await sql`UPDATE audit_chain SET sealed_ends = NULL`.execute(db);
  await sql`UPDATE audit_events SET at = now() - interval '400 days'`.execute(db);
  // Rebuilds the chain as if the entries had been written then.
  await beginChain(db, sealer);
  await addSome(3);
  await forgetEntriesOlderThan(db, sealer, 365);

  expect(await look()).toMatchObject({ entries: 3, fault: null });
  await forgetEntriesOlderThan(db, sealer, 365);
  expect(await look()).toMatchObject({ entries: 3, fault: null });
});

test("deleting an account erases its details and leaves the chain intact", async () => {
  const config = api.configFor({ piiKeys: [KEY] });
  const app = await buildApp({ config, db });
  const host = { database: api.database, configFor: () => config };
  const [admin, user] = [await signedIn(host, "ADMIN"), await aCustomer(host, { password: PASSWORD })];
  const { username } = user;
  await callRest(app, "listAudit", { bearer: user.bearer });
  const profile = { firstName: "Adelaide", lastName: "Shopper", phone: "2025550187" };
  const { bearer } = admin;
  await callRest(app, "updateCustomer", { bearer, params: { username }, body: profile });
  const deletion = await callRest(app, "deleteAccount", {
    bearer: user.bearer,
    body: { password: PASSWORD },
  });
  const { body } = await callRest(app, "listAudit", { bearer });
  // Waits for pending writes.
  await app.close();

  expect(deletion.status).toBe(200);
  expect(JSON.stringify(body.data)).not.toContain(username);
  expect(body.data!.rows).toContainEqual(
    expect.objectContaining({ kind: "STAFF_CHANGE", username: admin.username, subject: "deleted customer" }),
  );
  expect((await look()).fault).toBeNull();
});

test("only the shop can erase the details of an entry", async () => {
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
  expect((await look()).fault).toMatchObject({
    id: other,
    reason: expect.stringContaining("was deleted by something other"),
  });
});

test("key rotation keeps the chain valid", async () => {
  await addSome(5);
  const both = createSealer(["the key of next year", KEY]);
  await reseal(db, both, SEALED_COLUMNS, () => undefined);

  expect(await look(null, createSealer(["the key of next year"]))).toMatchObject({ entries: 5, fault: null });
});

test("npm run audit:verify exits with 0, or with 1 and the first altered entry", async () => {
  await addSome(3);
  const env = { DATABASE_URL: api.database.url, PII_KEY: KEY };
  const intact = await runCommand("verify-audit", env);
  const hash = /[0-9a-f]{64}/.exec(intact.output)?.[0] ?? "";
  const known = await runCommand("verify-audit", env, ["--known", hash]);
  const unknown = await runCommand("verify-audit", env, ["--known", "f".repeat(64)]);
  const id = await idOf(1);
  await sql`UPDATE audit_events SET kind = 'FORBIDDEN' WHERE id = ${id}`.execute(db);
  const altered = await runCommand("verify-audit", env);

  expect(intact).toMatchObject({ exitCode: 0, output: expect.stringContaining("3 entries") });
  expect(known.exitCode).toBe(0);
  expect(unknown.exitCode).toBe(1);
  expect(altered).toMatchObject({ exitCode: 1, output: expect.stringContaining(`Entry ${id}`) });
});
