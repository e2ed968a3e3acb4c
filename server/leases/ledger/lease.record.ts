/** A lease as read from the store: the part of an approval that one order uses (LEASE-30). */
import type { LeaseState } from "#contract/leases/statuses";

export interface LeaseRecord {
  /** Also the shop's reference at the lessor, and the idempotency key of its requests. */
  readonly id: string;
  readonly orderId: string;
  /** The public order number. */
  readonly orderNumber: string;
  /** Null briefly: the order is placed before its application is created. */
  readonly applicationId: string | null;
  readonly state: LeaseState;
  /** The leased part of the order's total; 0 until the lessor decides. */
  readonly cents: number;
  readonly heldAt: Date | null;
  readonly lessor: string | null;
  readonly lessorUuid: string | null;
  /** First request to the lessor, which may have the lease from then on. */
  readonly askedAt: Date | null;
  readonly signatureUrl: string | null;
  readonly signUntil: Date | null;
  readonly signedAt: Date | null;
  readonly reminders: number;
  readonly deliverySubmittedAt: Date | null;
  readonly fundedCents: number | null;
  readonly lenderTakeCents: number | null;
  /** When the lessor confirmed the release. */
  readonly toldAt: Date | null;
  readonly checks: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
