/** Plisio's double: invoice API, invoice page, signed callbacks. */
import { registerHostedPage } from "../coins/hosted-page";
import { type SandboxOptions, type SandboxTransaction, type SandboxVendor } from "../sandbox-options";
import { InvoiceBooks } from "./invoice-books";
import { arrivedCents, type InvoiceRecord } from "./invoice-record";
import { registerPlisioApi } from "./plisio-api";
import { actionsOf, invoicePage, playInvoice } from "./plisio-page";

/** Coins that arrived are the shop's in these states. */
const CLOSED = ["completed", "mismatch", "expired", "cancelled"];

export function plisioSandbox(options: SandboxOptions): SandboxVendor {
  const books = new InvoiceBooks(options);
  const press = (id: string, action: string) => playInvoice(books, id, action);
  const findPage = (id: string) => {
    const record = books.find(id);
    return record && invoicePage(record);
  };
  return {
    apiPath: "/api/v1",
    registerApi: (scope) => registerPlisioApi(scope, books, options),
    registerPages: (scope) => registerHostedPage(scope, "/invoice", findPage, press),
    listTransactions: () => books.list().reverse().map(seenByTester),
    press,
  };
}

function seenByTester(record: InvoiceRecord): SandboxTransaction {
  return {
    id: record.id,
    orderId: record.orderNumber,
    status: record.status,
    amountCents: record.amountCents,
    capturedCents: CLOSED.includes(record.status) ? arrivedCents(record) : 0,
    refundedCents: 0,
    createdAt: record.createdAt,
    actions: actionsOf(record),
  };
}
