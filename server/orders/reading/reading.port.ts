/** Orders, as other features read them. */
import type { OrderStatus } from "#contract/orders/orders";
import type { Db } from "../../db/client";
import type { Due, OrderRecord, PurchaseDue } from "./order.port";

/** The state of an order, and what is to be paid of it. */
export interface Standing {
  readonly status: OrderStatus;
  /** The order can no longer be paid, or the time to pay is over. */
  readonly isOver: boolean;
}

export interface OrderReading {
  /** @returns null when there is none */
  find(orderId: string): Promise<OrderRecord | null>;
  /** The latest order of an account in which a piece of the product arrived that did not come back. @returns its id, or null */
  findArrived(userId: string, productId: string): Promise<string | null>;
  /** The purchase to pay now. @returns null when there is no such order */
  findDue(orderId: string): Promise<PurchaseDue | null>;
  /** Read without a lock. @throws when there is no such order */
  standingOf(due: Due): Promise<Standing>;
  /** Cents of a locked order covered by leases: the rest has to be paid another way. */
  leasedOf(trx: Db, orderId: string): Promise<number>;
}
