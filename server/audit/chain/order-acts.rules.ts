/**
 * How a chain entry covers the rows of an action on an order: history entries and refunds. It contains a
 * salted digest of each row (docs/decisions/audit-chain.md).
 */
import { createHash } from "node:crypto";

/** An entry of an order's history. */
export interface EventRow {
  readonly id: string;
  readonly orderId: string;
  readonly type: string;
  /** UTC, with microseconds. */
  readonly at: string;
  readonly actor: string;
  readonly summary: string;
  readonly before: string | null;
  readonly after: string | null;
  /** Base64, or null. */
  readonly sealedNote: string | null;
}

/** A refund by a staff member. */
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

/** The rows that an entry covers. */
export interface Covers {
  readonly salt: string;
  /** Id and digests of history entries: as written, and after the customer is forgotten. */
  readonly events: readonly (readonly [id: string, whole: string, emptied: string])[];
  /** Id, digest and time of refunds; rows older than a year are deleted. */
  readonly refunds: readonly (readonly [id: string, digest: string, at: string])[];
}

/** Excluded kinds: rows that total others, and money already counted when its refund was decided. */
const UNCOUNTED: readonly string[] = ["BULK", "BY_HAND"];

/** @param noteOf opens a note; a resealed note stays the same */
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

/** Returns the cents refunded by an action, or null. */
export function centsOf(refunds: readonly RefundRow[]): number | null {
  const counted = refunds.filter(({ kind }) => !UNCOUNTED.includes(kind));
  return counted.length === 0 ? null : counted.reduce((sum, { cents }) => sum + cents, 0);
}

/** Describes an action by its history entries. Omits addresses before and after, which are personal. */
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

/** Returns the row after its order's customer was forgotten. */
function emptied(row: EventRow): EventRow {
  return isOfAddress(row) ? { ...row, before: null, after: null } : row;
}

function isOfAddress({ type }: EventRow): boolean {
  return type.includes("ADDRESS");
}

function digest(facts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(facts)).digest("base64url");
}
