/**
 * What orders ask of a source of money. Payment vendors are one; a lessor is another. A source never touches the tables
 * of orders and orders never touch those of a source: where both are written in one statement, each brings its part.
 */
import type { PaymentMethod } from "#contract/checkout";
import type { ItemChange } from "#contract/item-changes";
import type { Db, Statement } from "../../../db/client";
import type { Due } from "../../reading/order.port";
import type { ShownMoney } from "../../reading/shown-money.port";
import type { LockedOrder } from "./moves.port";

/** Money of an order that a source has, or has reserved. */
export interface HeldMoney {
  readonly id: string;
  /** The way it came, as people read it. */
  readonly name: string;
  /** What has not gone back and is not on its way back. */
  readonly cents: number;
  /** Reserved, not taken: it can only be given free as a whole. */
  readonly isReserved: boolean;
  /** False: a person has to give it back, at the vendor. */
  readonly canGoBack: boolean;
}

export interface Refund {
  /** Of HeldMoney. */
  readonly heldId: string;
  readonly orderId: string;
  readonly amountCents: number;
  /** One of the shop's own sentences; what people type goes sealed into the history. */
  readonly reason: string;
  readonly requestedBy: string;
  /** The same key asks for the same refund. */
  readonly key: string;
}

/** What happened to items of an order. */
export interface SettledItems {
  /** As it was before. */
  readonly order: LockedOrder;
  readonly change: ItemChange;
  readonly itemIds: readonly string[];
  /** YYYY-MM-DD; null: today. */
  readonly date: string | null;
}

/** What a source has made of it. */
export interface ItemsSettled {
  /** Its part of what the items came to, which it settles with whoever paid: no other source gives that back. */
  readonly cents: number;
  /** For the history; null: nothing of the source's has changed. */
  readonly entry: string | null;
}

export interface MoneySource extends ShownMoney {
  /** All it can ever be paid by. */
  readonly methods: readonly PaymentMethod[];
  /** Those that are on and take a total in cents. */
  methodsFor(totalCents: number): PaymentMethod[];
  /**
   * A statement that opens an attempt to pay what is due of the order and answers its id. It can be a part of the
   * statement that makes the order. @param order a table of one row or none: id, due_cents, correction_id @param approvalId what it is leased on, if
   * it is and that is known
   */
  opening(order: Statement, method: PaymentMethod, approvalId: string | null): Statement<{ id: string }>;
  /** Whether an attempt is under way, so that one by this method would pay twice. */
  isUnderWay(trx: Db, due: Due, method: PaymentMethod): Promise<boolean>;
  /** Whether money for it may be on its way without the customer doing any more. */
  isAwaited(trx: Db, due: Due): Promise<boolean>;
  listHeld(trx: Db, orderId: string): Promise<HeldMoney[]>;
  /** Writes down that money is to go back; it goes in the background. The order is locked. */
  giveBack(trx: Db, refund: Refund): Promise<void>;
  hasGivenBack(trx: Db, orderId: string, key: string): Promise<boolean>;
  /** Items were noted as shipped, delivered, cancelled or returned. The order is locked. */
  settleItems(trx: Db, settled: SettledItems): Promise<ItemsSettled>;
  /** The order was confirmed, cancelled or is to be leased: what is reserved is taken, what is open is closed. */
  wake(trx: Db, orderId: string): Promise<void>;
  /** A person has given a refund back. The order is locked. @returns its cents; null when it does not wait for one */
  settleByHand(trx: Db, orderId: string, refundId: string): Promise<number | null>;
}
