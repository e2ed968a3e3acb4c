/** Braintree sandbox: server API, frames for card and Google Pay, and tester buttons. */
import { type SandboxOptions, type SandboxTransaction, type SandboxVendor } from "../sandbox-options";
import { registerBraintreeApi, settleAndNotify } from "./braintree-api";
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
const SETTLE = [
  { name: "settle", label: "Settle" },
  { name: "settlement-decline", label: "Decline settlement" },
];
const END_DISPUTE = [
  { name: "dispute-won", label: "Dispute won" },
  { name: "dispute-lost", label: "Dispute lost" },
];

export function braintreeSandbox(options: SandboxOptions): SandboxVendor {
  const books = new BraintreeBooks(options);
  const actions: Record<string, (record: TransactionRecord) => void> = {
    settle: (record) => settleAndNotify(record, books, options),
    "settlement-decline": (record) => settleAndNotify(record, books, options, "settlement_declined"),
    "dispute-won": (record) => endDispute(record, "won", books, options),
    "dispute-lost": (record) => endDispute(record, "lost", books, options),
  };
  return {
    apiPath: "/merchants/:merchant",
    nonsense: { type: "application/xml", body: "<weather><today>sunny</today></weather>" },
    registerApi: (scope) => registerBraintreeApi(scope, books, options),
    registerPages: (scope) => registerHostedFields(scope, books),
    listTransactions: () => {
      const sales = books.transactions.list().filter((record) => record.type === "sale");
      return sales.map((record) => transactionOf(record, books));
    },
    press: (id, action) => {
      const [record, act] = [books.transactions.get(id), actions[action]];
      if (!record || !act) return false;
      act(record);
      return true;
    },
  };
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

function transactionOf(record: TransactionRecord, books: BraintreeBooks): SandboxTransaction {
  return {
    id: record.id,
    orderId: record.orderId,
    status: record.status,
    amountCents: record.amountCents,
    capturedCents: CAPTURED.includes(record.status) ? record.amountCents : 0,
    refundedCents: books.refundedCents(record),
    actions: [
      ...(record.status === "submitted_for_settlement" ? SETTLE : []),
      ...(record.dispute?.status === "open" ? END_DISPUTE : []),
    ],
  };
}
