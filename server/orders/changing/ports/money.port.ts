/**
 * A source of money, as orders use it. The payment vendors together are one, lessors another. A source never touches
 * the tables of orders, and orders never touch those of a source: where one statement writes both, each contributes
 * its part.
 */
import type { PaymentMethod } from "#contract/payments/methods";
import type { ItemChange } from "#contract/orders/item-changes";
import type { Db, Statement } from "../../../db/client";
import type { Due } from "../../reading/order.port";
import type { DisplayedMoney } from "../../reading/displayed-money.port";
import type { LockedOrder } from "./moves.port";

/** Money of an order that a source has, or has reserved. */
export interface HeldMoney {
  readonly id: string;
  /** The way it was paid, as people read it. */
  readonly name: string;
  /** Without what has gone back or is on its way back. */
  readonly cents: number;
  /** Reserved, not taken: it can only be released as a whole. */
  readonly isReserved: boolean;
  /** False: a person has to give it back, at the vendor. */
  readonly canGoBack: boolean;
}

export interface Refund {
  /** The id of a HeldMoney. */
  readonly heldId: string;
  readonly orderId: string;
  readonly amountCents: number;
  /** One of the shop's own sentences; what people type is sealed in the history. */
  readonly reason: string;
  readonly requestedBy: string;
  /** The same key is the same refund. */
  readonly key: string;
}

/** A change of an order's items. */
export interface SettledItems {
  /** The order before the change. */
  readonly order: LockedOrder;
  readonly change: ItemChange;
  readonly itemIds: readonly string[];
  /** YYYY-MM-DD; null: today. */
  readonly date: string | null;
}

/** The amounts a source has settled. */
export interface ItemsSettled {
  /**
   * The source's part of the items' value, which it settles with the payer itself: no other source gives that back.
   */
  readonly cents: number;
  /** For the history; null: the source has changed nothing. */
  readonly entry: string | null;
}

export interface MoneySource extends DisplayedMoney {
  /** All methods it can ever take. */
  readonly methods: readonly PaymentMethod[];
  /** Methods that are on and take a total in cents. */
  methodsFor(totalCents: number): PaymentMethod[];
  /**
   * A statement that opens an attempt to pay what is due of the order and answers its id. It can be a part of the
   * statement that makes the order.
   * @param order a table of one row or none: id, due_cents, correction_id
   * @param approvalId the approval to lease on, if there is one and it is known
   */
  opening(order: Statement, method: PaymentMethod, approvalId: string | null): Statement<{ id: string }>;
  /** Whether an attempt is under way, so that another by this method would pay twice. */
  isUnderWay(trx: Db, due: Due, method: PaymentMethod): Promise<boolean>;
  /** Whether money for it may be on its way without further action by the customer. */
  isAwaited(trx: Db, due: Due): Promise<boolean>;
  listHeld(trx: Db, orderId: string): Promise<HeldMoney[]>;
  /** Records that money is to go back; it is sent in the background. The order is locked. */
  giveBack(trx: Db, refund: Refund): Promise<void>;
  hasGivenBack(trx: Db, orderId: string, key: string): Promise<boolean>;
  /** Items were noted as shipped, delivered, cancelled or returned. The order is locked. */
  settleItems(trx: Db, settled: SettledItems): Promise<ItemsSettled>;
  /** Some pieces of a line have become a line of their own: what was told of the line is true of both. The order is locked. */
  partLine(trx: Db, lineId: string, partId: string): Promise<void>;
  /** The order was confirmed, cancelled, or is to be leased: reserved money is taken, open attempts are closed. */
  wake(trx: Db, orderId: string): Promise<void>;
  /** Reminders of the order's payments were turned on or off. The order is locked. */
  turnReminders(trx: Db, orderId: string, isOn: boolean): Promise<void>;
  /** A person has given a refund back. The order is locked. @returns its cents; null when it does not wait for one */
  settleByHand(trx: Db, orderId: string, refundId: string): Promise<number | null>;
}
