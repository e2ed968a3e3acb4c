/**
 * A source of money, as orders use it: the payment vendors together are one source, the lessors another.
 * Sources and orders never touch each other's tables. Where one statement writes both, each contributes a
 * part.
 */
import type { PaymentMethod } from "#contract/payments/methods";
import type { ItemChange } from "#contract/orders/item-changes";
import type { Db, Statement } from "../../../db/client";
import type { Due } from "../../reading/order.port";
import type { DisplayedMoney } from "../../reading/displayed-money.port";
import type { LockedOrder } from "./moves.port";

/** Money of an order that a source has captured or authorized. */
export interface HeldMoney {
  readonly id: string;
  /** Display name of the payment method. */
  readonly name: string;
  /** Amount less completed and pending refunds. */
  readonly cents: number;
  /** Authorized but not captured: can only be released in full. */
  readonly isReserved: boolean;
  /** False: the refund is made manually at the vendor. */
  readonly canGoBack: boolean;
}

export interface Refund {
  /** Id of the HeldMoney. */
  readonly heldId: string;
  readonly orderId: string;
  readonly amountCents: number;
  /** One of the shop's own sentences; text typed by people is sealed in the history. */
  readonly reason: string;
  readonly requestedBy: string;
  /** Idempotency key: the same key is the same refund. */
  readonly key: string;
}

/** A change of an order's items. */
export interface SettledItems {
  /** The order before the change. */
  readonly order: LockedOrder;
  readonly change: ItemChange;
  readonly itemIds: readonly string[];
  /** YYYY-MM-DD; null = today. */
  readonly date: string | null;
}

/** The amounts a source has settled. */
export interface ItemsSettled {
  /**
   * The part of the items' value that the source settles with the payer itself; no other source refunds it.
   */
  readonly cents: number;
  /** History entry; null when the source changed nothing. */
  readonly entry: string | null;
}

export interface MoneySource extends DisplayedMoney {
  /** All methods the source can ever take. */
  readonly methods: readonly PaymentMethod[];
  /** Enabled methods for a total in cents. */
  methodsFor(totalCents: number): PaymentMethod[];
  /**
   * SQL statement that opens a payment attempt for the amount due and returns its id. It can be part of the
   * statement that inserts the order.
   * @param order a table of at most one row: id, due_cents, correction_id
   * @param approvalId the lease approval, if already known
   */
  opening(order: Statement, method: PaymentMethod, approvalId: string | null): Statement<{ id: string }>;
  /** Whether an attempt is in progress, so that a second one by this method would pay twice. */
  isUnderWay(trx: Db, due: Due, method: PaymentMethod): Promise<boolean>;
  /** Whether money may still arrive without further action by the customer. */
  isAwaited(trx: Db, due: Due): Promise<boolean>;
  listHeld(trx: Db, orderId: string): Promise<HeldMoney[]>;
  /** Queues a refund; a background job sends it. The caller holds the order lock. */
  giveBack(trx: Db, refund: Refund): Promise<void>;
  /** Cents of refunds requested under any of the keys. */
  sumRefunded(trx: Db, orderId: string, keys: readonly string[]): Promise<number>;
  /** Settles items recorded as shipped, delivered, cancelled or returned. The caller holds the order lock. */
  settleItems(trx: Db, settled: SettledItems): Promise<ItemsSettled>;
  /** Copies what was reported about a line to the line split from it. The caller holds the order lock. */
  partLine(trx: Db, lineId: string, partId: string): Promise<void>;
  /**
   * Called when the order is confirmed, cancelled, or goes to a lease: captures authorized money and closes
   * open attempts.
   */
  wake(trx: Db, orderId: string): Promise<void>;
  /** Turns payment reminders of the order on or off. The caller holds the order lock. */
  turnReminders(trx: Db, orderId: string, isOn: boolean): Promise<void>;
  /**
   * Settles a manual refund. The caller holds the order lock.
   * @returns its cents; null when the refund is not a pending manual one
   */
  settleByHand(trx: Db, orderId: string, refundId: string): Promise<number | null>;
}
