/**
 * The life of lease applications leaves no personal number readable (LEASE-13): not in database files or the
 * write-ahead log, logs, sandbox books, emails or responses.
 */
import { randomUUID } from "node:crypto";
import { closeSync, openSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { bearerOf, type Tokens } from "#contract/accounts/session";
import { READY_PATH } from "#contract/rest/paths";
import { LEASE_CONSENT, LEASE_STEPS } from "#contract/leases/application";
import { REST, type RestName } from "#contract/rest/endpoints";
import { readConfig } from "../../../server/config";
import { startHost, type Child } from "../../../server/cli/launcher/child";
import { waitUntilReady } from "../../../server/cli/launcher/wait-until-ready";
import { openDatabase, type Db } from "../../../server/db/client";
import { startDatabase, type RunningDatabase } from "../../../server/db/embedded";
import { findFreePort } from "../../../server/db/embedded/free-port";
import { migrate } from "../../../server/db/migrating/migrate";
import { createReportStore } from "../../../server/leases/applications/reports.store";
import { forgetTyped } from "../../../server/leases/sync.worker";
import { aCustomer, aRegistration, PASSWORD, type TestUser } from "../../support/people/accounts";
import { findInFiles } from "../../support/files-in-clear";
import { aLeaseForm, ENDS_IN, SECRET_NUMBERS } from "../../support/leases/lease-calls";
import { appCode } from "../../support/people/second-factor";

jest.setTimeout(180_000);

/** Pause between two checks of the mailbox. */
const LOOK_MS = 50;
const BORN = "1984-12-10";
const USED = [ENDS_IN.declined, ENDS_IN.partial, ENDS_IN.errorOnce, ENDS_IN.silent];
const { ssn, routing, account } = SECRET_NUMBERS;
const [area, group] = [ssn.slice(0, 3), ssn.slice(3)];
const SECRETS = [
  ...USED.flatMap((last4) => [`${ssn}${last4}`, `${area}-${group}-${last4}`, `${area} ${group} ${last4}`]),
  ...[BORN, BORN.replaceAll("-", ""), "12/10/1984"],
  ...[routing, account],
];

let folder: string;
let server: RunningDatabase;
let db: Db;
let output: number;
const hosts: Child[] = [];
const answers: string[] = [];
let leaving: Promise<void> | undefined;
let apiUrl: string;
let sandboxUrl: string;

const configFor = () => readConfig({ NODE_ENV: "test", DATABASE_URL: server.url });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lease-at-rest-"));
  server = await startDatabase({ databaseUrl: null, dataDir: folder }, { isDisposable: true });
  db = openDatabase(server.url);
  await migrate(db);
  output = openSync(path.join(folder, "hosts.log"), "a");
  const [api, sandbox] = [await findFreePort(), await findFreePort()];
  [apiUrl, sandboxUrl] = [`http://127.0.0.1:${api}`, `http://127.0.0.1:${sandbox}`];
  const env = {
    NODE_ENV: "test",
    LOG_LEVEL: "debug",
    DATABASE_URL: server.url,
    DATA_DIR: folder,
    API_PORT: String(api),
    SANDBOX_PORT: String(sandbox),
    SANDBOX_PAYMENTS_PORT: String(await findFreePort()),
    SANDBOX_SMTP_PORT: String(await findFreePort()),
  };
  hosts.push(startHost("The sandbox host", "sandbox/main.ts", env, { output }));
  hosts.push(startHost("The API host", "server/main.ts", env, { output }));
  await waitUntilReady(hosts[0]!, `${sandboxUrl}/`);
  await waitUntilReady(hosts[1]!, `${apiUrl}${READY_PATH}`);
});
afterAll(async () => {
  await (leaving ?? shutDown());
  await rm(folder, { recursive: true, force: true });
});

/** Shuts down everything that writes; the database ends with a checkpoint. */
async function shutDown(): Promise<void> {
  for (let host = hosts.pop(); host; host = hosts.pop()) await host.stop();
  await db.destroy();
  await server.stop();
  closeSync(output);
}

interface Sent {
  readonly body?: object;
  readonly bearer?: string;
  /** True for a response that is meant to contain the entered numbers. */
  readonly isSecret?: boolean;
}

