/** A lease as stores hand it out: what one order uses of an approval (LEASE-30). */
import type { LeaseState } from "#contract/leases/statuses";

export interface LeaseRecord {
  /** Our name for it at the lessor, and the key of all it is asked. */
  readonly id: string;
  readonly orderId: string;
  /** The number people read. */
  readonly orderNumber: string;
  /** Null for a moment: the order is placed before its application is made. */
  readonly applicationId: string | null;
  readonly state: LeaseState;
  /** The leased part of the order's total; 0 until the lessor decides. */
  readonly cents: number;
  readonly heldAt: Date | null;
  readonly lessor: string | null;
  readonly lessorUuid: string | null;
  /** First asked of the lessor, which may have it from then on. */
  readonly askedAt: Date | null;
  readonly signatureUrl: string | null;
  readonly signUntil: Date | null;
  readonly signedAt: Date | null;
  readonly reminders: number;
  readonly deliverySubmittedAt: Date | null;
  readonly fundedCents: number | null;
  readonly lenderTakeCents: number | null;
  /** The lessor knows that it is released. */
  readonly toldAt: Date | null;
  readonly checks: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
