/** What other features read of an order. */
import type { OrderStatus } from "#contract/orders";
import type { Db } from "../../db/client";
import type { Due, OrderRecord, PurchaseDue } from "./order.port";

/** Where an order stands, and what is to be paid of it. */
export interface Standing {
  readonly status: OrderStatus;
  /** It is to be paid no more, or its time is over. */
  readonly isOver: boolean;
}

export interface OrderReading {
  /** @returns null when there is none */
  find(orderId: string): Promise<OrderRecord | null>;
  /** What is to be paid of an order now. @returns null when there is none */
  findDue(orderId: string): Promise<PurchaseDue | null>;
  /** Read without a lock. @throws when there is no such order */
  standingOf(due: Due): Promise<Standing>;
  /** Cents of a locked order that leases take: another way is to bring the rest. */
  leasedOf(trx: Db, orderId: string): Promise<number>;
}
