/** Katapult's API below /api/v3/application/. */
import { type FastifyInstance, type FastifyRequest } from "fastify";
import { KATAPULT } from "#contract/leases/lessors/katapult";
import { fields, text } from "../../payments/read-fields";
import { type Moved, type Problem } from "../lease-admin";
import { fundingOf, type LeaseRecord, type RecordPlan } from "../lease-record";
import { type LeasedItem } from "../lease-items";
import { applyUrl, signUrl } from "../sandbox-addresses";
import { answerOf, answerOnce, type Refuse, type WireAnswer, type WireParts } from "../wire";
import { wordOf } from "../wire-words";
import { readApplication, readItems, readUse } from "./katapult-body";

type Call = FastifyRequest<{ Params: { uid: string } }>;

const REFUSALS: Readonly<Record<Problem, readonly [status: number, code: string, message: string]>> = {
  EXCLUDED_STATE: [400, "excluded_state", "We do not lease in this state."],
  TOO_SMALL: [400, "below_minimum", "The cart is below the minimum."],
  TOO_LARGE: [400, "above_maximum", "The cart is above the maximum."],
  EXCEEDED: [400, "insufficient_approval", "The approval does not cover the cart."],
  INVALID: [400, "validation_error", "Something is missing or wrong."],
  NOT_ALLOWED: [400, "invalid_state", "The application does not allow this now."],
  SIGNED: [400, "invalid_state", "The application is signed."],
  UNKNOWN: [404, "transaction_not_found", "Transaction not found."],
};
const refuse: Refuse = (problem) => {
  const [status, code, message] = REFUSALS[problem];
  return { status, body: { error: { code, message } } };
};
const done = () => ({ success: true });
const dollars = (cents: number) => cents / 100;

export function registerKatapultApi(scope: FastifyInstance, { admin, addresses, answers }: WireParts): void {
  const { publicKey, privateKey } = KATAPULT.doubleKeys;
  scope.addHook("onRequest", async (request, reply) => {
    const key = request.url.includes("/funding/") ? privateKey : publicKey;
    if (request.headers.authorization === `Bearer ${key}`) return undefined;
    return reply.code(401).send({ error: { code: "unauthorized", message: "Invalid token." } });
  });
  const show = (record: LeaseRecord) => showApplication(record);
  const find = (uid: string) => {
    const record = admin.books.get(uid);
    return record?.lessor === "katapult" ? record : null;
  };
  const post = (url: string, act: (request: Call) => WireAnswer) => scope.post(url, answerOnce(answers, act));
  const get = (url: string, read: (record: LeaseRecord) => object) =>
    scope.get(url, async (request: Call, reply) => {
      const record = find(request.params.uid);
      const { status, body } = record ? { status: 200, body: read(record) } : refuse("UNKNOWN");
      return reply.code(status).send(body);
    });
  const move = (action: string, act: (uid: string, items: LeasedItem[], deliveredOn: string) => Moved) =>
    post(`/:uid/${action}/`, ({ params, body }) => {
      const read = readItems(body);
      if (!find(params.uid)) return refuse("UNKNOWN");
      return read ? answerOf(act(params.uid, read.items, read.deliveredOn), done, refuse) : refuse("INVALID");
    });

  post("/", ({ body }) => {
    const read = readApplication(body);
    return read ? answerOf(admin.begin("katapult", read), show, refuse) : refuse("INVALID");
  });
  post("/initialize/", ({ body }) => {
    const read = readUse(body);
    if (!read) return refuse("INVALID");
    return find(read.approvalId)
      ? answerOf(admin.use(read.approvalId, read), show, refuse)
      : refuse("UNKNOWN");
  });
  post("/sync/", ({ body }) => {
    const { order_id: orderId, client_reference: reference } = fields(body);
    const record = text(orderId)
      ? admin.books.findBy("katapult", "orderId", text(orderId) ?? "")
      : admin.books.findBy("katapult", "reference", text(reference) ?? "");
    return record ? { status: 200, body: { uid: record.id } } : refuse("UNKNOWN");
  });
  post("/:uid/confirm_order/", ({ params, body }) => {
    const orderId = text(fields(body)["order_id"]);
    if (!find(params.uid)) return refuse("UNKNOWN");
    return orderId ? answerOf(admin.confirm(params.uid, orderId), done, refuse) : refuse("INVALID");
  });
  move("delivery", (uid, items, on) =>
    /^\d{4}-\d{2}-\d{2}$/.test(on) ? admin.deliver(uid, items, on) : { problem: "INVALID" },
  );
  move("cancel_item", (uid, items) => admin.cancelItems(uid, items));
  move("return_item", (uid, items) => admin.returnItems(uid, items));
  post("/:uid/cancel_order/", ({ params: { uid } }) =>
    find(uid) ? answerOf(admin.cancel(uid, null), done, refuse) : refuse("UNKNOWN"),
  );
  get("/:uid/", showApplication);
  get("/:uid/terms/", (record) => ({ terms: admin.plansOf(record).map(showPlan) }));
  get("/:uid/funding/", showFunding);

  function showApplication(record: LeaseRecord) {
    const approval = admin.books.approvalOf(record);
    const isSignable = admin.books.isSignable(record);
    return {
      uid: record.id,
      approval_uid: record.approvalId,
      client_reference: record.reference,
      order_id: record.orderId,
      status: wordOf(record),
      redirect_url: applyUrl(addresses, record.id),
      approval: approval && {
        amount: dollars(approval.amountCents),
        used: dollars(approval.usedCents),
        remaining: dollars(approval.remainingCents),
        approved_at: approval.approvedAt,
        expires_at: approval.approvedUntil,
      },
      lease: {
        sign_url: isSignable ? signUrl(addresses, record.id) : null,
        signed: record.signedAt !== null,
      },
    };
  }
}

function showPlan(plan: RecordPlan) {
  return {
    frequency: plan.frequency.toLowerCase(),
    cash_price: dollars(plan.leasedCents),
    initial_payment: dollars(plan.initialPaymentCents),
    payment: dollars(plan.paymentCents),
    number_of_payments: plan.numberOfPayments,
    total_cost: dollars(plan.totalCostCents),
    early_purchase: {
      days: plan.earlyPurchaseDays,
      price: dollars(plan.earlyPurchaseCents),
      later_percent: plan.earlyPurchaseBasisPoints / 100,
    },
    today: plan.today && {
      next_payment_on: plan.today.nextPaymentOn,
      next_payment: dollars(plan.today.nextPaymentCents),
      payoff: dollars(plan.today.payoffCents),
    },
  };
}

function showFunding(record: LeaseRecord) {
  const { fundedCents, feeCents } = fundingOf(record);
  return {
    funded: record.fundedAt !== null,
    funded_amount: dollars(fundedCents),
    merchant_discount: dollars(feeCents),
    funded_at: record.fundedAt,
  };
}
