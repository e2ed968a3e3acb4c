/** Moves of orders. Each step runs in a transaction that holds the order lock. */
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
  /** Null for orders placed before the column existed. */
  readonly taxOnShippingCents: number | null;
  /** Two-letter code of the destination state. */
  readonly state: string;
  readonly isStockTaken: boolean;
  /** The payment deadline has passed. */
  readonly isHoldOver: boolean;
  readonly revision: number;
  /**
   * The total exceeds the amount checked for fraud; another check must pass before anything is ordered
   * (FRAUD-3).
   */
  readonly isFraudCheckPending: boolean;
  /** The correction that awaits payment; until it is paid or expired, the order can only be cancelled. */
  readonly correction: LockedCorrection | null;
  readonly lines: readonly {
    readonly id: string;
    readonly productId: string;
    readonly quantity: number;
    /** Per unit. */
    readonly priceCents: number;
    /** Promotion discount on all units, and on the shipping of one unit. */
    readonly discountCents: number;
    readonly shippingOffCents: number;
    readonly status: ItemStatus;
  }[];
}

/** Stock that an order or a correction reserves. */
export interface StockLine {
  readonly productId: string;
  readonly quantity: number;
}

export interface LockedCorrection {
  readonly id: string;
  readonly state: "WAITING";
  readonly dueCents: number;
  /** The payment deadline has passed. */
  readonly isHoldOver: boolean;
}

export interface Move {
  readonly to: OrderStatus;
  /** User id, "Customer" or "System"; never an email address. */
  readonly actor: string;
  readonly summary: string;
  /** Free-text reason, sealed. */
  readonly sealedNote?: Buffer | null;
}

export interface MovedOrder extends LockedOrder {
  /** True when the order was cancelled with a refund. */
  readonly isMoneyGoingBack: boolean;
  /** The whole order after the move, if a mail needed it; null when no mail was written. */
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
  /** Idempotency hash: an entry with the same hash is not written again. */
  readonly idempotencyHash?: Buffer | null;
}

export interface OrderMoves {
  /**
   * Locks an order until the transaction ends.
   * @returns null when it does not exist
   */
  lock(trx: Db, orderId: string): Promise<LockedOrder | null>;
  /**
   * Moves the order one step with all effects: items, stock, history, refunds, mail.
   * @throws MoveRefused when the table lacks the step, OutOfStock when the stock is gone
   */
  move(trx: Db, order: LockedOrder, move: Move): Promise<MovedOrder>;
  /** SQL statement that inserts a history entry; can be part of another statement. */
  eventInsert(event: EventWrite): Statement;
}

/** The move is not in the table. */
export class MoveRefused extends Error {
  override readonly name = "MoveRefused";

  constructor(
    readonly from: OrderStatus,
    readonly to: OrderStatus,
  ) {
    super(`An order cannot change from ${from} to ${to}.`);
  }
}

/** The order's money is only authorized, so it can only be released in full. The caller must roll back. */
export class MoneyNotCaptured extends Error {
  override readonly name = "MoneyNotCaptured";
}

/** These products are short of stock. The caller must roll back. */
export class OutOfStock extends Error {
  override readonly name = "OutOfStock";

  constructor(readonly productIds: readonly string[]) {
    super(`Not enough in stock: ${productIds.join(", ")}`);
  }
}
