/** Plisio's invoice page: a tester pays in full or in parts, overpays, or lets the invoice expire. */
import { formatMoney } from "#contract/money/money";
import { type CoinVendor } from "../coins/coin-vendor";
import { type HostedAction, type HostedPage } from "../coins/hosted-page";
import { type InvoiceBooks } from "./invoice-books";
import { arrivedCents, coinOfRecord, missingCoins, type InvoiceRecord } from "./invoice-record";

/** Effect of each button, by action name. */
export function movesOf(books: InvoiceBooks): CoinVendor<InvoiceRecord>["moves"] {
  /** Coins arrive and are final at once. */
  const payAll = (record: InvoiceRecord, percent: number) => {
    const detected = books.pay(record, percent);
    return detected && books.confirm(detected);
  };
  return {
    pay: (record) => payAll(record, 100),
    seen: (record) => books.pay(record, 100),
    underpay: (record) => books.pay(record, 50),
    overpay: (record) => payAll(record, 110),
    confirm: (record) => books.confirm(record),
    expire: (record) => books.expire(record),
    cancel: (record) => books.cancel(record),
    fail: (record) => books.fail(record),
  };
}

/** Available actions for an invoice, on its page and in the list of all payments. */
export function actionsOf(record: InvoiceRecord): readonly HostedAction[] {
  const expire: HostedAction = { name: "expire", label: "Expire", hint: "Becomes expired" };
  const fail: HostedAction = { name: "fail", label: "Fail on chain", hint: "Becomes error" };
  const confirm: HostedAction = { name: "confirm", label: "Confirm on chain", hint: "Becomes final" };
  const isPart = Number(missingCoins(record)) > 0;
  switch (record.status) {
    case "new":
      return [
        { name: "pay", label: `Pay ${formatMoney(record.amountCents)}`, hint: "Pending, then completed" },
        { name: "seen", label: "Pay without confirmation", hint: "Seen on chain, stays pending" },
        { name: "underpay", label: "Underpay by half", hint: "Pending until the rest arrives" },
        { name: "overpay", label: "Overpay by a tenth", hint: "Becomes mismatch" },
        expire,
        { name: "cancel", label: "Cancel", hint: "Becomes cancelled" },
      ];
    case "pending":
      return isPart
        ? [{ name: "pay", label: "Pay the rest", hint: "Becomes completed" }, expire, fail]
        : [confirm, fail];
    default:
      return [];
  }
}

/** Page on which a customer pays the invoice. */
export function invoicePage(record: InvoiceRecord): HostedPage {
  const coin = coinOfRecord(record);
  const isGood = ["pending", "completed", "mismatch"].includes(record.status);
  return {
    vendor: `Plisio – ${coin.label}`,
    title: record.orderName,
    id: record.id,
    status: record.status,
    facts: [
      ["Invoice", record.id],
      ["Amount due", `${record.coins} ${coin.code} (${formatMoney(record.amountCents)})`],
      ["Received", `${record.arrived} ${coin.code} (${formatMoney(arrivedCents(record))})`],
      ["Missing", `${missingCoins(record)} ${coin.code}`],
    ],
    coins: [],
    actions: actionsOf(record),
    exit: isGood
      ? { label: "Continue to the shop", url: record.successUrl }
      : { label: "Back to the shop", url: record.failUrl },
  };
}
