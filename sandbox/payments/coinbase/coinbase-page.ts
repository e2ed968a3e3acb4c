/** Coinbase's hosted page: a tester pays the exact amount, too little, too much, too late, or not at all. */
import { formatMoney } from "#contract/money/money";
import { coinsFor } from "../coins/coin-prices";
import { type CoinVendor } from "../coins/coin-vendor";
import { type HostedAction, type HostedPage } from "../coins/hosted-page";
import { type ChargeBooks } from "./charge-books";
import { COINBASE_COINS, contextOf, receivedCents, statusOf, type ChargeRecord } from "./charge-record";

/** Half, rounded up to at least one cent. */
const half = (record: ChargeRecord) => Math.ceil(record.amountCents / 2);
/** Ten percent more, at least one cent. */
const more = (record: ChargeRecord) => record.amountCents + Math.ceil(record.amountCents / 10);

/** Effect of each button, by action name. */
export function movesOf(books: ChargeBooks): CoinVendor<ChargeRecord>["moves"] {
  return {
    pay: (record, coin) => books.pay(record, coin, record.amountCents, true),
    seen: (record, coin) => books.pay(record, coin, record.amountCents, false),
    underpay: (record, coin) => books.pay(record, coin, half(record), true),
    overpay: (record, coin) => books.pay(record, coin, more(record), true),
    confirm: (record) => books.confirm(record),
    fail: (record) => books.fail(record),
    cancel: (record) => books.cancel(record),
    expire: (record) => books.expire(record),
    resolve: (record) => books.resolve(record),
    refund: (record) => books.refund(record),
  };
}

/** Available actions for a charge, on its page and in the list of all payments. */
export function actionsOf(record: ChargeRecord): readonly HostedAction[] {
  const late: HostedAction = { name: "pay", label: "Pay late", hint: "Becomes UNRESOLVED, DELAYED" };
  const refund: HostedAction = { name: "refund", label: "Refund manually", hint: "Becomes REFUNDED" };
  switch (statusOf(record)) {
    case "NEW":
      return [
        {
          name: "pay",
          label: `Pay ${formatMoney(record.amountCents)}`,
          hint: "Seen on chain, then COMPLETED",
        },
        { name: "seen", label: "Pay without confirmation", hint: "Seen on chain, stays PENDING" },
        { name: "underpay", label: `Underpay: ${formatMoney(half(record))}`, hint: "UNRESOLVED, UNDERPAID" },
        { name: "overpay", label: `Overpay: ${formatMoney(more(record))}`, hint: "UNRESOLVED, OVERPAID" },
        { name: "cancel", label: "Cancel", hint: "Becomes CANCELED" },
        { name: "expire", label: "Expire", hint: "Becomes EXPIRED" },
      ];
    case "PENDING":
      return [
        { name: "confirm", label: "Confirm on chain", hint: "Becomes COMPLETED" },
        { name: "fail", label: "Fail on chain", hint: "Becomes FAILED" },
      ];
    case "UNRESOLVED":
      return [{ name: "resolve", label: "Resolve (staff)", hint: "Becomes RESOLVED" }, refund];
    case "COMPLETED":
    case "RESOLVED":
      return [refund];
    case "EXPIRED":
    case "CANCELED":
      return [late];
    default:
      return [];
  }
}

/** Page on which a customer pays the charge. */
export function chargePage(record: ChargeRecord): HostedPage {
  const isUnpaid = ["NEW", "CANCELED", "EXPIRED", "FAILED"].includes(statusOf(record));
  const coins = COINBASE_COINS.map((coin) => ({
    code: coin.code,
    label: coin.label,
    amount: coinsFor(record.amountCents, coin),
  }));
  return {
    vendor: "Coinbase Commerce",
    title: record.name,
    id: record.code,
    status: [statusOf(record), contextOf(record)].filter(Boolean).join(" – "),
    facts: [
      ["Charge", record.code],
      ["Amount due", formatMoney(record.amountCents)],
      ["Received", formatMoney(receivedCents(record))],
      ["For", record.description],
    ],
    coins: ["NEW", "EXPIRED", "CANCELED"].includes(statusOf(record)) ? coins : [],
    actions: actionsOf(record),
    exit: isUnpaid
      ? { label: "Back to the shop", url: record.cancelUrl }
      : { label: "Continue to the shop", url: record.redirectUrl },
  };
}
