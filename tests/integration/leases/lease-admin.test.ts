/**
 * Lease admin: finding and reading applications, and recording a lessor's decision (STAFF-30 to STAFF-32).
 */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { fillApplicantTerms } from "../../../server/leases/applicants/applicant-terms.store";
import { createSealer } from "../../../server/db/sealed";
import { aCustomer, callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { aLeaseForm, ENDS_IN, SECRET_NUMBERS } from "../../support/leases/lease-calls";
import { openLeaseShop, type LeaseShop } from "../../support/leases/lease-shop";
import { queryHost } from "../../support/hosts/test-api";
import { waitFor } from "../../support/hosts/wait-for";

let shop: LeaseShop;
let support: TestUser;
beforeAll(async () => {
  shop = await openLeaseShop();
  support = await signedIn(shop.api, "CUSTOMERSUPPORT");
});
afterAll(() => shop?.stop());

interface ApplicationList {
  readonly applications: readonly { readonly id: string; readonly status: string; readonly email: string }[];
  readonly totalApplications: number;
  readonly counts: readonly { readonly status: string; readonly count: number }[];
}

const LIST = `query ($text: String, $status: String, $sort: String, $pageNumber: Int, $pageSize: Int) {
  list: searchLeaseApplications(text: $text, status: $status, sort: $sort, pageNumber: $pageNumber, pageSize: $pageSize) {
    totalApplications counts { status count } applications { id status email }
  } }`;
const list = async (wish: object = {}) =>
  (await shop.query<{ list: ApplicationList }>(LIST, wish, support.bearer)).list;
const idsOf = async (wish: object) => (await list(wish)).applications.map(({ id }) => id);

const neighboursOf = async (leaseId: string, wish: object) => {
  const query = `query ($leaseId: ID!, $text: String, $status: String, $sort: String) {
    getLeaseNeighbours(leaseId: $leaseId, text: $text, status: $status, sort: $sort) { previous next } }`;
  const answer = await shop.query<{ getLeaseNeighbours: object }>(
    query,
    { leaseId, ...wish },
    support.bearer,
  );
  return answer.getLeaseNeighbours;
};

const LEASE_FIELDS = `{
  currentStatus allowedAnswers consentVersion personalDataUntil checkCount
  application { id status last4Ssn last4AccountNumber email approvedAmount }
  attempts { lessorName outcome uuid recordedBy recordedReason }
  leases { id uniqueId }
}`;
interface StaffLease {
  readonly currentStatus: string;
  readonly allowedAnswers: readonly string[];
  readonly personalDataUntil: string | null;
  readonly application: { readonly status: string; readonly approvedAmount: number | null };
  readonly attempts: readonly {
    readonly lessorName: string;
    readonly outcome: string;
    readonly uuid: string;
    readonly recordedBy: string | null;
    readonly recordedReason: string | null;
  }[];
}
const find = async (leaseId: string) =>
  (
    await shop.query<{ found: StaffLease | null }>(
      `query ($leaseId: ID!) { found: getLeaseForStaff(leaseId: $leaseId) ${LEASE_FIELDS} }`,
      { leaseId },
      support.bearer,
    )
  ).found;
interface Changed {
  readonly success: boolean;
  readonly message: string;
  readonly lease: StaffLease | null;
}
const recordAnswer = async (leaseId: string, expectedStatus: string, input: object, by = support) =>
  (
    await shop.query<{ result: Changed }>(
      `mutation ($leaseId: ID!, $seen: String!, $input: LessorAnswerInput!) {
        result: recordLessorAnswer(leaseId: $leaseId, expectedStatus: $seen, input: $input) { success message lease ${LEASE_FIELDS} } }`,
      { leaseId, seen: expectedStatus, input },
      by.bearer,
    )
  ).result;

/** An application whose lessor's response the shop cannot read. */
async function anUnknown() {
  const ada = await aCustomer(shop.api);
  const { application, uuid } = await shop.apply(aLeaseForm(ENDS_IN.atThePage, ada.username), ada.bearer);
  await shop.lessors.force(uuid!, "strange");
  await shop.refresh(application!.id, ada);
  const staffLease = await find(application!.id);
  expect(staffLease).toMatchObject({ application: { status: "UKNOWN" } });
  return { ada, id: application!.id, staffLease: staffLease! };
}

const notesOf = async (leaseId: string) => {
  const admin = await signedIn(shop.api, "ADMIN");
  const params = { kind: "STAFF_CHANGE", username: support.username, pageSize: "100" };
  const { body } = await callRest(shop.app, "listAudit", { bearer: admin.bearer, params });
  return body.data!.rows.map(({ note }) => note).filter((note) => note.includes(leaseId));
};

describe("the list", () => {
  test("is paginated, sorted and filtered by status, with a count for each status", async () => {
    const name = `list-${randomUUID().slice(0, 8)}@lease.example`;
    const ids: string[] = [];
    for (const last4 of [ENDS_IN.partial, ENDS_IN.declined, ENDS_IN.silent, ENDS_IN.silent]) {
      const { application } = await shop.apply(aLeaseForm(last4, name));
      ids.push(application!.id);
    }
    await sql`UPDATE lease_applications SET status = 'APPROVED', approved_cents = 300000, next_check_at = NULL
      WHERE id = ANY(${ids.slice(2)}::uuid[])`.execute(shop.api.database.db);
    await sql`UPDATE lease_applications SET status = 'APPROVED', approved_cents = 150000, next_check_at = NULL
      WHERE id = ${ids[0]}`.execute(shop.api.database.db);
    const text = name;

    expect(await idsOf({ text })).toEqual([...ids].reverse());
    expect(await idsOf({ text, sort: "created" })).toEqual(ids);
    expect((await idsOf({ text, sort: "-approved" })).at(-1)).toBe(ids[1]);
    expect((await idsOf({ text, sort: "approved", status: "APPROVED" }))[0]).toBe(ids[0]);
    for (const wish of [
      {},
      { sort: "created" },
      { sort: "-approved" },
      { sort: "approved", status: "APPROVED" },
    ]) {
      const listed = await idsOf({ text, ...wish });
      for (const [i, id] of listed.entries()) {
        const around = { previous: listed[i - 1] ?? null, next: listed[i + 1] ?? null };
        expect({ wish, ...(await neighboursOf(id, { text, ...wish })) }).toEqual({ wish, ...around });
      }
    }
    expect(await neighboursOf(randomUUID(), { text })).toEqual({ previous: null, next: null });
    expect(await neighboursOf("nonsense", { text })).toEqual({ previous: null, next: null });
    const second = await list({ text, pageSize: 5, pageNumber: 2 });
    expect(second).toMatchObject({ totalApplications: 4, applications: [] });
    const approved = await list({ text, status: "APPROVED" });
    expect(approved.totalApplications).toBe(3);
    expect(approved.counts).toEqual(
      expect.arrayContaining([
        { status: "APPROVED", count: 3 },
        { status: "DECLINED", count: 1 },
      ]),
    );
  });

  test("is searched by a prefix of a name, by email, phone and every number", async () => {
    const form = aLeaseForm(ENDS_IN.atThePage, `zelda.${randomUUID().slice(0, 8)}@lease.example`);
    const identity = {
      ...form.identity,
      firstName: "Zélda",
      lastName: "O’Wintermøor",
      otherPhone: "3125557788",
    };
    const { application, uuid } = await shop.apply({ ...form, identity } as never);
    const { id } = application!;
    const texts = [
      "zel",
      "wintermoor ZELDA",
      "o'winterm",
      "OʻWintermøor",
      "owinter",
      identity.email,
      "312 555 7788",
      id,
      id.slice(0, 8),
      uuid!,
    ];

    for (const text of texts) expect({ text, ids: await idsOf({ text }) }).toEqual({ text, ids: [id] });
    expect(await idsOf({ text: "wintermoor nobody" })).toEqual([]);
    expect(await idsOf({ text: "EF-NOTHING" })).toEqual([]);
    expect(await idsOf({ text: "%_'\\" })).toEqual([]);
  });

  test("rejects invalid filters, and contains no personal data", async () => {
    for (const wish of [{ pageSize: 7 }, { status: "STRANGE" }, { sort: "email" }, { pageNumber: 0 }]) {
      const answer = await queryHost(shop.app, LIST, wish, { authorization: support.bearer });
      expect(answer.errors[0]?.extensions?.["code"]).toBe("BAD_USER_INPUT");
    }
    const numbers = Object.values(SECRET_NUMBERS);
    const text = JSON.stringify(await list({ pageSize: 100 }));
    expect(numbers.filter((number) => text.includes(number))).toEqual([]);
  });

  test("finds applications of an earlier version once a host has indexed them", async () => {
    const { db } = shop.api.database;
    const mail = `early-${randomUUID().slice(0, 8)}@lease.example`;
    const { application } = await shop.apply(aLeaseForm(ENDS_IN.atThePage, mail));
    await sql`UPDATE lease_applications SET search_terms = NULL WHERE id = ${application!.id}`.execute(db);
    while (await fillApplicantTerms(db, createSealer(shop.configFor().piiKeys)));

    // The shop's own host may be doing the same at this moment.
    const matches = await waitFor(async () => {
      const ids = await idsOf({ text: mail });
      return ids.length > 0 ? ids : null;
    });
    expect(matches).toEqual([application!.id]);
  });
});

describe("an unreadable response of a lessor", () => {
  test("is recorded as approved by authorized staff, and audited", async () => {
    const { ada, id, staffLease } = await anUnknown();
    expect(staffLease.allowedAnswers).toEqual(["APPROVED", "DECLINED", "BLOCKED", "CANCELLED"]);
    const input = { answer: "APPROVED", approvedAmount: 120_000, reason: "Told by telephone" };
    const recorded = await recordAnswer(id, staffLease.currentStatus, input);

    expect(recorded).toMatchObject({
      success: true,
      lease: { allowedAnswers: [], application: { status: "APPROVED", approvedAmount: 120_000 } },
    });
    expect(recorded.lease!.attempts[0]).toMatchObject({
      recordedBy: support.username,
      recordedReason: "Told by telephone",
      outcome: "APPROVED",
    });
    expect(await shop.findActive(ada.bearer)).toMatchObject({ id, approvedAmount: 120_000 });
    expect(await notesOf(id)).toEqual([`lease application ${id}: Katapult answered Approved`]);
  });

  test("recorded as declined passes the application to the next lessor", async () => {
    const { id, staffLease } = await anUnknown();
    const { lease } = await recordAnswer(id, staffLease.currentStatus, {
      answer: "DECLINED",
      reason: "Seen at its portal",
    });

    expect(lease!.attempts.map(({ lessorName, outcome }) => [lessorName, outcome])).toEqual([
      ["Katapult", "DECLINED"],
      [expect.not.stringContaining("Katapult"), expect.not.stringContaining("DECLINED")],
    ]);
    expect(lease!.application.status).not.toBe("UKNOWN");
  });

  test("is recorded once: a stale revision or a missing reason is rejected", async () => {
    const { id, staffLease } = await anUnknown();
    const input = { answer: "CANCELLED", reason: "Withdrawn there" };
    const both = await Promise.all([
      recordAnswer(id, staffLease.currentStatus, input),
      recordAnswer(id, staffLease.currentStatus, input),
    ]);

    expect(both.map(({ success }) => success).sort()).toEqual([false, true]);
    expect(both.find(({ success }) => !success)?.message).toBe(MESSAGES.leases.answerNotNeeded);
    expect(await notesOf(id)).toHaveLength(1);
    for (const wrong of [
      { answer: "APPROVED" },
      { answer: "COMPLETED" },
      { answer: "BLOCKED", reason: " " },
    ]) {
      await expect(recordAnswer(id, staffLease.currentStatus, { reason: "so", ...wrong })).rejects.toThrow(
        "BAD_USER_INPUT",
      );
    }
    expect(await recordAnswer(id, "APPROVED", input)).toMatchObject({ success: false });
    await expect(recordAnswer(randomUUID(), staffLease.currentStatus, input)).rejects.toThrow("NOT_FOUND");
  });

  test("is requested again by staff, and the lessor's own response counts", async () => {
    const { id, staffLease } = await anUnknown();
    await shop.lessors.force(staffLease.attempts[0]!.uuid, "block");
    const { result } = await shop.query<{ result: Changed }>(
      `mutation ($leaseId: ID!) { result: refreshLeaseForStaff(leaseId: $leaseId) { success message lease ${LEASE_FIELDS} } }`,
      { leaseId: id },
      support.bearer,
    );

    expect(result).toMatchObject({ success: true, lease: { application: { status: "BLOCKED" } } });
    expect(await notesOf(id)).toEqual([`lease application ${id}: status requested from the lessor`]);
  });
});

test("an unknown application returns null, and an erased one says so", async () => {
  expect(await find(randomUUID())).toBeNull();
  expect(await find("no id")).toBeNull();
  const { application } = await shop.apply(aLeaseForm(ENDS_IN.silent));
  await sql`UPDATE lease_applications SET sealed_details = NULL WHERE id = ${application!.id}`.execute(
    shop.api.database.db,
  );
  expect(await find(application!.id)).toMatchObject({
    personalDataUntil: null,
    application: { last4Ssn: "0004" },
  });
});
