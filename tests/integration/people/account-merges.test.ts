/** Merging two accounts of one person over HTTP, and merges that are refused (STAFF-64). */
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { createSealer } from "../../../server/db/sealed";
import { SEALED_APPLICATION } from "../../../server/leases/forms/form.record";
import {
  aCustomer,
  callRest,
  mailsTo,
  PASSWORD,
  signedIn,
  type TestUser,
} from "../../support/people/accounts";
import { countOf, openMergeAdmin, type MergeAdmin } from "../../support/orders/merges";
import { joinNewsletter } from "../../support/people/newsletter";
import { enrolledStaff } from "../../support/people/second-factor";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
let merges: MergeAdmin;
beforeAll(async () => {
  api = await startTestApi(8);
  merges = await openMergeAdmin(api);
});
afterAll(() => api.close());

const sentences = MESSAGES.customers;
const db = () => api.database.db;

describe("a merged account", () => {
  let from: TestUser;
  let into: TestUser;
  beforeEach(async () => {
    from = await aCustomer(api, { firstName: "Gone", lastName: "Twin", password: PASSWORD });
    into = await aCustomer(api, { firstName: "Stays", lastName: "Twin", password: PASSWORD });
  });

  test("cannot sign in, is signed out at once, and its owner is emailed at both addresses", async () => {
    await merges.merge(from.username, into.username);
    const login = await callRest(api.app, "login", { body: { username: from.username, password: PASSWORD } });

    expect((await callRest(api.app, "getProfile", { bearer: from.bearer })).status).toBe(401);
    expect([login.status, login.body.message]).toEqual([400, MESSAGES.auth.loginRefused]);
    expect((await callRest(api.app, "getProfile", { bearer: into.bearer })).status).toBe(200);
    for (const { username } of [from, into]) {
      const mails = (await mailsTo(api, username)).filter(({ kind }) => kind === "accounts-merged");
      expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(into.username)]);
    }
  });

  test("is not in the list, leads to the remaining account by its name, and cannot be changed", async () => {
    await merges.merge(from.username, into.username);
    const body = { text: from.username };
    const { rows: customers } = (
      await callRest(api.app, "listCustomers", { bearer: merges.admin.bearer, body })
    ).body.data!;
    const params = { username: from.username };
    const profile = { firstName: "Somebody", lastName: "Else", phone: "5125550142" };
    const change = await callRest(api.app, "updateCustomer", {
      bearer: merges.admin.bearer,
      params,
      body: profile,
    });

    expect(customers.map(({ username }) => username)).toEqual([into.username]);
    expect(change.status).toBe(404);
  });

  test("is merged once, for repeated and concurrent requests", async () => {
    const { fromRevision, intoRevision } = (await merges.preview(from.username, into.username)).body.data!;
    const body = { from: from.username, into: into.username, fromRevision, intoRevision };
    const other = await enrolledStaff(api, api.app);
    const both = await Promise.all([
      merges.send({ ...body, code: await merges.consumeCode() }),
      merges.send({ ...body, code: other.codes[0] }, other),
    ]);
    const again = await merges.send(body);

    expect(both.map(({ status }) => status)).toContain(200);
    expect([again.status, again.body.message]).toEqual([200, sentences.merged]);
    const { body: audit } = await callRest(api.app, "listAudit", {
      bearer: merges.admin.bearer,
      params: { kind: "STAFF_CHANGE", username: from.username },
    });
    expect(audit.data!.rows.map(({ note }) => note)).toEqual(["merged into another account"]);
    expect((await merges.overviewOf(into.username)).merged).toHaveLength(1);
  });

  test("passes on rows that are still written for it", async () => {
    await merges.merge(from.username, into.username);
    await sql`INSERT INTO chat_conversations (start_hash, user_id, sealed_person)
      VALUES ('\\x01', ${from.userId}, '\\x00')`.execute(db());
    const { rows } = await sql`SELECT user_id FROM chat_conversations WHERE start_hash = '\\x01'`.execute(
      db(),
    );

    expect(rows).toEqual([{ user_id: into.userId }]);
    await sql`DELETE FROM chat_conversations WHERE start_hash = '\\x01'`.execute(db());
  });

  test("redirects further when the remaining account is merged too", async () => {
    const third = await aCustomer(api);
    await merges.merge(from.username, into.username);
    await merges.merge(into.username, third.username);

    for (const { username } of [from, into]) {
      expect((await merges.getCustomer(username)).body.data!.customer.username).toBe(third.username);
    }
  });

  test("ends its newsletter subscription, and emails continue only where both opted in", async () => {
    await joinNewsletter(api, api.app, from.username);
    for (const [user, emailAlerts] of [
      [from, true],
      [into, false],
    ] as const) {
      const headers = { authorization: user.bearer };
      await api.query(
        `mutation ($ids: [ID!]!) { addToWishList(productIds: $ids) { emailAlerts } }`,
        { ids: [seededId(1)] },
        headers,
      );
      await api.query(
        `mutation ($emailAlerts: Boolean!) { setWishListAlerts(emailAlerts: $emailAlerts) { emailAlerts } }`,
        { emailAlerts },
        headers,
      );
    }
    const preview = (await merges.preview(from.username, into.username)).body.data!;
    await merges.merge(from.username, into.username);
    const { consents } = await merges.overviewOf(into.username);

    expect(countOf(preview, "clashes", "newsletter")).toBe(1);
    expect(consents).toMatchObject({ newsletter: null, isWishListMailed: false });
    const { rows } = await sql`SELECT 1 FROM newsletter_subscribers`.execute(db());
    expect(rows).toEqual([]);
  });

  test("is in the remaining account's data export, and is erased with that account", async () => {
    await callRest(api.app, "contact", {
      body: { name: "Gone Twin", email: from.username, phone: "5125550142", message: "Where is it?" },
    });
    await merges.merge(from.username, into.username);
    const exported = await callRest(api.app, "exportAccount", { bearer: into.bearer });
    expect(exported.body.data).toMatchObject({
      mergedAccounts: [{ username: from.username, contactRequests: [{ message: "Where is it?" }] }],
    });
    await callRest(api.app, "deleteAccount", { bearer: into.bearer, body: { password: PASSWORD } });

    expect((await merges.getCustomer(from.username)).status).toBe(404);
    const { rows } = await sql`SELECT status, username_index, merged_into FROM users
      WHERE id IN (${from.userId}, ${into.userId})`.execute(db());
    expect(rows).toEqual(Array(2).fill({ status: "DELETED", username_index: null, merged_into: null }));
    const remaining = await sql`SELECT 1 FROM contact_requests`.execute(db());
    expect(remaining.rows).toEqual([]);
  });
});

