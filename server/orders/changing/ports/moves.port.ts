/** Moves of orders. Every step is one of a transaction that has the order locked. */
import type { DeliveryType, ItemStatus, OrderEventType, OrderStatus } from "#contract/orders/orders";
import type { Db, Statement } from "../../../db/client";
import type { OrderRecord } from "../../reading/order.port";

export interface LockedOrder {
  readonly id: string;
  readonly userId: string | null;
  readonly status: OrderStatus;
  readonly deliveryType: DeliveryType;
  readonly totalCents: number;
  readonly subTotalCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  /** Null in orders from before it was stored. */
  readonly taxOnShippingCents: number | null;
  /** Two letters: where the goods are sent. */
  readonly state: string;
  readonly isStockTaken: boolean;
  /** The time to pay it is over. */
  readonly isHoldOver: boolean;
  readonly revision: number;
  /** It costs more than was checked for fraud, and is to be checked again before anything is ordered (FRAUD-3). */
  readonly isCheckDue: boolean;
  /** The correction that waits for its payment: until that is paid or over, the order can only be cancelled. */
  readonly correction: LockedCorrection | null;
  readonly lines: readonly {
    readonly id: string;
    readonly productId: string;
    readonly quantity: number;
    /** For one piece. */
    readonly priceCents: number;
    /** What the promotion took off all pieces, and off the shipping of one. */
    readonly discountCents: number;
    readonly shippingOffCents: number;
    readonly status: ItemStatus;
  }[];
}

export interface LockedCorrection {
  readonly id: string;
  readonly state: "WAITING";
  readonly dueCents: number;
  /** The time to pay it is over. */
  readonly isHoldOver: boolean;
}

export interface Move {
  readonly to: OrderStatus;
  /** User id, "Customer" or "System"; never an e-mail address. */
  readonly actor: string;
  readonly summary: string;
  /** The reason, in a person's own words; sealed. */
  readonly sealedNote?: Buffer | null;
}

export interface MovedOrder extends LockedOrder {
  /** True when it was cancelled and money goes back. */
  readonly isMoneyGoingBack: boolean;
  /** The whole order after the move, if it was read for a mail; null: nobody was mailed. */
  readonly record: OrderRecord | null;
}

export interface EventWrite {
  readonly orderId: string;
  readonly type: OrderEventType;
  readonly actor: string;
  readonly summary: string;
  readonly before?: string | null;
  readonly after?: string | null;
  readonly sealedNote?: Buffer | null;
  /** An entry with the same hash is not written again. */
  readonly idempotencyHash?: Buffer | null;
}

export interface OrderMoves {
  /** Locks an order until the transaction ends. @returns null when there is none */
  lock(trx: Db, orderId: string): Promise<LockedOrder | null>;
  /**
   * Moves the order one step with all that follows: items, stock, history, money that goes back, mail.
   * @throws MoveRefused when the table has no such step, OutOfStock when the goods it needs are gone
   */
  move(trx: Db, order: LockedOrder, move: Move): Promise<MovedOrder>;
  /** A statement that writes an entry of the history; it can be a part of another statement. */
  eventInsert(event: EventWrite): Statement;
}

/** A move that the table does not have. */
export class MoveRefused extends Error {
  override readonly name = "MoveRefused";

  constructor(
    readonly from: OrderStatus,
    readonly to: OrderStatus,
  ) {
    super(`An order cannot change from ${from} to ${to}.`);
  }
}

/** The order's money is only reserved, and can only go back as a whole. The transaction must be rolled back. */
export class MoneyNotCaptured extends Error {
  override readonly name = "MoneyNotCaptured";
}

/** There is not enough left of these products. The transaction must be rolled back. */
export class OutOfStock extends Error {
  override readonly name = "OutOfStock";

  constructor(readonly productIds: readonly string[]) {
    super(`Not enough in stock: ${productIds.join(", ")}`);
  }
}
