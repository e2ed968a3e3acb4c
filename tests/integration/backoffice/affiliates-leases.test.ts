/**
 * An approved application and a signed lease earn their affiliate a commission; returned items reduce it
 * (AFFILIATE-3).
 */
import { anAffiliate } from "../../support/people/affiliates";
import { signedIn } from "../../support/people/accounts";
import { openSignedLeases } from "../../support/leases/signed-leases";
import { startTrackerDouble, type TrackerDouble } from "../../support/catalogue/tracker-double";
import { waitFor } from "../../support/hosts/wait-for";

jest.setTimeout(120_000);

let tracker: TrackerDouble;
let leases: Awaited<ReturnType<typeof openSignedLeases>>;
beforeAll(async () => {
  tracker = await startTrackerDouble();
  leases = await openSignedLeases("KATAPULT", { affiliates: tracker.access });
});
afterAll(async () => {
  await leases?.stop();
  await tracker?.stop();
});

test("the approval earns once, the lease earns at its signature, and a cancelled item reduces the commission", async () => {
  const { shop } = leases;
  await anAffiliate(shop.api.database.db, "lender", { perApplicationCents: 900, percentHundredths: 500 });
  const admin = await signedIn(shop.api, "ADMIN");
  const lease = await leases.signed(await signedIn(shop.api), 0, true, {
    attribution: { aid: "lender", gclid: "1" },
  });
  const until = (count: number) =>
    waitFor(async () => {
      const postbacks = await tracker.postbacks();
      return postbacks.length >= count ? postbacks : null;
    });
  const [application, signed] = [...(await until(2))].sort((one, other) =>
    one.event.localeCompare(other.event),
  );
  expect([application, signed]).toMatchObject([
    { kind: "conversion", event: "application", commission: 900, times: 1 },
    { kind: "conversion", event: "lease", net: 70_000, commission: 3_500, times: 1 },
  ]);
  const orders = leases.staffActions(() => admin);
  const change = { itemIds: [lease.itemIds[1]], status: "CANCELLED", reason: "Not wanted" };
  expect(await orders.changeItems({ id: lease.orderId, revision: lease.revision }, change)).toMatchObject({
    success: true,
  });
  const [, , less] = await until(3);
  expect(less).toMatchObject({
    kind: "adjustment",
    event: "lease",
    net: 40_000,
    commission: -1_500,
    conversionId: signed!.id,
  });
});
