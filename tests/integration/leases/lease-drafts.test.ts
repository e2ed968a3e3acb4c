/** Drafts of lease applications (LEASE-11, LEASE-13, LEASE-15). */
import fc from "fast-check";
import { sql } from "kysely";
import { LEASE_STEPS } from "#contract/leases/application";
import { MESSAGES } from "#contract/messages";
import { aCustomer, callRest } from "../../support/people/accounts";
import { aLeaseForm, ENDS_IN, SECRET_NUMBERS } from "../../support/leases/lease-calls";
import { openLeaseShop, type LeaseShop } from "../../support/leases/lease-shop";

const sentences = MESSAGES.leases;
let shop: LeaseShop;
beforeAll(async () => {
  shop = await openLeaseShop();
});
afterAll(() => shop?.stop());

const form = aLeaseForm(ENDS_IN.atThePage);
const saveStep = (step: string, sent: unknown, bearer: string) =>
  callRest(shop.app, "saveLeaseDraft", { body: { step, form: sent }, bearer });
const area = (postalCode: string) => callRest(shop.app, "checkLeaseArea", { params: { postalCode } });

describe("drafts", () => {
  test("the postal code is checked first for states without leasing", async () => {
    const [austin, newark] = await Promise.all([area("78701"), area("07102")]);
    expect(austin.body).toMatchObject({ message: sentences.served, data: { state: "TX", isServed: true } });
    expect(newark.body).toMatchObject({
      message: sentences.notServed("New Jersey"),
      data: { state: "NJ", isServed: false },
    });
    for (const none of ["00000", "7870", "abcde"]) expect((await area(none)).status).toBe(400);
    const { noMilitary, noIslands } = MESSAGES.checkout;
    expect((await area("09021")).body.message).toBe(`${noMilitary}.`);
    expect((await area("96950")).body.message).toBe(`${noIslands}.`);
    const ada = await aCustomer(shop.api);
    const there = { ...form.address, city: "Newark", state: "NJ", postalCode: "07102" };
    const { status, body } = await saveStep("address", there, ada.bearer);
    expect(status).toBe(400);
    expect(body.fieldErrors).toMatchObject([{ property: "postalCode" }]);
    expect(body.message).toBe(sentences.notServed("New Jersey"));
  });

  test("are saved step by step, and continued on another device", async () => {
    const ada = await aCustomer(shop.api, { username: "ada@drafts.example" });
    const { body } = await saveStep(
      "identity",
      { ...form.identity, email: "eve@drafts.example" },
      ada.bearer,
    );
    expect(body.message).toBe(sentences.saved);
    await saveStep("bank", form.bank, ada.bearer);
    const elsewhere = await shop.anotherHost();
    const read = await callRest(elsewhere, "getLeaseDraft", { bearer: ada.bearer });
    await elsewhere.close();
    expect(read.body.data!.draft).toEqual({
      steps: ["identity", "bank"],
      identity: {
        firstName: "Ada",
        lastName: "Byron",
        email: "ada@drafts.example",
        mobilePhone: "5125550142",
        otherPhone: null,
        isBankrupt: false,
        last4Ssn: "7777",
        hasDateOfBirth: true,
      },
      address: {},
      income: {},
      bank: {
        bankName: "First Bank",
        accountType: "CHECKING",
        last4RoutingNumber: "5278",
        last4AccountNumber: "2715",
      },
    });
    // Values not entered again stay.
    const input = { ...form.identity, ssn: "", dateOfBirth: null, lastName: "Lovelace" };
    const changed = await saveStep("identity", input, ada.bearer);
    expect(changed.body.data!.draft!.identity).toMatchObject({ lastName: "Lovelace", last4Ssn: "7777" });
    await callRest(shop.app, "deleteLeaseDraft", { bearer: ada.bearer });
    const deleted = await callRest(shop.app, "getLeaseDraft", { bearer: ada.bearer });
    expect(deleted.body.data).toEqual({ draft: null });
  });

  test("of a guest are opened by their key only", async () => {
    const draftKey = await shop.save(form);
    const read = (key: string) => callRest(shop.app, "getGuestLeaseDraft", { body: { draftKey: key } });
    expect((await read(draftKey)).body.data!.draft!.steps).toHaveLength(4);
    const guessed = draftKey.slice(0, -2) + (draftKey.endsWith("AA") ? "BA" : "AA");
    expect((await read(guessed)).body.data).toEqual({ draft: null });
    const body = { step: "address", form: form.address, draftKey: guessed };
    expect((await callRest(shop.app, "saveGuestLeaseDraft", { body })).status).toBe(404);
    const { rows } = await sql<{ key_digest: Buffer }>`SELECT key_digest FROM lease_drafts
      WHERE key_digest IS NOT NULL`.execute(shop.api.database.db);
    expect(rows.map((row) => row.key_digest.toString("latin1"))).not.toContain(draftKey);
    await callRest(shop.app, "deleteGuestLeaseDraft", { body: { draftKey } });
    expect((await read(draftKey)).body.data).toEqual({ draft: null });
  });

  test("save two concurrent steps", async () => {
    const ada = await aCustomer(shop.api);
    const steps = ["identity", "address", "income", "bank"] as const;
    await Promise.all(steps.map((step) => saveStep(step, form[step], ada.bearer)));
    const { body } = await callRest(shop.app, "getLeaseDraft", { bearer: ada.bearer });
    expect(body.data!.draft!.steps).toEqual(steps);
  });

  test("are deleted after a week", async () => {
    const { db } = shop.api.database;
    const old = await aCustomer(shop.api);
    await saveStep("bank", form.bank, old.bearer);
    await sql`UPDATE lease_drafts SET updated_at = now() - interval '8 days'
      WHERE user_id = ${old.userId}`.execute(db);
    const young = await aCustomer(shop.api);
    await saveStep("bank", form.bank, young.bearer);
    await shop.forget();
    const saved = async ({ bearer }: { readonly bearer: string }) =>
      (await callRest(shop.app, "getLeaseDraft", { bearer })).body.data!.draft !== null;
    expect([await saved(old), await saved(young)]).toEqual([false, true]);
  });
});

