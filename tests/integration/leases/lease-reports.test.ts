/**
 * Lessor reports in any order and number never undo progress, tested in the database itself (LEASE-4,
 * LEASE-6).
 */
import fc from "fast-check";
import { LEASE_STATUSES, LEASE_STOPPED, type LeaseStatus } from "#contract/leases/statuses";
import { applyReport } from "../../../server/leases/applications/apply-report.change";
import type { LeaseReport } from "../../../server/leases/lessors/lessor.port";
import { aCustomer } from "../../support/people/accounts";
import { aLeaseForm, ENDS_IN } from "../../support/leases/lease-calls";
import { openLeaseShop, type LeaseShop } from "../../support/leases/lease-shop";

const RUNS = 40;
let shop: LeaseShop;
beforeAll(async () => {
  shop = await openLeaseShop();
  await shop.lessors.set({ loseWebhooks: true });
});
afterAll(() => shop?.stop());

const ENDED: readonly LeaseStatus[] = ["COMPLETED", ...LEASE_STOPPED];
const placeOf = (status: LeaseStatus) => LEASE_STATUSES.indexOf(status);

function aReport(uuid: string, clientReference: string, status: LeaseStatus): LeaseReport {
  const isApproved = status === "APPROVED" || status === "COMPLETED";
  return {
    uuid,
    approvalUuid: null,
    clientReference,
    orderId: null,
    status,
    vendorStatus: status.toLowerCase(),
    reason: null,
    redirectUrl: null,
    approvedCents: isApproved ? 120_000 : null,
    approvedAt: null,
    approvedUntil: null,
    usedCents: 0,
    remainingCents: null,
    signingUrl: null,
    isSigned: false,
  };
}

test("random concurrent reports never move an application backward or lose an approval", async () => {
  const { db } = shop.api.database;
  const parts = shop.changeParts();
  const read = (id: string) =>
    db
      .selectFrom("lease_applications")
      .select(["status", "approved_cents as approvedCents"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  const some = fc.array(fc.array(fc.constantFrom(...LEASE_STATUSES), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(some, async (rounds) => {
      const ada = await aCustomer(shop.api);
      const sent = await shop.apply(aLeaseForm(ENDS_IN.atThePage), ada.bearer);
      const { id } = sent.application!;
      let before = await read(id);
      for (const statuses of rounds) {
        const target = { id, lessor: "KATAPULT" };
        await Promise.all(
          statuses.map((status) => applyReport(parts, target, aReport(sent.uuid!, id, status), 60)),
        );
        const now = await read(id);
        expect(placeOf(now.status)).toBeGreaterThanOrEqual(placeOf(before.status));
        if (ENDED.includes(before.status)) expect(now.status).toBe(before.status);
        if (before.approvedCents !== null) expect(now.approvedCents).toBe(before.approvedCents);
        before = now;
      }
    }),
    { numRuns: RUNS },
  );
});

test("a report about another application, by number or by reference, is ignored", async () => {
  const parts = shop.changeParts();
  const [ada, bob] = await Promise.all([aCustomer(shop.api), aCustomer(shop.api)]);
  const [own, other] = [
    await shop.apply(aLeaseForm(ENDS_IN.atThePage), ada.bearer),
    await shop.apply(aLeaseForm(ENDS_IN.atThePage), bob.bearer),
  ];
  const target = { id: own.application!.id, lessor: "KATAPULT" };
  const foreign = [
    aReport(other.uuid!, own.application!.id, "APPROVED"),
    aReport(own.uuid!, other.application!.id, "APPROVED"),
  ];
  for (const report of foreign) expect(await applyReport(parts, target, report, 60)).toBe(false);
  expect(await shop.find(own.application!.id, ada.bearer)).toMatchObject({ approvedAmount: null });
});
