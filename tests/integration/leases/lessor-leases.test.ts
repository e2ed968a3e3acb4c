/**
 * Each lessor's adapter against its local sandbox, over real HTTP: from the agreement to the payment, and
 * back.
 */
import type { LeaseItem, Lessor } from "../../../server/leases/lessors/lessor.port";
import { startLessorSandbox, type TestLessors } from "../../support/leases/lessor-sandbox";

let sandbox: TestLessors;
beforeAll(async () => {
  sandbox = await startLessorSandbox();
});
afterAll(() => sandbox.stop());

const TV: LeaseItem = { sku: "TV-55", name: "Televisor", quantity: 1, unitPriceCents: 599_99 };
const CHAIR: LeaseItem = { sku: "CHAIR-1", name: "Chair", quantity: 1, unitPriceCents: 175_01 };
const ALL = [TV, { ...CHAIR, quantity: 2 }];

/** Monthly payment for $1,000.00 in cents, and the share of remaining payments that a late buyout costs. */
const MONTHLY = { KATAPULT: [166_66, 6_500], ACIMA: [154_16, 6_000] } as const;

describe.each(["KATAPULT", "ACIMA"] as const)("%s", (type) => {
  let lessor: Lessor;
  beforeAll(() => {
    lessor = sandbox.lessor(type);
  });
  const leased = () => sandbox.leased(lessor);
  const signed = async () => {
    const { uuid } = await leased();
    await sandbox.sign(uuid, "MONTHLY");
    return uuid;
  };

  describe("the agreement", () => {
    it("has the shop's own plans, with the first payment due at signing", async () => {
      const { uuid } = await leased();
      const offered = await lessor.listTerms(uuid);

      expect(offered.map(({ frequency }) => frequency)).toEqual(["WEEKLY", "BIWEEKLY", "MONTHLY"]);
      const [payment, laterBasisPoints] = MONTHLY[type];
      expect(offered[2]).toEqual({
        frequency: "MONTHLY",
        cashPriceCents: 1_000_00,
        initialPaymentCents: payment,
        paymentCents: payment,
        numberOfPayments: 12,
        totalCostCents: 12 * payment,
        earlyPurchase: { days: 90, priceCents: 1_000_00, laterBasisPoints },
        today: null,
      });
      for (const { paymentCents, numberOfPayments, totalCostCents } of offered) {
        expect(totalCostCents).toBe(paymentCents * numberOfPayments);
      }
    });

    it("has the next payment, its date and today's buyout price once signed", async () => {
      const uuid = await signed();
      const [payment] = MONTHLY[type];
      const [plan, ...others] = await lessor.listTerms(uuid);

      expect(others).toEqual([]);
      expect(plan).toMatchObject({ frequency: "MONTHLY", paymentCents: payment });
      const { nextPaymentOn, ...today } = plan!.today!;
      expect(today).toEqual({ nextPaymentCents: payment, payoffCents: 1_000_00 - payment });
      const days = (Date.parse(nextPaymentOn!) - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(29);
      expect(days).toBeLessThanOrEqual(31);
    });

    it("is signed on the lessor's page, once", async () => {
      const uuid = await signed();

      expect(await lessor.find({ uuid })).toMatchObject({
        status: "APPROVED",
        vendorStatus: "signed",
        isSigned: true,
        signingUrl: null,
      });
    });

    it("has no terms for an unknown application", async () => {
      await expect(lessor.listTerms("11111111-1111-1111-1111-111111111111")).rejects.toMatchObject({
        kind: "NOT_FOUND",
      });
      await expect(lessor.listTerms("../../secrets")).rejects.toMatchObject({ kind: "NOT_FOUND" });
    });
  });

  describe("an order", () => {
    it("is confirmed, delivered in parts and funded with the last one, less the lessor's fee", async () => {
      const uuid = await signed();
      const confirmed = await lessor.confirmOrder(uuid, "order-of-ours", "k");
      const part = await lessor.submitDelivery(uuid, [TV], "2026-11-23", "first");
      const samePart = await lessor.submitDelivery(uuid, [TV], "2026-11-23", "first");
      expect(await lessor.findFunding(uuid)).toEqual({
        isFunded: false,
        fundedCents: 0,
        lenderTakeCents: 0,
        fundedAt: null,
      });
      const rest = await lessor.submitDelivery(uuid, [{ ...CHAIR, quantity: 2 }], "2026-11-24", "second");

      expect(confirmed).toMatchObject({ orderId: "order-of-ours" });
      expect(part).toMatchObject({ status: "APPROVED", isSigned: true });
      expect(samePart).toEqual(part);
      expect(rest).toMatchObject({ status: "COMPLETED", isSigned: true });
      expect(await lessor.findFunding(uuid)).toEqual({
        isFunded: true,
        fundedCents: 940_00,
        lenderTakeCents: 60_00,
        fundedAt: expect.stringMatching(/^\d{4}-/),
      });
      expect(await lessor.find({ orderId: "order-of-ours" })).toMatchObject({ uuid });
    });

    it("loses an item before delivery, and is funded without it", async () => {
      const uuid = await signed();
      const changed = await lessor.cancelItems(uuid, [CHAIR], "k");
      await lessor.submitDelivery(uuid, [TV, CHAIR], "2026-11-23", "k");

      expect(changed).toMatchObject({ usedCents: 824_99, remainingCents: 2_175_01, isSigned: true });
      expect(await lessor.findFunding(uuid)).toMatchObject({
        isFunded: true,
        fundedCents: 775_50,
        lenderTakeCents: 49_49,
      });
      await expect(lessor.cancelItems(uuid, [TV], "late")).rejects.toMatchObject({ kind: "NOT_POSSIBLE" });
    });

    it("ends when its last item is cancelled", async () => {
      const uuid = await signed();

      expect(await lessor.cancelItems(uuid, ALL, "k")).toMatchObject({ status: "CANCELLED", usedCents: 0 });
    });

    it.each([["before it is signed"], ["after it is signed"]])(
      "is cancelled %s, idempotently",
      async (when) => {
        const uuid = when.startsWith("after") ? await signed() : (await leased()).uuid;
        const first = await lessor.cancelOrder(uuid, "one");
        const second = await lessor.cancelOrder(uuid, "two");

        expect(first).toMatchObject({ status: "CANCELLED", reason: null, signingUrl: null });
        expect(second).toMatchObject({ status: "CANCELLED" });
      },
    );

    it("is not cancelled after a delivery: it is returned", async () => {
      const uuid = await signed();
      await expect(lessor.returnItems(uuid, [TV], "early")).rejects.toMatchObject({ name: "LessorRefused" });
      await lessor.submitDelivery(uuid, ALL, "2026-11-23", "k");
      await expect(lessor.cancelOrder(uuid, "late")).rejects.toMatchObject({ kind: "NOT_POSSIBLE" });
      await lessor.returnItems(uuid, [CHAIR], "one");
      await lessor.returnItems(uuid, [CHAIR], "one");

      expect(await lessor.findFunding(uuid)).toMatchObject({ fundedCents: 775_50, lenderTakeCents: 49_49 });
      await lessor.returnItems(uuid, [TV, CHAIR], "two");
      expect(await lessor.findFunding(uuid)).toMatchObject({ fundedCents: 0, lenderTakeCents: 0 });
      await expect(lessor.returnItems(uuid, [TV], "three")).rejects.toMatchObject({ name: "LessorRefused" });
    });

    it.each([
      ["more than there are", [{ ...CHAIR, quantity: 3 }]],
      ["something else", [{ ...TV, sku: "TV-65" }]],
      ["nothing", []],
    ])("is not delivered with %s", async (_, items) => {
      const uuid = await signed();

      await expect(lessor.submitDelivery(uuid, items, "2026-11-23", "k")).rejects.toMatchObject({
        kind: "DETAILS_REFUSED",
      });
    });

    it("is not delivered unsigned, or for an unknown application", async () => {
      const { uuid } = await leased();
      const nobody = "11111111-1111-1111-1111-111111111111";

      await expect(lessor.submitDelivery(uuid, ALL, "2026-11-23", "k")).rejects.toMatchObject({
        kind: "NOT_POSSIBLE",
      });
      await expect(lessor.confirmOrder(uuid, "o", "k")).rejects.toMatchObject({ kind: "NOT_POSSIBLE" });
      for (const call of [
        () => lessor.confirmOrder(nobody, "o", "k"),
        () => lessor.submitDelivery(nobody, ALL, "2026-11-23", "k"),
        () => lessor.cancelItems(nobody, ALL, "k"),
        () => lessor.cancelOrder(nobody, "k"),
        () => lessor.returnItems(nobody, ALL, "k"),
      ]) {
        await expect(call()).rejects.toMatchObject({ kind: "NOT_FOUND" });
      }
      expect(await lessor.findFunding(nobody)).toBeNull();
    });
  });
});
