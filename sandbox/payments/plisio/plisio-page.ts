/** Plisio's invoice page: a tester pays in one go or in parts, pays too much, or lets the time run out. */
import { formatMoney } from "#contract/money";
import { type HostedAction, type HostedPage } from "../coins/hosted-page";
import { type InvoiceBooks } from "./invoice-books";
import { arrivedCents, coinOfRecord, missingCoins, type InvoiceRecord } from "./invoice-record";

type Move = (books: InvoiceBooks, record: InvoiceRecord) => InvoiceRecord | null;

/** Coins arrive and are final at once. */
function payAll(books: InvoiceBooks, record: InvoiceRecord, percent: number): InvoiceRecord | null {
  const seen = books.pay(record, percent);
  return seen && books.confirm(seen);
}

const MOVES: Readonly<Record<string, Move>> = {
  pay: (books, record) => payAll(books, record, 100),
  seen: (books, record) => books.pay(record, 100),
  underpay: (books, record) => books.pay(record, 50),
  overpay: (books, record) => payAll(books, record, 110),
  confirm: (books, record) => books.confirm(record),
  expire: (books, record) => books.expire(record),
  cancel: (books, record) => books.cancel(record),
  fail: (books, record) => books.fail(record),
};

/** What a tester can make of an invoice, for the page and for the list of all payments. */
export function actionsOf(record: InvoiceRecord): readonly HostedAction[] {
  const expire: HostedAction = { name: "expire", label: "Let it expire", hint: "Becomes expired" };
  const fail: HostedAction = { name: "fail", label: "Fail on chain", hint: "Becomes error" };
  const confirm: HostedAction = { name: "confirm", label: "Confirm on chain", hint: "Becomes final" };
  const isPart = Number(missingCoins(record)) > 0;
  switch (record.status) {
    case "new":
      return [
        { name: "pay", label: `Pay ${formatMoney(record.amountCents)}`, hint: "Pending, then completed" },
        { name: "seen", label: "Pay, not final yet", hint: "Seen on chain, stays pending" },
        { name: "underpay", label: "Underpay by half", hint: "Pending until the rest comes" },
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

/** @returns false when there is no such invoice or the move is not possible now */
export function playInvoice(books: InvoiceBooks, id: string, name: string): boolean {
  const record = books.find(id);
  const move = Object.hasOwn(MOVES, name) ? MOVES[name] : undefined;
  return Boolean(record && move && move(books, record));
}

/** The page a customer pays the invoice on. */
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
      ["To pay", `${record.coins} ${coin.code} (${formatMoney(record.amountCents)})`],
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
