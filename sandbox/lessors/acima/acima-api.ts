/** Acima's API below /api. */
import { type FastifyInstance, type FastifyRequest } from "fastify";
import { fields, text } from "../../payments/read-fields";
import { type Moved, type Problem } from "../lease-admin";
import { fundingOf, type LeaseRecord, type RecordPlan } from "../lease-record";
import { applyUrl, signUrl } from "../sandbox-addresses";
import { answerOf, answerOnce, type Refuse, type WireAnswer, type WireParts } from "../wire";
import { wordOf } from "../wire-words";
import { readApplication, readItems, readUse } from "./acima-body";
import { registerAcimaTokens } from "./acima-tokens";

type Call = FastifyRequest<{ Params: { id: string } }>;
type Search = FastifyRequest<{ Querystring: { merchant_reference?: unknown; merchant_order_id?: unknown } }>;

const REFUSALS: Readonly<Record<Problem, readonly [status: number, code: string]>> = {
  EXCLUDED_STATE: [422, "state_not_served"],
  TOO_SMALL: [422, "amount_too_small"],
  TOO_LARGE: [422, "amount_too_large"],
  EXCEEDED: [422, "approval_exceeded"],
  INVALID: [422, "invalid"],
  NOT_ALLOWED: [409, "not_allowed"],
  SIGNED: [409, "contract_signed"],
  UNKNOWN: [404, "not_found"],
};
const refuse: Refuse = (problem) => {
  const [status, code] = REFUSALS[problem];
  return { status, body: { errors: [{ code, detail: "The request was refused." }] } };
};
const done = () => ({});

export function registerAcimaApi(scope: FastifyInstance, parts: WireParts, now: () => Date): void {
  const { admin, addresses, answers } = parts;
  registerAcimaTokens(scope, now);
  const find = (id: string) => {
    const record = admin.books.get(id);
    return record?.lessor === "acima" ? record : null;
  };
  const on = (method: "POST" | "PUT", url: string, act: (request: Call) => WireAnswer) =>
    scope.route({ method, url, handler: answerOnce(answers, act) });
  const move = (method: "POST" | "PUT", url: string, act: (id: string, body: unknown) => Moved) =>
    on(method, url, ({ params: { id }, body }) =>
      find(id) ? answerOf(act(id, body), done, refuse) : refuse("UNKNOWN"),
    );
  const get = (url: string, read: (record: LeaseRecord) => object) =>
    scope.get(url, async (request: Call, reply) => {
      const record = find(request.params.id);
      const { status, body } = record ? { status: 200, body: read(record) } : refuse("UNKNOWN");
      return reply.code(status).send(body);
    });

  on("POST", "/applications", ({ body }) => {
    const read = readApplication(body);
    return read ? answerOf(admin.begin("acima", read), showStatus, refuse) : refuse("INVALID");
  });
  scope.get("/applications", async ({ query }: Search) => {
    const [reference, orderId] = [text(query.merchant_reference), text(query.merchant_order_id)];
    const record =
      orderId === null
        ? admin.books.findBy("acima", "reference", reference ?? "")
        : admin.books.findBy("acima", "orderId", orderId);
    return { applications: record ? [{ lease_id: record.id }] : [] };
  });
  on("POST", "/applications/:id/contracts", ({ params: { id }, body }) => {
    const read = readUse(body);
    if (!find(id)) return refuse("UNKNOWN");
    return read ? answerOf(admin.use(id, read), showStatus, refuse) : refuse("INVALID");
  });
  move("POST", "/applications/:id/cancel", (id) => admin.cancel(id, false));
  move("POST", "/contracts/:id/termination", (id) => admin.cancel(id, true));
  move("PUT", "/contracts/:id/confirmation", (id, body) => {
    const orderId = text(fields(body)["merchant_order_id"]);
    return orderId ? admin.confirm(id, orderId) : { problem: "INVALID" };
  });
  move("PUT", "/contracts/:id/delivery_confirmation", (id, body) => {
    const read = readItems(body);
    return read?.deliveredOn ? admin.deliver(id, read.items, read.deliveredOn) : { problem: "INVALID" };
  });
  move("POST", "/contracts/:id/line_items/cancellation", (id, body) => {
    const read = readItems(body);
    return read ? admin.cancelItems(id, read.items) : { problem: "INVALID" };
  });
  move("POST", "/contracts/:id/line_items/return", (id, body) => {
    const read = readItems(body);
    return read ? admin.returnItems(id, read.items) : { problem: "INVALID" };
  });
  get("/contracts/:id/status", showStatus);
  get("/contracts/:id/payment_options", (record) => ({
    payment_options: admin.plansOf(record).map(showOption),
  }));
  get("/contracts/:id/funding", showFunding);

  function showStatus(record: LeaseRecord) {
    const approval = admin.books.approvalOf(record);
    const isSignable = admin.books.isSignable(record);
    return {
      lease_id: record.id,
      lease_number: record.id.slice(0, 8).toUpperCase(),
      parent_lease_id: record.approvalId,
      merchant_reference: record.reference,
      merchant_order_id: record.orderId,
      status: wordOf(record),
      application_url: applyUrl(addresses, record.id),
      approval: approval && {
        amount: approval.amountCents,
        used: approval.usedCents,
        remaining: approval.remainingCents,
        approved_at: approval.approvedAt,
        expires_at: approval.approvedUntil,
      },
      signature: {
        url: isSignable ? signUrl(addresses, record.id) : null,
        signed_at: record.signedAt,
      },
    };
  }
}

function showOption(plan: RecordPlan) {
  return {
    frequency: plan.frequency,
    cash_price: plan.leasedCents,
    initial_payment: plan.initialPaymentCents,
    payment: plan.paymentCents,
    number_of_payments: plan.numberOfPayments,
    total_cost: plan.totalCostCents,
    early_purchase_days: plan.earlyPurchaseDays,
    early_purchase_price: plan.earlyPurchaseCents,
    early_purchase_later_basis_points: plan.earlyPurchaseBasisPoints,
    account: plan.today && {
      next_payment_date: plan.today.nextPaymentOn,
      next_payment: plan.today.nextPaymentCents,
      payoff_amount: plan.today.payoffCents,
    },
  };
}

function showFunding(record: LeaseRecord) {
  const { fundedCents, feeCents } = fundingOf(record);
  return {
    status: record.fundedAt ? "funded" : "pending",
    funded_amount: fundedCents,
    fee: feeCents,
    funded_at: record.fundedAt,
  };
}
