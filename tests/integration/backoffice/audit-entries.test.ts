/** Staff changes are data; earlier entries with a stored sentence stay readable, linked and verified (STAFF-5). */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { recordedChange } from "#contract/audit/changes/changes";
import { hashOf, newLink } from "../../../server/audit/chain/chain.rules";
import { AUDIT_CONTEXT, CHAIN_CONTEXT, readEnds, readEntries } from "../../../server/audit/chain/chain.store";
import { verifyChain } from "../../../server/audit/chain/verify-chain.service";
import { createSealer, type Sealer } from "../../../server/db/sealed";
import { aCustomer, callRest, requestRest, signedIn, type TestUser } from "../../support/people/accounts";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

const LEASE = "0d0c5f1e-1111-4111-8111-000000000001";

let api: TestApi;
let sealer: Sealer;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi(0);
  sealer = createSealer(api.configFor().piiKeys);
  admin = await signedIn(api, "ADMIN");
});
afterAll(() => api.close());

const db = () => api.database.db;
const verify = async () => verifyChain(await readEnds(db(), sealer), readEntries(db(), sealer));
const list = async (params: Record<string, string> = {}) =>
  (await callRest(api.app, "listAudit", { bearer: admin.bearer, params })).body.data!;
const disable = async () => {
  const { username } = await aCustomer(api);
  const params = { username, status: "DISABLED" } as const;
  await callRest(api.app, "setCustomerStatus", { bearer: admin.bearer, params });
  return username;
};
const readNewest = async () => {
  const { rows } = await sql<{ id: string; sealed: Buffer }>`SELECT id::text, sealed_detail AS sealed
    FROM audit_events ORDER BY id DESC LIMIT 1`.execute(db());
  return { ...rows[0]!, content: sealer.open<Record<string, unknown>>(rows[0]!.sealed, AUDIT_CONTEXT) };
};

/** Appends an entry as the version before did: a sentence, with the digest of its text. */
async function appendSentence(call: string, note: string, area: "ORDERS" | "LEASES"): Promise<void> {
  const ends = (await readEnds(db(), sealer))!;
  const { rows } = await sql<{ id: string; at: Date }>`
    SELECT nextval(pg_get_serial_sequence('audit_events', 'id'))::text AS id,
      date_trunc('milliseconds', clock_timestamp()) AS at`.execute(db());
  const { userId, username } = admin;
  const entry = { ...rows[0]!, kind: "STAFF_CHANGE", userId, subjectId: null, area, cents: null };
  const content = { call, username, ipAddress: "", userAgent: "", note, link: newLink(entry, ends.lastHash) };
  const digest = createHash("sha256").update(JSON.stringify(content)).digest();
  const hash = hashOf(entry, digest, ends.lastHash);
  await sql`INSERT INTO audit_events (id, at, kind, user_id, area, sealed_detail, digest, hash)
    OVERRIDING SYSTEM VALUE VALUES (${entry.id}, ${entry.at}, ${entry.kind}, ${userId}, ${area},
      ${sealer.seal(content, AUDIT_CONTEXT)}, ${digest}, ${hash})`.execute(db());
  const next = { ...ends, lastHash: hash.toString("hex"), lastId: entry.id };
  await sql`UPDATE audit_chain SET sealed_ends = ${sealer.seal(next, CHAIN_CONTEXT)}`.execute(db());
}

test("a staff change is stored as data, and its sentence is made when it is read", async () => {
  const username = await disable();
  const { rows } = await sql<{ id: string }>`SELECT subject_id::text AS id FROM audit_events
    ORDER BY audit_events.id DESC LIMIT 1`.execute(db());
  const { content } = await readNewest();

  expect(content).toMatchObject({
    version: 2,
    change: {
      kind: "ACCOUNT_STATUS_CHANGED",
      subject: { type: "account", id: rows[0]!.id },
      before: { status: "ACTIVE" },
      after: { status: "DISABLED" },
    },
  });
  expect(content).not.toHaveProperty("note");
  expect((await list({ username })).rows).toMatchObject([
    { what: "Status changed", note: "status: Active → Disabled", before: "Active", after: "Disabled" },
  ]);
});

test("earlier entries keep their sentences, links, filters and hashes between new ones", async () => {
  await disable();
  await appendSentence("placePhoneOrder", "order AB-1: taken by phone", "ORDERS");
  await appendSentence("noteLessorAnswer", `lease application ${LEASE}: Acima answered Approved`, "LEASES");
  await disable();
  const mine = { username: admin.username };

  expect((await list({ ...mine, area: "ORDERS" })).rows).toMatchObject([
    {
      what: "Order AB-1: taken by phone",
      note: "order AB-1: taken by phone",
      thing: { kind: "ORDER_NUMBER", id: "AB-1", label: "AB-1" },
    },
  ]);
  expect((await list({ ...mine, area: "LEASES" })).rows).toMatchObject([
    { what: "Acima answered Approved", thing: { kind: "LEASE", id: LEASE } },
  ]);
  const file = await requestRest(api.app, "exportAudit", { bearer: admin.bearer, body: mine });
  expect(file.body).toContain(`"Order AB-1: taken by phone","AB-1"`);
  expect(file.body).toContain(`"Status changed"`);
  expect((await verify()).fault).toBeNull();
});

test("a value altered with the key is detected, in whatever order its keys are sealed", async () => {
  await disable();
  const { id, sealed, content } = await readNewest();
  const put = (altered: object) =>
    sql`UPDATE audit_events SET sealed_detail = ${sealer.seal(altered, AUDIT_CONTEXT)} WHERE id = ${id}`.execute(
      db(),
    );
  await put(Object.fromEntries(Object.entries(content).reverse()));
  expect((await verify()).fault).toBeNull();

  const subject = { type: "account", id: admin.userId } as const;
  await put({ ...content, change: recordedChange({ kind: "ADDRESS_ADDED", subject }) });
  expect((await verify()).fault).toMatchObject({ id, reason: expect.stringContaining("was altered") });
  await sql`UPDATE audit_events SET sealed_detail = ${sealed} WHERE id = ${id}`.execute(db());
  expect((await verify()).fault).toBeNull();
});
