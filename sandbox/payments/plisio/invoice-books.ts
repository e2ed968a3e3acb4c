/** Store and state changes of Plisio invoices. An impossible change is a no-op and returns null. */
import { randomBytes } from "node:crypto";
import { type Book } from "../book-storage";
import { coinsFor, printUnits, toUnits, type SandboxCoin } from "../coins/coin-prices";
import { type SandboxOptions } from "../sandbox-options";
import { coinOfRecord, missingCoins, type InvoiceRecord } from "./invoice-record";
import { notifyPlisio } from "./plisio-callbacks";

export type NewInvoice = Pick<
  InvoiceRecord,
  "orderNumber" | "orderName" | "amountCents" | "email" | "callbackUrl" | "successUrl" | "failUrl"
> & { readonly coin: SandboxCoin; readonly expireMinutes: number };

/** Confirmations required for a final payment. */
const FINAL = 2;
const OPEN = ["new", "pending"];

export class InvoiceBooks {
  private readonly invoices: Book<InvoiceRecord>;

  constructor(private readonly options: SandboxOptions) {
    this.invoices = options.books.open("plisio-invoices");
  }

  create({ expireMinutes, coin, ...invoice }: NewInvoice): InvoiceRecord {
    const now = Date.now();
    const record: InvoiceRecord = {
      ...invoice,
      id: randomBytes(12).toString("hex"),
      coin: coin.cid,
      coins: coinsFor(invoice.amountCents, coin),
      arrived: printUnits(0n, coin.precision),
      status: "new",
      confirmations: 0,
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + expireMinutes * 60_000).toISOString(),
    };
    this.invoices.put(record.id, record);
    return record;
  }

  findByNumber(orderNumber: string): InvoiceRecord | null {
    const match = this.invoices.list().find((invoice) => invoice.orderNumber === orderNumber);
    return match ? this.find(match.id) : null;
  }

  /** Expires an overdue invoice on read. */
  find(id: string): InvoiceRecord | null {
    const record = this.invoices.get(id);
    if (!record) return null;
    const isOver = record.status === "new" && Date.parse(record.expiresAt) <= Date.now();
    return isOver ? this.move(record, { status: "expired" }) : record;
  }

  /** Newest first. */
  list(): InvoiceRecord[] {
    return this.invoices
      .list()
      .map((record) => this.find(record.id) ?? record)
      .reverse();
  }

  /**
   * Receives a share of the missing amount.
   * @param percent 100 pays in full, more overpays
   */
  pay(record: InvoiceRecord, percent: number): InvoiceRecord | null {
    if (!OPEN.includes(record.status)) return null;
    const { precision } = coinOfRecord(record);
    const missing = toUnits(missingCoins(record), precision);
    if (missing === 0n) return null;
    const arriving = (missing * BigInt(percent) + 99n) / 100n;
    const arrived = printUnits(toUnits(record.arrived, precision) + arriving, precision);
    return this.move(record, { status: "pending", arrived, confirmations: 0 });
  }

  /** Finalizes the received coins if they are enough. */
  confirm(record: InvoiceRecord): InvoiceRecord | null {
    if (record.status !== "pending") return null;
    const { precision } = coinOfRecord(record);
    const [arrived, due] = [toUnits(record.arrived, precision), toUnits(record.coins, precision)];
    if (arrived < due) return null;
    return this.move(record, {
      status: arrived > due ? "mismatch" : "completed",
      confirmations: FINAL,
    });
  }

  /** Expires the invoice; coins received so far stay in the wallet. */
  expire(record: InvoiceRecord): InvoiceRecord | null {
    return OPEN.includes(record.status) ? this.move(record, { status: "expired" }) : null;
  }

  cancel(record: InvoiceRecord): InvoiceRecord | null {
    return record.status === "new" ? this.move(record, { status: "cancelled" }) : null;
  }

  fail(record: InvoiceRecord): InvoiceRecord | null {
    const arrived = printUnits(0n, coinOfRecord(record).precision);
    return record.status === "pending" ? this.move(record, { status: "error", arrived }) : null;
  }

  private move(record: InvoiceRecord, change: Partial<InvoiceRecord>): InvoiceRecord {
    const moved = { ...record, ...change };
    this.invoices.put(moved.id, moved);
    notifyPlisio(moved, this.options);
    return moved;
  }
}
