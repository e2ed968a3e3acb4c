/**
 * Access to lease applications, and data that is never readable (LEASE-13, LEASE-15, LEASE-16, CALL-9,
 * ROLE-2).
 */
import { closeSync, openSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { READY_PATH } from "#contract/rest/paths";
import type { AccountRole } from "#contract/staff/roles";
import { MESSAGES } from "#contract/messages";
import { startHost } from "../../../server/cli/launcher/child";
import { waitUntilReady } from "../../../server/cli/launcher/wait-until-ready";
import { findFreePort } from "../../../server/db/embedded/free-port";
import { createSealer } from "../../../server/db/sealed";
import { reseal } from "../../../server/db/sealing/reseal";
import { SEALED_COLUMNS } from "../../../server/declarations";
import { aCustomer, callRest, mailsTo, PASSWORD, signedIn } from "../../support/people/accounts";
import { findInClear } from "../../support/clear-text";
import { aLeaseForm, ENDS_IN, SECRET_NUMBERS } from "../../support/leases/lease-calls";
import { appCode, setUpSecondFactor } from "../../support/people/second-factor";
import { openLeaseShop, type LeaseShop } from "../../support/leases/lease-shop";

const SECRETS = Object.values(SECRET_NUMBERS);
const SECRET = [...SECRETS, "1984-12-10"].map((text) => text.split("").join("[- ]?")).join("|");
let shop: LeaseShop;
beforeAll(async () => {
  shop = await openLeaseShop();
});
afterAll(() => shop?.stop());

const ROLES: readonly AccountRole[] = ["CUSTOMER", "CUSTOMERSUPPORT", "ADMIN", "SUPERADMIN"];

/** Only the first response to a document has the error's locations. */
const wordsOf = (error: unknown) => String(error).replace(/"locations":\[.*?\],/, "");

describe("an application", () => {
  test("is readable by its owner and by staff with leases.read only", async () => {
    const ada = await aCustomer(shop.api);
    const { application } = await shop.apply(aLeaseForm(ENDS_IN.atThePage), ada.bearer);
    const { id } = application!;
    const isVisible = async (role: AccountRole) =>
      (await shop.find(id, (await signedIn(shop.api, role)).bearer)) !== null;
    expect(await Promise.all(ROLES.map(isVisible))).toEqual([false, true, true, true]);
    const noLeases = await signedIn(shop.api, "ADMIN");
    await sql`UPDATE users SET permissions = '{orders.read}' WHERE id = ${noLeases.userId}`.execute(
      shop.api.database.db,
    );
    expect(await shop.find(id, noLeases.bearer)).toBeNull();
    const support = await signedIn(shop.api, "CUSTOMERSUPPORT");
    expect(await shop.find(id, support.bearer, ada.username)).not.toBeNull();
    expect(await shop.find(id, support.bearer, "other@mail.example")).toBeNull();
    expect(await shop.find("not-an-id", ada.bearer)).toBeNull();
    for (const call of [
      shop.find(id, ""),
      shop.list(""),
      shop.findActive(""),
      shop.query(`mutation { processLoanApplication(input: { consent: true, consentVersion: "1", idempotencyKey: "1" }) {
        success } }`),
    ]) {
      await expect(call).rejects.toThrow("UNAUTHENTICATED");
    }
  });

  test("of another user answers every call like a nonexistent one", async () => {
    const [ada, eve] = await Promise.all([aCustomer(shop.api), aCustomer(shop.api)]);
    const { application } = await shop.apply(aLeaseForm(ENDS_IN.atThePage), ada.bearer);
    const never = "00000000-0000-4000-8000-000000000000";
    const answers = (leaseId: string) =>
      Promise.all([
        shop.find(leaseId, eve.bearer),
        shop.findByKey(leaseId, "A".repeat(43)),
        shop.refresh(leaseId, eve).catch(wordsOf),
        shop.refresh(leaseId, {}).catch(wordsOf),
        shop.refresh(leaseId, { draftKey: "A".repeat(43) }).catch(wordsOf),
      ]);
    const foreign = await answers(application!.id);
    expect(foreign).toEqual(await answers(never));
    expect(foreign.slice(2).every((answer) => String(answer).includes("NOT_FOUND"))).toBe(true);
    expect((await shop.list(eve.bearer)).totalApplications).toBe(0);
  });

  test.each(ROLES)("%s: who may apply for credit", async (role) => {
    const ada = await aCustomer(shop.api);
    const viewer = await signedIn(shop.api, role);
    const answer = await shop.findActive(viewer.bearer, ada.username).catch(String);
    if (role === "CUSTOMER") expect(answer).toContain("FORBIDDEN");
    else expect(answer).toBeNull();
    expect(await shop.findActive(viewer.bearer, viewer.username)).toBeNull();
  });

  test("of a guest joins the account once the address is verified, and not before", async () => {
    const email = "joins@lease.example";
    const sent = await shop.apply(aLeaseForm(ENDS_IN.atThePage, email));
    const { id } = sent.application!;
    expect(sent.application!.username).toBeNull();
    expect(await shop.findByKey(id, sent.draftKey)).toMatchObject({ id });
    expect(await shop.findByKey(null, sent.draftKey)).toMatchObject({ id });
    expect(await shop.findByKey(null, "A".repeat(43))).toBeNull();
    const form = { email, firstName: "Ada", lastName: "Byron", phone: "5125550142" };
    const { body } = await callRest(shop.app, "register", {
      body: { ...form, password: PASSWORD, confirmPassword: PASSWORD },
    });
    const { accessToken, idToken } = body.data!.tokens;
    const bearer = `Bearer ${accessToken} ${idToken}`;
    expect((await shop.list(bearer)).totalApplications).toBe(0);
    await sql`UPDATE users SET verified_at = now() WHERE id = (SELECT max(id::text)::uuid FROM users
      WHERE created_at = (SELECT max(created_at) FROM users))`.execute(shop.api.database.db);
    const verified = await callRest(shop.app, "login", { body: { username: email, password: PASSWORD } });
    const tokens = verified.body.data!.tokens!;
    const proved = `Bearer ${tokens.accessToken} ${tokens.idToken}`;
    expect(await shop.list(proved)).toMatchObject({ applications: [{ id, username: email }] });
    expect(await shop.findByKey(id, sent.draftKey)).toMatchObject({ id });
  });

  test("is limited to a few a day per account, network address and recipient", async () => {
    const limited = await openLeaseShop({ isLimited: true });
    const ada = await aCustomer(limited.api);
    const apply = () => limited.apply(aLeaseForm(ENDS_IN.declined), ada.bearer);
    for (let count = 0; count < 5; count += 1) expect(await apply()).toMatchObject({ code: "DECLINED" });
    expect(await apply()).toMatchObject({
      success: false,
      code: "TOO_MANY_TRIES",
      message: MESSAGES.leases.tooManyTries,
    });
    const guest = () => limited.apply(aLeaseForm(ENDS_IN.declined, "victim@lease.example"));
    for (let count = 0; count < 5; count += 1) await guest();
    expect(await guest()).toMatchObject({ code: "TOO_MANY_TRIES" });
    await limited.stop();
  });
});

describe("numbers", () => {
  test("of applicants are nowhere in rows, emails, responses or the log", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "lease-log-"));
    const file = path.join(folder, "api.log");
    const output = openSync(file, "a");
    const port = await findFreePort();
    const { url: databaseUrl, db } = shop.api.database;
    const host = startHost(
      "The API host",
      "server/main.ts",
      {
        NODE_ENV: "test",
        LOG_LEVEL: "debug",
        DATABASE_URL: databaseUrl,
        API_PORT: String(port),
        SANDBOX_PORT: String(shop.lessors.port),
      },
      { output },
    );
    const answers: string[] = [];
    const send = async (method: string, place: string, body: object, bearer: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${place}`, {
        method,
        headers: { "content-type": "application/json", authorization: bearer },
        body: JSON.stringify(body),
      });
      answers.push(await answer.text());
      return JSON.parse(answers.at(-1)!) as { data: { result: { application: { id: string } } } };
    };
    const ada = await aCustomer(shop.api);
    try {
      await waitUntilReady(host, `http://127.0.0.1:${port}${READY_PATH}`);
      for (const last4 of [ENDS_IN.declined, ENDS_IN.errorOnce]) {
        const form = aLeaseForm(last4);
        for (const [step, part] of Object.entries(form)) {
          await send("PUT", "/user/lease/draft/save", { step, form: part }, ada.bearer);
          // Invalid values are not echoed either.
          await send("PUT", "/user/lease/draft/save", { step: "bank", form: part }, ada.bearer);
        }
        const query = `mutation ($input: LeaseApplicationInput!) { result: processLoanApplication(input: $input) {
          message errors { message } application { id last4Ssn employerName attempts { outcome } } } }`;
        const variables = { input: shop.consent() };
        const { data } = await send("POST", "/graphql", { query, variables }, ada.bearer);
        await shop.find(data.result.application.id, ada.bearer);
      }
      const list = `{ getApplicationByUser { applications { id last4Ssn last4AccountNumber email } } }`;
      await send("POST", "/graphql", { query: list }, ada.bearer);
    } finally {
      await host.stop();
      closeSync(output);
    }
    const exported = await callRest(shop.app, "exportAccount", { bearer: ada.bearer });
    // Timestamps are long numbers and may contain any five digits.
    const log = (await readFile(file, "utf8")).replace(/"(?:time|responseTime)":[\d.]+/g, "");
    await rm(folder, { recursive: true });
    const secret = new RegExp(SECRET);
    expect(log).toContain("a lessor does not respond");
    expect(log).not.toMatch(secret);
    expect(answers.length).toBeGreaterThan(10);
    expect(answers.filter((answer) => secret.test(answer))).toEqual([]);
    expect(JSON.stringify(exported.body)).toContain("last4Ssn");
    expect(JSON.stringify(exported.body)).not.toMatch(secret);
    expect(JSON.stringify(await mailsTo(shop.api, ada.username))).not.toMatch(secret);
    expect(await findInClear(db, SECRET)).toEqual([]);
  });

  test("are read by staff with leases.pii, a code and a reason, and that is audited", async () => {
    const ada = await aCustomer(shop.api);
    const { application } = await shop.apply(aLeaseForm(ENDS_IN.atThePage), ada.bearer);
    const leaseId = application!.id;
    const read = (bearer: string, code: string, reason = "The bank asks") =>
      callRest(shop.app, "readLeaseData", { bearer, body: { leaseId, reason, code } });
    const support = await signedIn(shop.api, "CUSTOMERSUPPORT");
    for (const { bearer } of [ada, support]) expect((await read(bearer, "123456")).status).toBe(403);
    const admin = await aCustomer(shop.api, { role: "ADMIN", password: PASSWORD });
    const login = await callRest(shop.app, "login", {
      body: { username: admin.username, password: PASSWORD },
    });
    const { tokens, secret } = await setUpSecondFactor(shop.app, login.body.data!.secondFactor!.ticket);
    const bearer = `Bearer ${tokens.accessToken} ${tokens.idToken}`;
    // The sign-in code is used up.
    expect((await read(bearer, appCode(secret))).status).toBe(400);
    expect((await read(bearer, appCode(secret, 1), " ")).status).toBe(400);
    const { body } = await read(bearer, appCode(secret, 1));
    expect(body.data).toEqual({
      dateOfBirth: "1984-12-10",
      ssn: `${SECRET_NUMBERS.ssn}7777`,
      routingNumber: SECRET_NUMBERS.routing,
      accountNumber: SECRET_NUMBERS.account,
    });
    expect((await read(bearer, appCode(secret, 1))).status).toBe(400);
    const audit = await callRest(shop.app, "listAudit", { bearer, params: { kind: "LEASE_DATA_READ" } });
    expect(audit.body.data).toMatchObject({
      total: 1,
      rows: [{ username: admin.username, note: `${leaseId}: The bank asks` }],
    });
    await sql`UPDATE lease_applications SET sealed_details = NULL WHERE id = ${leaseId}`.execute(
      shop.api.database.db,
    );
    const forgotten = await read(bearer, "123456");
    expect([forgotten.status, forgotten.body.message]).toEqual([400, MESSAGES.leases.forgotten]);
  });

  test("are deleted some time after the decision; what screens show stays", async () => {
    const ada = await aCustomer(shop.api);
    const { application } = await shop.apply(aLeaseForm(ENDS_IN.declined), ada.bearer);
    const { rows } = await sql<{
      days: number;
    }>`SELECT round(extract(epoch FROM details_until - now()) / 86400)::int
      AS days FROM lease_applications WHERE id = ${application!.id}`.execute(shop.api.database.db);
    expect(rows).toEqual([{ days: 30 }]);
    await sql`UPDATE lease_applications SET details_until = now() WHERE id = ${application!.id}`.execute(
      shop.api.database.db,
    );
    await shop.forget();
    expect(await shop.find(application!.id, ada.bearer)).toMatchObject({
      employerName: null,
      last4Ssn: "0000",
    });
  });

  test("are re-encrypted with a new key, and found again by the address", async () => {
    const { db } = shop.api.database;
    const email = "keys@lease.example";
    const { application } = await shop.apply(aLeaseForm(ENDS_IN.atThePage, email));
    const [old] = shop.configFor().piiKeys;
    const ring = createSealer(["a-new-key-of-thirty-two-characters-or-more", old!]);
    await reseal(db, ring, SEALED_COLUMNS, () => undefined);
    await reseal(
      db,
      createSealer([old!, "a-new-key-of-thirty-two-characters-or-more"]),
      SEALED_COLUMNS,
      () => undefined,
    );
    const joined = await aCustomer(shop.api, { username: email });
    expect(await shop.list(joined.bearer)).toMatchObject({ applications: [{ id: application!.id }] });
  });

  test("are deleted with the account, which ends open applications", async () => {
    const ada = await aCustomer(shop.api, { password: PASSWORD });
    const { application } = await shop.apply(aLeaseForm(ENDS_IN.atThePage), ada.bearer);
    await shop.save(aLeaseForm(), ada.bearer);
    const { status } = await callRest(shop.app, "deleteAccount", {
      bearer: ada.bearer,
      body: { password: PASSWORD },
    });
    expect(status).toBe(200);
    const { rows } = await sql<object>`SELECT status, reason, sealed_details, email_index, next_check_at,
      (SELECT count(*)::int FROM lease_drafts WHERE user_id = ${ada.userId}) AS drafts
      FROM lease_applications WHERE id = ${application!.id}`.execute(shop.api.database.db);
    expect(rows).toEqual([
      {
        status: "CANCELLED",
        reason: "ACCOUNT_DELETED",
        sealed_details: null,
        email_index: null,
        next_check_at: null,
        drafts: 0,
      },
    ]);
  });
});