describe("is refused", () => {
  const refusal = async (from: string, into: string) => {
    const { status, body } = await merges.preview(from, into);
    return [status, body.message];
  };

  test("for a single account, for staff, for a non-customer, and for a deleted account", async () => {
    const ada = await aCustomer(api, { password: PASSWORD });
    const deleted = await aCustomer(api, { password: PASSWORD });
    await callRest(api.app, "deleteAccount", { bearer: deleted.bearer, body: { password: PASSWORD } });

    expect(await refusal(ada.username, ada.username)).toEqual([400, sentences.mergeSame]);
    for (const other of [merges.admin.username, deleted.username, "nobody@mail.example"]) {
      expect(await refusal(ada.username, other)).toEqual([404, MESSAGES.generic.notFound]);
      expect(await refusal(other, ada.username)).toEqual([404, MESSAGES.generic.notFound]);
    }
  });

  test("into a deactivated or unverified account", async () => {
    const ada = await aCustomer(api);
    const off = await aCustomer(api);
    const params = { username: off.username, status: "disabled" };
    await callRest(api.app, "setCustomerStatus", { bearer: merges.admin.bearer, params });
    const unproved = await aCustomer(api, { isVerified: false });

    expect(await refusal(ada.username, off.username)).toEqual([400, sentences.mergeDisabled]);
    expect(await refusal(ada.username, unproved.username)).toEqual([400, sentences.mergeUnverified]);
    expect((await merges.preview(unproved.username, ada.username)).status).toBe(200);
  });

  test("while both have an open lease application that names another person", async () => {
    const [ada, eve] = [await aCustomer(api), await aCustomer(api)];
    const sealer = createSealer(api.configFor().piiKeys);
    const apply = (userId: string, lastName: string, last4Ssn: string) =>
      sql`INSERT INTO lease_applications (user_id, idempotency_hash, status, is_pre_approval, state, sealed_shown,
          details_until, consent_version, attribution)
        VALUES (${userId}, decode(md5(random()::text), 'hex'), 'PENDING', true, 'TX',
          ${sealer.seal({ lastName, last4Ssn }, SEALED_APPLICATION)}, now(), '1', '{}')`.execute(db());
    await apply(ada.userId, "Lovelace", "1111");
    await apply(eve.userId, "Smith", "2222");

    expect(await refusal(ada.username, eve.username)).toEqual([400, sentences.mergeOtherPerson]);
    await sql`UPDATE lease_applications SET status = 'DECLINED' WHERE user_id = ${eve.userId}`.execute(db());
    expect((await merges.preview(ada.username, eve.username)).status).toBe(200);
  });

  test("without a fresh code, and when one of them changed since the preview", async () => {
    const [ada, eve] = [await aCustomer(api), await aCustomer(api)];
    const { fromRevision, intoRevision } = (await merges.preview(ada.username, eve.username)).body.data!;
    const body = { from: ada.username, into: eve.username, fromRevision, intoRevision };
    const without = await merges.send(body);
    expect([without.status, without.body.fieldErrors[0]?.property]).toEqual([400, "code"]);
    expect((await merges.send({ ...body, code: "000000" })).status).toBe(400);

    const profile = { firstName: "Another", lastName: "Name", phone: "5125550142" };
    const params = { username: ada.username };
    await callRest(api.app, "updateCustomer", { bearer: merges.admin.bearer, params, body: profile });
    const stale = await merges.send({ ...body, code: await merges.consumeCode() });
    expect([stale.status, stale.body.message]).toEqual([400, sentences.mergeStale]);
    expect((await merges.getCustomer(ada.username)).body.data!.customer.movedFrom).toBeNull();
  });

  test("for support, who may not merge", async () => {
    const support = await signedIn(api, "CUSTOMERSUPPORT");
    const [ada, eve] = [await aCustomer(api), await aCustomer(api)];

    expect((await merges.preview(ada.username, eve.username, support)).status).toBe(403);
    expect((await merges.send({ from: ada.username, into: eve.username }, support)).status).toBe(403);
  });
});
