/** Coinbase Commerce's double: charge API, hosted page, signed webhooks. */
import { registerHostedPage } from "../coins/hosted-page";
import { type SandboxOptions, type SandboxTransaction, type SandboxVendor } from "../sandbox-options";
import { ChargeBooks } from "./charge-books";
import { contextOf, receivedCents, statusOf, type ChargeRecord } from "./charge-record";
import { registerCoinbaseApi } from "./coinbase-api";
import { actionsOf, chargePage, playCharge } from "./coinbase-page";

/** Coins are the shop's in these states. */
const PAID = ["COMPLETED", "UNRESOLVED", "RESOLVED", "REFUNDED"];

export function coinbaseSandbox(options: SandboxOptions): SandboxVendor {
  const books = new ChargeBooks(options);
  const press = (code: string, action: string, coin?: string) => playCharge(books, code, action, coin);
  const findPage = (code: string) => {
    const record = books.find(code);
    return record && chargePage(record);
  };
  return {
    apiPath: "/charges",
    registerApi: (scope) => registerCoinbaseApi(scope, books, options),
    registerPages: (scope) => registerHostedPage(scope, "/pay", findPage, press),
    listTransactions: () => books.list().reverse().map(seenByTester),
    press,
  };
}

function seenByTester(record: ChargeRecord): SandboxTransaction {
  const orderId = record.metadata["order_id"];
  const captured = PAID.includes(statusOf(record)) ? receivedCents(record) : 0;
  return {
    id: record.code,
    orderId: typeof orderId === "string" ? orderId : null,
    status: [statusOf(record), contextOf(record)].filter(Boolean).join(" "),
    amountCents: record.amountCents,
    capturedCents: captured,
    refundedCents: statusOf(record) === "REFUNDED" ? captured : 0,
    createdAt: record.createdAt,
    actions: actionsOf(record),
  };
}