async function send<Data>(method: string, place: string, { body, bearer, isSecret }: Sent): Promise<Data> {
  const answer = await fetch(`${apiUrl}${place}`, {
    method,
    headers: { "content-type": "application/json", ...(bearer ? { authorization: bearer } : {}) },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  if (!isSecret) answers.push(`${answer.url} ${JSON.stringify([...answer.headers])} ${text}`);
  return (JSON.parse(text) as { data: Data }).data;
}
const call = <Data>(name: RestName, sent: Sent) => send<Data>(REST[name].method, REST[name].path, sent);
const queryApi = <Data>(query: string, variables: object, bearer = "") =>
  send<Data>("POST", "/graphql", { body: { query, variables }, bearer });

interface Applied {
  readonly result: { readonly status: string; readonly application: { readonly id: string } };
}

/**
 * Saves every step, some of them invalid at first, and submits the form.
 * @returns the application and a guest's key
 */
async function apply(last4: string, { bearer, username }: Pick<TestUser, "bearer" | "username">) {
  const form = aLeaseForm(last4, username);
  let draftKey: string | null = null;
  const save = async (sent: object) => {
    if (bearer) return call<object>("saveLeaseDraft", { body: sent, bearer });
    const saved = await call<{ draftKey: string } | null>("saveGuestLeaseDraft", {
      body: { ...sent, draftKey },
    });
    draftKey = saved?.draftKey ?? draftKey;
    return saved;
  };
  for (const step of LEASE_STEPS) {
    await save({ step, form: form[step] });
    await save({ step, form: { ...form[step], ssn: `${form.identity.ssn}0`, accountNumber: `${account}x` } });
    await save({ step: "bank", form: form[step] });
  }
  const input = { consent: true, consentVersion: LEASE_CONSENT.version, idempotencyKey: randomUUID() };
  const fields = "message errors { message } status application { id last4Ssn last4AccountNumber email }";
  const query = bearer
    ? `mutation ($input: LeaseApplicationInput!) { result: processLoanApplication(input: $input) { ${fields} } }`
    : `mutation ($input: LeaseApplicationInput!, $draftKey: ID!) {
        result: processGuestLoanApplication(input: $input, draftKey: $draftKey) { ${fields} } }`;
  const { result } = await queryApi<Applied>(query, { input, ...(bearer ? {} : { draftKey }) }, bearer);
  return { ...result, draftKey };
}

/** Emails to an address; waits for the first one. */
async function mailsTo(address: string): Promise<string> {
  for (;;) {
    const mails = await (await fetch(`${sandboxUrl}/mailbox/messages.json?to=${address}`)).text();
    if (mails.includes(address)) return mails;
    await wait(LOOK_MS);
  }
}

/** An admin with a second factor reads the entered data. @returns the response */
async function readAsStaff(leaseId: string): Promise<object> {
  const host = { database: { db }, configFor };
  const admin = await aCustomer(host, { role: "ADMIN", password: PASSWORD });
  const login = await call<{ secondFactor: { ticket: string } }>("login", {
    body: { username: admin.username, password: PASSWORD },
  });
  const { ticket } = login.secondFactor;
  const { secret } = await call<{ secret: string }>("enrolSecondFactor", { body: { ticket } });
  const { tokens } = await call<{ tokens: Tokens }>("verifySecondFactor", {
    body: { ticket, code: appCode(secret) },
  });
  const bearer = bearerOf(tokens);
  await call("readLeaseData", { body: { leaseId, reason: "The bank asks", code: "000000" }, bearer });
  const body = { leaseId, reason: "The bank asks", code: appCode(secret, 1) };
  const details = await call<object>("readLeaseData", { body, bearer, isSecret: true });
  await call("listAudit", { bearer });
  return details;
}

test("the scan finds numbers where they exist, so an empty result is meaningful", async () => {
  const place = await mkdtemp(path.join(folder, "planted-"));
  const shapes = [
    account,
    Buffer.from(account).toString("hex"),
    Buffer.from(`a${account}b`).toString("base64"),
  ];
  for (const [position, shape] of shapes.entries()) {
    await writeFile(path.join(place, `${position}.bin`), `before ${shape} after`);
  }
  expect(await findInFiles(place, [account])).toEqual(["0.bin", "1.bin", "2.bin"]);
  await rm(place, { recursive: true });
});

test("applied, declined, approved, read by staff, exported, deleted and erased: no number is stored anywhere", async () => {
  const people = { database: { db }, configFor };
  const [ada, grace] = await Promise.all([
    aCustomer(people, { password: PASSWORD }),
    aCustomer(people, { password: PASSWORD }),
  ]);
  await apply(ENDS_IN.declined, ada);
  const approved = await apply(ENDS_IN.partial, ada);
  await apply(ENDS_IN.errorOnce, grace);
  const guest = { bearer: "", username: "guest@lease.example" };
  const { application, draftKey } = await apply(ENDS_IN.silent, guest);
  const byKey = `query ($id: ID!, $key: ID!) { found: getLeaseApplicationByKey(leaseId: $id, draftKey: $key) { id status } }`;
  await queryApi(byKey, { id: application.id, key: draftKey });
  await call("register", { body: aRegistration(guest.username) });
  await queryApi(
    `{ getApplicationByUser { applications { id email last4Ssn timeline: attempts { outcome } } } }`,
    {},
    ada.bearer,
  );

  const details = await readAsStaff(approved.application.id);
  expect(details).toMatchObject({
    ssn: `${ssn}${ENDS_IN.partial}`,
    accountNumber: account,
    dateOfBirth: BORN,
  });
  await call("exportAccount", { bearer: ada.bearer });
  await call("deleteAccount", { bearer: grace.bearer, body: { password: PASSWORD } });
  await sql`UPDATE lease_applications SET details_until = now()`.execute(db);
  await forgetTyped(db, createReportStore(db));
  const { rows } = await sql<{ kept: number; all: number }>`SELECT count(sealed_details)::int AS kept,
    count(*)::int AS all FROM lease_applications`.execute(db);
  expect(rows).toEqual([{ kept: 0, all: 4 }]);

  answers.push(await mailsTo(guest.username));
  await sql`CHECKPOINT`.execute(db);
  await (leaving = shutDown());

  const isSecret = (text: string) => SECRETS.some((secret) => text.includes(secret));
  expect(answers.length).toBeGreaterThan(60);
  expect(answers.filter(isSecret)).toEqual([]);
  // Proves that the scan covers every place: an audit word in tables and log, an id in the books.
  const written = await findInFiles(folder, ["LEASE_DATA_READ"]);
  expect(written.some((file) => file.includes("/base/"))).toBe(true);
  expect(written.some((file) => file.includes("/pg_wal/"))).toBe(true);
  const known = await findInFiles(folder, [approved.application.id]);
  expect(known.filter((file) => !file.startsWith("postgres/"))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^sandbox\//)]),
  );
  expect(await findInFiles(folder, SECRETS)).toEqual([]);
});
