/**
 * How an entry of the chain vouches for the rows that tell of an act on an order: entries of the order's history, and
 * what the act gave back. It has a salted digest of each row (docs/decisions/audit-chain.md).
 */
import { createHash } from "node:crypto";

/** An entry of an order's history. */
export interface EventRow {
  readonly id: string;
  readonly orderId: string;
  readonly type: string;
  /** In UTC, with microseconds. */
  readonly at: string;
  readonly actor: string;
  readonly summary: string;
  readonly before: string | null;
  readonly after: string | null;
  /** In base64; null: none. */
  readonly sealedNote: string | null;
}

/** What a member of the staff gave back. */
export interface RefundRow {
  readonly id: string;
  readonly staffId: string;
  readonly orderId: string | null;
  readonly cents: number;
  readonly kind: string;
  readonly isProven: boolean;
  readonly eventId: string | null;
  readonly at: string;
}

/** The rows an entry vouches for. */
export interface Covers {
  readonly salt: string;
  /** Number and digests of entries of a history: as written, and once their customer is forgotten. */
  readonly events: readonly (readonly [id: string, whole: string, emptied: string])[];
  /** Number, digest and time of what was given back; rows older than a year are deleted. */
  readonly refunds: readonly (readonly [id: string, digest: string, at: string])[];
}

/** Of rows that sum up others, or of money that was counted when its refund was decided. */
const UNCOUNTED: readonly string[] = ["BULK", "BY_HAND"];

/** @param noteOf opens a note; a note that is sealed anew with another key is still the same */
export function coversOf(
  salt: string,
  { events, refunds }: { readonly events: readonly EventRow[]; readonly refunds: readonly RefundRow[] },
  noteOf: (row: EventRow) => string | null,
): Covers {
  return {
    salt,
    events: events.map((row) => [
      row.id,
      eventDigest(salt, row, noteOf(row)),
      eventDigest(salt, emptied(row), null),
    ]),
    refunds: refunds.map((row) => [row.id, refundDigest(salt, row), row.at]),
  };
}

export function eventDigest(salt: string, row: EventRow, note: string | null): string {
  const { id, orderId, type, at, actor, summary, before, after } = row;
  return digest([salt, id, orderId, type, at, actor, summary, before, after, note]);
}

export function refundDigest(salt: string, row: RefundRow): string {
  const { id, staffId, orderId, cents, kind, isProven, eventId, at } = row;
  return digest([salt, id, staffId, orderId, cents, kind, isProven, eventId, at]);
}

/** What an act gave back; null: nothing. */
export function centsOf(refunds: readonly RefundRow[]): number | null {
  const counted = refunds.filter(({ kind }) => !UNCOUNTED.includes(kind));
  return counted.length === 0 ? null : counted.reduce((sum, { cents }) => sum + cents, 0);
}

/** An act in words: everything it wrote into the history. Addresses are personal, so neither before nor after is told. */
export function sentenceOf(events: readonly EventRow[]): {
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
} {
  const moved = events.find((event) => !isOfAddress(event) && (event.before ?? event.after) !== null);
  return {
    what: [...new Set(events.map(({ summary }) => summary))].join("; "),
    before: moved?.before ?? null,
    after: moved?.after ?? null,
  };
}

/** The row after its order's customer is forgotten. */
function emptied(row: EventRow): EventRow {
  return isOfAddress(row) ? { ...row, before: null, after: null } : row;
}

function isOfAddress({ type }: EventRow): boolean {
  return type.includes("ADDRESS");
}

function digest(facts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(facts)).digest("base64url");
}