test.each(LEASE_STEPS)("accept or reject anything sent for %s, without a server error", async (step) => {
  const ada = await aCustomer(shop.api);
  const nasty = fc.oneof(
    fc.constantFrom<unknown>("", " ", null, {}, [], [[]], true, -1, 1e308, "\u0000", "9".repeat(400), {
      value: {},
    }),
    fc.jsonValue({ maxDepth: 2 }),
    fc.string({ unit: "binary" }),
  );
  const right: Readonly<Record<string, unknown>> = form[step];
  const field = (name: string) => fc.oneof({ weight: 3, arbitrary: fc.constant(right[name]) }, nasty);
  const forms = fc.oneof(
    {
      weight: 9,
      arbitrary: fc.record(Object.fromEntries(Object.keys(right).map((name) => [name, field(name)]))),
    },
    nasty,
  );
  await fc.assert(
    fc.asyncProperty(forms, async (sent) => {
      const { status, body } = await saveStep(step, sent, ada.bearer);
      expect([200, 400]).toContain(status);
      expect(body.isSuccess).toBe(status === 200);
      const { draft } = (await callRest(shop.app, "getLeaseDraft", { bearer: ada.bearer })).body.data!;
      if (status === 200) expect(draft!.steps).toEqual([step]);
    }),
    { numRuns: 60 },
  );
});

describe("a step is rejected", () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  test.each([
    ["identity", { ssn: "000-12-3456" }, "ssn"],
    ["identity", { ssn: "12345678" }, "ssn"],
    ["identity", { dateOfBirth: "1984-02-30" }, "dateOfBirth"],
    ["identity", { dateOfBirth: day(-17 * 365) }, "dateOfBirth"],
    ["identity", { dateOfBirth: "1850-01-01" }, "dateOfBirth"],
    ["identity", { mobilePhone: "123" }, "mobilePhone"],
    ["identity", { isBankrupt: null }, "isBankrupt"],
    ["income", { netMonthlyIncome: 0 }, "netMonthlyIncome"],
    ["income", { netMonthlyIncome: 12.5 }, "netMonthlyIncome"],
    ["income", { payFrequency: "DAILY" }, "payFrequency"],
    ["income", { lastPayDate: day(3) }, "lastPayDate"],
    ["income", { nextPayDate: day(-3) }, "nextPayDate"],
    ["income", { nextPayDate: day(60) }, "nextPayDate"],
    ["bank", { routingNumber: "122105279" }, "routingNumber"],
    ["bank", { routingNumber: "992105278" }, "routingNumber"],
    ["bank", { accountNumber: "123" }, "accountNumber"],
    ["bank", { accountType: "OTHER" }, "accountType"],
    ["address", { postalCode: "94016" }, "postalCode"],
  ] as const)("%s with %p", async (step, wrong, property) => {
    const ada = await aCustomer(shop.api);
    const { status, body } = await saveStep(step, { ...form[step], ...wrong }, ada.bearer);
    expect([status, body.fieldErrors.map((error) => error.property)]).toEqual([400, [property]]);
    expect(JSON.stringify(body)).not.toContain(SECRET_NUMBERS.account);
    expect((await callRest(shop.app, "getLeaseDraft", { bearer: ada.bearer })).body.data).toEqual({
      draft: null,
    });
  });
});
