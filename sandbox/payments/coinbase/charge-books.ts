/** Coinbase's books and every move a charge can make. A move that is not possible answers null and changes nothing. */
import { randomBytes, randomUUID } from "node:crypto";
import { type Book } from "../book-keeper";
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

/** The fields of a new charge. */
export type NewCharge = Pick<
  ChargeRecord,
  "name" | "description" | "amountCents" | "currency" | "metadata" | "redirectUrl" | "cancelUrl"
>;

const OPEN_MS = 60 * 60_000;

/** The webhook that tells of each state; the other states have none. */
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

  /** By code or id; a charge whose time is up has expired by the time it is looked at. */
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

  /** Coins arrive. They are seen first; isFinal false leaves them unconfirmed. */
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
    const seen = this.move(paid, "PENDING");
    return isFinal ? this.confirm(seen) : seen;
  }

  /** Coins that were seen become final: enough, too few, or too many. */
  confirm(record: ChargeRecord): ChargeRecord | null {
    if (statusOf(record) !== "PENDING") return null;
    const [received, asked] = [receivedCents(record), record.amountCents];
    const final = confirmed(record);
    if (received < asked) return this.move(final, "UNRESOLVED", "UNDERPAID");
    if (received > asked) return this.move(final, "UNRESOLVED", "OVERPAID");
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

  /** By hand in the dashboard; Coinbase has no call for it. */
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

/** Eight letters and digits, as Coinbase's codes are. */
function newCode(): string {
  const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  return Array.from(randomBytes(8), (byte) => letters[byte % letters.length]).join("");
}
