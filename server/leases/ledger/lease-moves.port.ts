/** The moves of leases, and what they need of orders. */
import type { Db } from "../../db/client";
import type { OrderHolds } from "../../orders/changing/ports/holds.port";
import type { LeasedOrders } from "../../orders/changing/ports/leased-orders.port";
import type { OrderMails, SignedLease } from "../../orders/changing/ports/mails.port";
import type { OrderMoves } from "../../orders/changing/ports/moves.port";
import type { LeaseReport } from "../lessors/lessor.port";
import type { LeaseRecord } from "./lease.record";
import type { OfferingLessor } from "./offer.rules";

export interface LeaseMoves {
  /**
   * Uses the approval for as much of the order as it covers; the rest is paid another way. A lease whose
   * approval is gone or too small is released.
   * @param lessors enabled lessors
   */
  hold(lease: LeaseRecord, lessors: readonly OfferingLessor[]): Promise<void>;
  /**
   * Records that a request to the lessor is about to start.
   * @returns false when the lease needs no request anymore
   */
  beginRequest(id: string): Promise<boolean>;
  /**
   * @param signed content of the signature mail; null while the lessor is unreachable
   * @returns false for a report on another lease
   */
  applyReport(lease: LeaseRecord, report: LeaseReport, signed: SignedLease | null): Promise<boolean>;
  /** Releases an unsigned lease. The order becomes payable another way, or is cancelled if it cannot be. */
  release(lease: LeaseRecord, why: string): Promise<void>;
  /** Cancels an order that was not signed in time. */
  giveUpSigning(lease: LeaseRecord): Promise<void>;
  /** Records that the lessor knows of the release. */
  confirmRelease(id: string): Promise<void>;
  /** @param seconds until the next advance; null = nothing is left to do */
  schedule(id: string, seconds: number | null): Promise<void>;
}

/** The parts of orders that lease moves use. */
export interface LeasedOrderParts {
  readonly moves: OrderMoves;
  readonly mails: Pick<OrderMails, "ofNotLeased">;
  readonly holds: Pick<OrderHolds, "holdFor">;
  readonly leased: LeasedOrders;
}

/** The parts of a lease move. */
export interface LeaseMoveParts {
  readonly db: Db;
  readonly orders: LeasedOrderParts;
}
