/** Orders, as other features read them. */
import type { OrderStatus } from "#contract/orders/orders";
import type { Db } from "../../db/client";
import type { Due, OrderRecord, PurchaseDue } from "./order.port";

/** The status of an order, and the amount due. */
export interface OrderState {
  readonly status: OrderStatus;
  /** The order is no longer payable, or its payment deadline has passed. */
  readonly isOver: boolean;
}

export interface OrderReading {
  /** @returns null when it does not exist */
  find(orderId: string): Promise<OrderRecord | null>;
  /**
   * Id of the account's latest order with a delivered, unreturned unit of the product.
   * @returns null when there is none
   */
  findArrived(userId: string, productId: string): Promise<string | null>;
  /**
   * The purchase to pay now.
   * @returns null when the order does not exist
   */
  findDue(orderId: string): Promise<PurchaseDue | null>;
  /**
   * Reads without a lock.
   * @throws when the order does not exist
   */
  stateOf(due: Due): Promise<OrderState>;
  /** Cents of a locked order covered by leases; the customer pays the rest. */
  leasedOf(trx: Db, orderId: string): Promise<number>;
}
