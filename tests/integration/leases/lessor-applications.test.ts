/** Each lessor's adapter against its local sandbox, over real HTTP: applications and approvals. */
import type { LeaseCart, Lessor } from "../../../server/leases/lessors/lessor.port";
import {
  A_CART,
  aLeaseRequest,
  anApprovalUse,
  startLessorSandbox,
  type TestLessors,
} from "../../support/leases/lessor-sandbox";

let sandbox: TestLessors;
beforeAll(async () => {
  sandbox = await startLessorSandbox();
});
afterEach(() => sandbox.set({ reset: true }));
afterAll(() => sandbox.stop());

describe.each(["KATAPULT", "ACIMA"] as const)("%s", (type) => {
  let lessor: Lessor;
  beforeAll(() => {
    lessor = sandbox.lessor(type);
  });

  const approved = (outcome: "full" | "partial" = "full") => sandbox.approved(lessor, outcome);

  describe("an application", () => {
    it("leads to the lessor's page, where it is approved in full", async () => {
      const request = aLeaseRequest();
      const begun = await lessor.begin(request);
      await sandbox.decide(begun.uuid, "full");
      const report = await lessor.find({ uuid: begun.uuid });

      expect(begun).toMatchObject({
        status: "INITIATED",
        redirectUrl: `${sandbox.url}/apply/${begun.uuid}`,
        clientReference: request.clientReference,
        orderId: null,
        approvedCents: null,
        remainingCents: null,
        signingUrl: null,
        isSigned: false,
      });
      expect(report).toEqual({
        ...begun,
        status: "APPROVED",
        vendorStatus: "approved",
        approvedCents: 3_000_00,
        approvedAt: expect.stringMatching(/^\d{4}-/),
        approvedUntil: expect.stringMatching(/^\d{4}-/),
        remainingCents: 3_000_00,
      });
    });

    it.each([
      ["decline", "DECLINED"],
      ["review", "IN REVIEW"],
      ["abandon", "CANCELLED"],
    ] as const)("that ends with %s is %s, and has nothing to sign", async (outcome, status) => {
      const { uuid } = await lessor.begin(aLeaseRequest());
      await sandbox.decide(uuid, outcome);

      expect(await lessor.find({ uuid })).toMatchObject({
        status,
        signingUrl: null,
        approvedCents: null,
        reason: null,
      });
    });

    it("is started once, however often it is requested with the same key", async () => {
      const request = aLeaseRequest();
      const [first, second] = [await lessor.begin(request), await lessor.begin(request)];

      expect(second).toEqual(first);
    });

    it("is found by its uuid and by the shop's reference", async () => {
      const request = aLeaseRequest();
      const begun = await lessor.begin(request);

      expect(await lessor.find({ clientReference: request.clientReference })).toEqual(begun);
      expect(await lessor.find({ uuid: begun.uuid })).toEqual(begun);
    });

    it.each([
      [{ uuid: "11111111-1111-1111-1111-111111111111" }],
      [{ uuid: "../sync" }],
      [{ uuid: "" }],
      [{ clientReference: "nobody's" }],
      [{ orderId: "nobody's" }],
    ])("is not found by %j", async (question) => {
      expect(await lessor.find(question)).toBeNull();
    });

    it("not signed in time expires", async () => {
      const { uuid } = await approved();
      await sandbox.press(uuid, "lapse");

      expect(await lessor.find({ uuid })).toMatchObject({
        status: "CANCELLED",
        reason: "EXPIRED",
        signingUrl: null,
      });
    });

    it.each([
      ["block", "BLOCKED"],
      ["fail", "ERROR"],
      ["strange", "UKNOWN"],
    ])("with the lessor's status %s is %s", async (action, status) => {
      const { uuid } = await lessor.begin(aLeaseRequest());
      await sandbox.press(uuid, action);

      expect(await lessor.find({ uuid })).toMatchObject({
        status,
        vendorStatus: expect.stringMatching(/^[a-z]+$/),
      });
    });

    const { applicant } = aLeaseRequest();
    it.each([
      ["EXCLUDED_STATE", { address: { ...applicant.address, state: "MN" } }],
      ["DETAILS_REFUSED", { dateOfBirth: "long ago" }],
    ])("is rejected with %s", async (kind, change) => {
      const request = aLeaseRequest("6789", { applicant: { ...applicant, ...change } });
      await expect(lessor.begin(request)).rejects.toMatchObject({ name: "LessorRefused", kind });
    });
  });

  describe("by the last four digits of the SSN", () => {
    it("0000 is declined at once", async () => {
      expect(await lessor.begin(aLeaseRequest("0000"))).toMatchObject({ status: "DECLINED" });
    });

    it("0001 is reviewed, then approved", async () => {
      const { uuid, status } = await lessor.begin(aLeaseRequest("0001"));
      await sandbox.press(uuid, "approve");

      expect(status).toBe("IN REVIEW");
      expect(await lessor.find({ uuid })).toMatchObject({ status: "APPROVED", remainingCents: 3_000_00 });
    });

    it("0002 is approved for half", async () => {
      const report = await lessor.begin(aLeaseRequest("0002"));

      expect(report).toMatchObject({
        status: "APPROVED",
        approvedCents: 1_500_00,
        remainingCents: 1_500_00,
        signingUrl: null,
      });
    });

    it("0003 fails once without effect, and is approved on a retry with the same key", async () => {
      const request = aLeaseRequest("0003");

      await expect(lessor.begin(request)).rejects.toMatchObject({ name: "LessorUnavailable" });
      expect(await lessor.find({ clientReference: request.clientReference })).toBeNull();
      expect(await lessor.begin(request)).toMatchObject({ status: "APPROVED" });
    });

    it("0004 is approved without a webhook: only polling shows it", async () => {
      const request = aLeaseRequest("0004");
      const begun = await lessor.begin(request);
      const loud = await lessor.begin(aLeaseRequest());

      expect(begun.status).toBe("PENDING");
      expect(await lessor.find({ clientReference: request.clientReference })).toMatchObject({
        status: "APPROVED",
        uuid: begun.uuid,
      });
      // A later application's webhook has arrived, and none for this one before it.
      const { event } = await sandbox.nextWebhook(lessor, loud.uuid);
      expect(event.uuid).toBe(loud.uuid);
    });
  });

  describe("an approval", () => {
    it("is used in parts, never beyond its remaining amount, and released when a lease is cancelled", async () => {
      const approval = await approved();
      const use = (change = {}) => anApprovalUse(approval.uuid, change);
      const twice = use();
      const first = await lessor.useApproval(twice);
      const again = await lessor.useApproval(twice);
      const second = await lessor.useApproval(
        use({ cart: { ...A_CART, taxCents: 550_00, totalCents: 1_500_00, paidOtherwiseCents: 0 } }),
      );

      expect(again).toEqual(first);
      expect(first).toMatchObject({
        approvalUuid: approval.uuid,
        orderId: twice.orderId,
        status: "APPROVED",
        usedCents: 1_000_00,
        remainingCents: 2_000_00,
        signingUrl: expect.stringContaining("/sign/"),
      });
      expect(second).toMatchObject({ usedCents: 2_500_00, remainingCents: 500_00 });
      await expect(lessor.useApproval(use())).rejects.toMatchObject({ kind: "NOT_ENOUGH_APPROVED" });
      const tiny = { ...A_CART, paidOtherwiseCents: 700_01 };
      await expect(lessor.useApproval(use({ cart: tiny }))).rejects.toMatchObject({ kind: "CART_TOO_SMALL" });
      const part = await lessor.useApproval(use({ cart: { ...A_CART, paidOtherwiseCents: 500_00 } }));
      expect(part).toMatchObject({ remainingCents: 0 });

      await lessor.cancelOrder(first.uuid, "cancel");
      expect(await lessor.find({ uuid: approval.uuid })).toMatchObject({
        usedCents: 2_000_00,
        remainingCents: 1_000_00,
      });
    });

    it("for less than the cart covers a smaller cart", async () => {
      const partial = await approved("partial");
      const large = { ...A_CART, taxCents: 1_050_00, totalCents: 2_000_00 };
      const use = (cart: LeaseCart) => lessor.useApproval(anApprovalUse(partial.uuid, { cart }));

      expect(partial).toMatchObject({ approvedCents: 1_500_00, signingUrl: null });
      await expect(use(large)).rejects.toMatchObject({ kind: "NOT_ENOUGH_APPROVED" });
      expect(await use({ ...large, paidOtherwiseCents: 500_00 })).toMatchObject({
        approvedCents: 1_500_00,
        remainingCents: 0,
        signingUrl: expect.any(String),
      });
    });

    it("leases an order that is found by its uuid, by the shop's reference and by the shop's order", async () => {
      const use = anApprovalUse((await approved()).uuid);
      const lease = await lessor.useApproval(use);

      expect(lease).toMatchObject({ clientReference: use.clientReference, orderId: use.orderId });
      expect(await lessor.find({ uuid: lease.uuid })).toEqual(lease);
      expect(await lessor.find({ clientReference: use.clientReference })).toEqual(lease);
      expect(await lessor.find({ orderId: use.orderId })).toEqual(lease);
    });

    it.each([
      ["CART_TOO_SMALL", { ...A_CART, discountCents: 720_01, totalCents: 299_99 }],
      ["CART_TOO_LARGE", { ...A_CART, taxCents: 4_050_01, totalCents: 5_000_01 }],
      ["DETAILS_REFUSED", { ...A_CART, lines: A_CART.lines.map((line) => ({ ...line, isLeasable: false })) }],
    ])("is rejected for a cart with %s", async (kind, cart) => {
      const { uuid } = await approved();
      await expect(lessor.useApproval(anApprovalUse(uuid, { cart }))).rejects.toMatchObject({
        name: "LessorRefused",
        kind,
      });
    });

    it("does not exist before the lessor's decision, or for an unknown application", async () => {
      const { uuid } = await lessor.begin(aLeaseRequest());
      const by = (approvalUuid: string) => lessor.useApproval(anApprovalUse(approvalUuid));

      await expect(by(uuid)).rejects.toMatchObject({ kind: "NOT_POSSIBLE" });
      await expect(by("11111111-1111-1111-1111-111111111111")).rejects.toMatchObject({ kind: "NOT_FOUND" });
    });
  });
});
