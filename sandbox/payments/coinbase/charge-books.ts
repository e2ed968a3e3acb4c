/** Store and state changes of Coinbase charges. An impossible change is a no-op and returns null. */
import { randomBytes, randomUUID } from "node:crypto";
import { type Book } from "../book-storage";
import { coinsFor } from "../coins/coin-prices";
import { type SandboxOptions } from "../sandbox-options";
import {
  COINBASE_COINS,
  receivedCents,
  statusOf,
  type ChargePayment,
  type ChargeRecord,
} from "./charge-record";
import { notifyCoinbase } from "./coinbase-webhooks";

export type NewCharge = Pick<
  ChargeRecord,
  "name" | "description" | "amountCents" | "currency" | "metadata" | "redirectUrl" | "cancelUrl"
>;

const OPEN_MS = 60 * 60_000;

/** Webhook type by state; other states send none. */
const KINDS: Readonly<Record<string, string>> = {
  PENDING: "charge:pending",
  COMPLETED: "charge:confirmed",
  EXPIRED: "charge:failed",
  CANCELED: "charge:failed",
  FAILED: "charge:failed",
  RESOLVED: "charge:resolved",
};

export class ChargeBooks {
  private readonly charges: Book<ChargeRecord>;

  constructor(private readonly options: SandboxOptions) {
    this.charges = options.books.open("coinbase-charges");
  }

  create(charge: NewCharge): ChargeRecord {
    const now = Date.now();
    const record: ChargeRecord = {
      ...charge,
      id: randomUUID(),
      code: newCode(),
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + OPEN_MS).toISOString(),
      timeline: [{ time: new Date(now).toISOString(), status: "NEW" }],
      payments: [],
    };
    this.charges.put(record.code, record);
    notifyCoinbase("charge:created", record, this.options);
    return record;
  }

  /** By code or id; expires an overdue charge on read. */
  find(key: string): ChargeRecord | null {
    const record = this.charges.get(key) ?? this.charges.list().find((charge) => charge.id === key);
    if (!record) return null;
    const isOver = statusOf(record) === "NEW" && Date.parse(record.expiresAt) <= Date.now();
    return isOver ? this.move(record, "EXPIRED") : record;
  }

  /** Newest first. */
  list(): ChargeRecord[] {
    return this.charges
      .list()
      .map((record) => this.find(record.code) ?? record)
      .reverse();
  }

  /** Coins arrive and are detected first; with isFinal false they stay unconfirmed. */
  pay(record: ChargeRecord, coinCode: string, cents: number, isFinal: boolean): ChargeRecord | null {
    const status = statusOf(record);
    if (!["NEW", "EXPIRED", "CANCELED"].includes(status)) return null;
    const coin = COINBASE_COINS.find((candidate) => candidate.code === coinCode) ?? COINBASE_COINS[0];
    if (!coin) return null;
    const payment: ChargePayment = {
      id: randomBytes(32).toString("hex"),
      coin: coin.code,
      coins: coinsFor(cents, coin),
      cents,
      status: "PENDING",
      detectedAt: new Date().toISOString(),
    };
    const paid = { ...record, payments: [...record.payments, payment] };
    if (status !== "NEW") return this.move(confirmed(paid), "UNRESOLVED", "DELAYED");
    const detected = this.move(paid, "PENDING");
    return isFinal ? this.confirm(detected) : detected;
  }

  /** Confirms detected coins: enough, too few or too many. */
  confirm(record: ChargeRecord): ChargeRecord | null {
    if (statusOf(record) !== "PENDING") return null;
    const [received, due] = [receivedCents(record), record.amountCents];
    const final = confirmed(record);
    if (received < due) return this.move(final, "UNRESOLVED", "UNDERPAID");
    if (received > due) return this.move(final, "UNRESOLVED", "OVERPAID");
    return this.move(final, "COMPLETED");
  }

  fail(record: ChargeRecord): ChargeRecord | null {
    if (statusOf(record) !== "PENDING") return null;
    const payments = record.payments.map((payment) => ({ ...payment, status: "FAILED" as const }));
    return this.move({ ...record, payments }, "FAILED");
  }

  expire(record: ChargeRecord): ChargeRecord | null {
    return statusOf(record) === "NEW" ? this.move(record, "EXPIRED") : null;
  }

  cancel(record: ChargeRecord): ChargeRecord | null {
    return statusOf(record) === "NEW" ? this.move(record, "CANCELED") : null;
  }

  resolve(record: ChargeRecord): ChargeRecord | null {
    return statusOf(record) === "UNRESOLVED" ? this.move(record, "RESOLVED") : null;
  }

  /** A manual refund in the dashboard; Coinbase has no API call for refunds. */
  refund(record: ChargeRecord): ChargeRecord | null {
    const isPaid = ["COMPLETED", "UNRESOLVED", "RESOLVED"].includes(statusOf(record));
    return isPaid ? this.move(record, "REFUNDED") : null;
  }

  private move(record: ChargeRecord, status: string, context?: string): ChargeRecord {
    const entry = { time: new Date().toISOString(), status, ...(context && { context }) };
    const moved = { ...record, timeline: [...record.timeline, entry] };
    this.charges.put(moved.code, moved);
    const kind = context === "DELAYED" ? "charge:delayed" : context ? "charge:failed" : KINDS[status];
    if (kind) notifyCoinbase(kind, moved, this.options);
    return moved;
  }
}

function confirmed(record: ChargeRecord): ChargeRecord {
  return {
    ...record,
    payments: record.payments.map((payment) => ({ ...payment, status: "CONFIRMED" as const })),
  };
}

/** Eight letters and digits, like Coinbase's codes. */
function newCode(): string {
  const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  return Array.from(randomBytes(8), (byte) => letters[byte % letters.length]).join("");
}
