/** Plisio sandbox: invoice API, invoice page, signed callbacks. */
import { coinVendor } from "../coins/coin-vendor";
import { type SandboxOptions, type SandboxTransaction, type SandboxVendor } from "../sandbox-options";
import { InvoiceBooks } from "./invoice-books";
import { arrivedCents, type InvoiceRecord } from "./invoice-record";
import { registerPlisioApi } from "./plisio-api";
import { actionsOf, invoicePage, movesOf } from "./plisio-page";

/** States in which the shop has the received coins. */
const CLOSED = ["completed", "mismatch", "expired", "cancelled"];

export function plisioSandbox(options: SandboxOptions): SandboxVendor {
  const books = new InvoiceBooks(options);
  return coinVendor({
    apiPath: "/api/v1",
    registerApi: (scope) => registerPlisioApi(scope, books, options),
    pagePath: "/invoice",
    books,
    moves: movesOf(books),
    pageOf: invoicePage,
    transactionOf,
  });
}

function transactionOf(record: InvoiceRecord): SandboxTransaction {
  return {
    id: record.id,
    orderId: record.orderNumber,
    status: record.status,
    amountCents: record.amountCents,
    capturedCents: CLOSED.includes(record.status) ? arrivedCents(record) : 0,
    refundedCents: 0,
    actions: actionsOf(record),
  };
}
