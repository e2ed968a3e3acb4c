/** Coinbase Commerce sandbox: charge API, hosted page, signed webhooks. */
import { coinVendor } from "../coins/coin-vendor";
import { type SandboxOptions, type SandboxTransaction, type SandboxVendor } from "../sandbox-options";
import { ChargeBooks } from "./charge-books";
import { contextOf, receivedCents, statusOf, type ChargeRecord } from "./charge-record";
import { registerCoinbaseApi } from "./coinbase-api";
import { actionsOf, chargePage, movesOf } from "./coinbase-page";

/** States in which the shop has the coins. */
const PAID = ["COMPLETED", "UNRESOLVED", "RESOLVED", "REFUNDED"];

export function coinbaseSandbox(options: SandboxOptions): SandboxVendor {
  const books = new ChargeBooks(options);
  return coinVendor({
    apiPath: "/charges",
    registerApi: (scope) => registerCoinbaseApi(scope, books, options),
    pagePath: "/pay",
    books,
    moves: movesOf(books),
    pageOf: chargePage,
    transactionOf,
  });
}

function transactionOf(record: ChargeRecord): SandboxTransaction {
  const orderId = record.metadata["order_id"];
  const captured = PAID.includes(statusOf(record)) ? receivedCents(record) : 0;
  return {
    id: record.code,
    orderId: typeof orderId === "string" ? orderId : null,
    status: [statusOf(record), contextOf(record)].filter(Boolean).join(" "),
    amountCents: record.amountCents,
    capturedCents: captured,
    refundedCents: statusOf(record) === "REFUNDED" ? captured : 0,
    actions: actionsOf(record),
  };
}
