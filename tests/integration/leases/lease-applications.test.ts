/**
 * From the saved form to a lessor, over HTTP and GraphQL, against both lessor sandboxes (LEASE-11 to
 * LEASE-16).
 */
import { sql } from "kysely";
import { LEASE_CONSENT } from "#contract/leases/application";
import { MESSAGES } from "#contract/messages";
import { aCustomer, callRest, signedIn } from "../../support/people/accounts";
import { aLeaseForm, ENDS_IN } from "../../support/leases/lease-calls";
import { openLeaseShop, type LeaseShop } from "../../support/leases/lease-shop";

const sentences = MESSAGES.leases;
let shop: LeaseShop;
beforeAll(async () => {
  shop = await openLeaseShop();
});
afterAll(() => shop?.stop());
afterEach(() => shop.lessors.set({ reset: true }));

const customer = () => aCustomer(shop.api);
describe("a submitted form", () => {
  test("leads to the lessor's page, whose decision arrives by webhook", async () => {
    const ada = await customer();
    const sent = await shop.apply(aLeaseForm(ENDS_IN.atThePage), ada.bearer);
    expect(sent).toMatchObject({
      success: true,
      errors: [],
      code: null,
      message: sentences.continueAtLessor,
      uuid: expect.any(String),
      redirectUrl: expect.stringContaining("/lessors/apply/"),
      application: { last4Ssn: "7777", leasingCompanyId: "KATAPULT", username: ada.username },
    });
    await shop.lessors.press(sent.redirectUrl, "full");
    expect(await shop.until(sent.application!.id, "APPROVED", ada)).toMatchObject({
      approvedAmount: 300_000,
      remainingAmount: 300_000,
      attempts: [{ lessor: "KATAPULT", outcome: "APPROVED" }],
    });
    const { told: application } = await shop.query<{ told: { timeline: { summary: string }[] } }>(
      `query ($id: ID!) { told: getLeaseApplicationById(leaseId: $id) { timeline { at summary } } }`,
      { id: sent.application!.id },
      ada.bearer,
    );
    expect(application.timeline.map(({ summary }) => summary)).toEqual([
      sentences.wasApproved("$3,000.00"),
      sentences.sentToLessor("Katapult"),
      sentences.applied,
    ]);
    expect(await shop.findActive(ada.bearer)).toEqual({
      id: sent.application!.id,
      approvedAmount: 300_000,
      usedAmount: 0,
    });
    const { body } = await callRest(shop.app, "getProfile", { bearer: ada.bearer });
    expect(body.data!.profile.preApprovedCreditDetails).toEqual({
      leaseId: sent.application!.id,
      approvedAmount: 300_000,
      usedAmount: 0,
    });
  });

  test("is one application however often it is sent, and leaves no draft", async () => {
    const ada = await customer();
    await shop.save(aLeaseForm(ENDS_IN.atThePage), ada.bearer);
    const input = shop.consent();
    const answers = await Promise.all([1, 2, 3, 4].map(() => shop.send(input, ada)));
    const again = await shop.send(input, ada);
    const made = answers.filter(({ success }) => success);
    expect(made.length).toBeGreaterThan(0);
    expect(new Set([...made, again].map(({ application }) => application?.id)).size).toBe(1);
    expect(await shop.list(ada.bearer)).toMatchObject({ totalApplications: 1 });
    const { body } = await callRest(shop.app, "getLeaseDraft", { bearer: ada.bearer });
    expect(body.data).toEqual({ draft: null });
    expect(await shop.send(shop.consent(), ada)).toMatchObject({ success: false, code: "NOTHING_SAVED" });
  });

  test("stores the last touch and the first one, cleaned (ATTRIBUTION-9)", async () => {
    const ada = await customer();
    await shop.save(aLeaseForm(ENDS_IN.atThePage), ada.bearer);
    const touches = {
      attribution: { aid: "7", gclid: "1" },
      firstTouch: { aid: "6", utm_source: " new\u0000s " },
    };
    const { application } = await shop.send(shop.consent(touches), ada);
    const { rows } = await sql`
      SELECT attribution, first_touch FROM lease_applications WHERE id = ${application!.id}`.execute(
      shop.api.database.db,
    );
    expect(rows).toEqual([
      { attribution: touches.attribution, first_touch: { aid: "6", utm_source: "news" } },
    ]);
  });

  test("is rejected while another application is open, and keeps its entries", async () => {
    const ada = await customer();
    await shop.apply(aLeaseForm(ENDS_IN.atThePage), ada.bearer);
    expect(await shop.apply(aLeaseForm(ENDS_IN.atThePage), ada.bearer)).toMatchObject({
      success: false,
      code: "UNDER_WAY",
      message: sentences.underWay,
      application: null,
    });
    const { body } = await callRest(shop.app, "getLeaseDraft", { bearer: ada.bearer });
    expect(body.data!.draft!.steps).toHaveLength(4);
  });

  test("needs consent to the current text, a key and every step", async () => {
    const ada = await customer();
    const { address } = aLeaseForm();
    await callRest(shop.app, "saveLeaseDraft", {
      bearer: ada.bearer,
      body: { step: "address", form: address },
    });
    const half = await shop.send(shop.consent(), ada);
    expect(half.errors.map(({ code, property }) => [code, property])).toEqual([
      ["INCOMPLETE", "identity"],
      ["INCOMPLETE", "income"],
      ["INCOMPLETE", "bank"],
    ]);
    for (const [wrong, property] of [
      [{ consent: false }, "consent"],
      [{ consentVersion: "2001-01" }, "consent"],
      [{ idempotencyKey: "1" }, "idempotencyKey"],
    ] as const) {
      const { errors, code } = await shop.send(shop.consent(wrong), ada);
      expect([code, errors[0]?.property]).toEqual(["INVALID_INPUT", property]);
    }
    expect(await shop.list(ada.bearer)).toMatchObject({ totalApplications: 0 });
  });

  test("records the consent, its time and its device", async () => {
    const ada = await customer();
    const { application } = await shop.apply(aLeaseForm(ENDS_IN.atThePage), ada.bearer);
    const { rows } = await sql<object>`SELECT consent_version, consented_at IS NOT NULL AS "isDated"
      FROM lease_applications WHERE id = ${application!.id}`.execute(shop.api.database.db);
    expect(rows).toEqual([{ consent_version: LEASE_CONSENT.version, isDated: true }]);
    const support = await signedIn(shop.api, "CUSTOMERSUPPORT");
    const browserFieldsOf = (bearer: string) =>
      shop.query<{ found: object }>(
        `query ($id: ID!) { found: getLeaseApplicationById(leaseId: $id) { userAgent acceptLanguages } }`,
        { id: application!.id },
        bearer,
      );
    expect((await browserFieldsOf(support.bearer)).found).toEqual({
      userAgent: "lightMyRequest",
      acceptLanguages: "",
    });
    expect((await browserFieldsOf(ada.bearer)).found).toEqual({ userAgent: null, acceptLanguages: null });
  });
});
