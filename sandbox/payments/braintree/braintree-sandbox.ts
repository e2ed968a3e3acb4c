/** Braintree's double: server API, the frames for card and Google Pay, and the tester's buttons. */
import { type FastifyInstance } from "fastify";
import { type SandboxOptions, type SandboxTransaction, type SandboxVendor } from "../sandbox-options";
import { applySwitches } from "../switches";
import { registerBraintreeApi, settleAndTell } from "./braintree-api";
import { BraintreeBooks } from "./braintree-books";
import { type TransactionRecord } from "./braintree-records";
import { notify } from "./braintree-webhooks";
import { registerHostedFields } from "./hosted-fields";

const CAPTURED = [
  "submitted_for_settlement",
  "settlement_pending",
  "settling",
  "settlement_confirmed",
  "settled",
];
/** Well formed, and nothing a payment could be read from. */
const NONSENSE = { type: "application/xml", body: "<weather><today>sunny</today></weather>" };

/** @param scope reached under options.publicUrl */
export function registerBraintreeSandbox(scope: FastifyInstance, options: SandboxOptions): SandboxVendor {
  const books = new BraintreeBooks(options);
  scope.register(
    async (api) => {
      applySwitches(api, options.switches, NONSENSE);
      registerBraintreeApi(api, books, options);
    },
    { prefix: "/merchants/:merchant" },
  );
  registerHostedFields(scope, books);
  registerButtons(scope, books, options);
  return {
    listTransactions: () =>
      books.transactions
        .list()
        .filter((record) => record.type === "sale")
        .map((record) => seenByTester(record, books, options.publicUrl)),
  };
}

function registerButtons(scope: FastifyInstance, books: BraintreeBooks, options: SandboxOptions): void {
  const actions: Record<string, (record: TransactionRecord) => void> = {
    settle: (record) => settleAndTell(record, books, options),
    "settlement-decline": (record) => settleAndTell(record, books, options, "settlement_declined"),
    "dispute-won": (record) => endDispute(record, "won", books, options),
    "dispute-lost": (record) => endDispute(record, "lost", books, options),
  };
  scope.post<{ Params: { id: string; action: string } }>("/tester/:id/:action", async (request, reply) => {
    const record = books.transactions.get(request.params.id);
    const act = actions[request.params.action];
    if (!record || !act) return reply.code(404).send();
    act(record);
    return reply.redirect("/_sandbox/", 303);
  });
}

function endDispute(
  record: TransactionRecord,
  status: "won" | "lost",
  books: BraintreeBooks,
  options: SandboxOptions,
): void {
  if (record.dispute?.status !== "open") return;
  const ended = { ...record, dispute: { ...record.dispute, status } };
  books.transactions.put(record.id, ended);
  notify(`dispute_${status}`, ended, options);
}

function seenByTester(
  record: TransactionRecord,
  books: BraintreeBooks,
  publicUrl: string,
): SandboxTransaction {
  const button = (label: string, action: string) => ({
    label,
    url: `${publicUrl}/tester/${record.id}/${action}`,
  });
  const actions = [];
  if (record.status === "submitted_for_settlement") {
    actions.push(button("Settle", "settle"), button("Decline settlement", "settlement-decline"));
  }
  if (record.dispute?.status === "open") {
    actions.push(button("Dispute won", "dispute-won"), button("Dispute lost", "dispute-lost"));
  }
  return {
    id: record.id,
    orderId: record.orderId,
    status: record.status,
    amountCents: record.amountCents,
    capturedCents: CAPTURED.includes(record.status) ? record.amountCents : 0,
    refundedCents: books.refundedCents(record),
    createdAt: record.createdAt,
    actions,
  };
}
