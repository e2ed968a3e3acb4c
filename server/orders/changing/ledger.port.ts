/** What a source of money may do to an order. Every step is one of a transaction that has the order locked. */
import type { DeliveryType, ItemStatus, OrderEventType, OrderStatus } from "#contract/orders";
import type { Db, Statement } from "../../db/client";
import type { Due, OrderRecord, PurchaseDue } from "../reading/order.port";
import type { SignatureAsked, ToldItems } from "./mails.port";
import type { StockLine } from "./stock.store";

export interface LockedOrder {
  readonly id: string;
  readonly userId: string | null;
  readonly status: OrderStatus;
  readonly deliveryType: DeliveryType;
  readonly totalCents: number;
  readonly subTotalCents: number;
  readonly shippingCents: number;
  readonly isStockTaken: boolean;
  /** The time in which it was to be paid is over. */
  readonly isHoldOver: boolean;
  readonly revision: number;
  /** The one that waits for its payment: until it is paid or over, the order stays as it is, or is cancelled. */
  readonly correction: LockedCorrection | null;
  readonly lines: readonly {
    readonly id: string;
    readonly productId: string;
    readonly quantity: number;
    /** Of one piece. */
    readonly priceCents: number;
    readonly status: ItemStatus;
  }[];
}

export interface LockedCorrection {
  readonly id: string;
  readonly state: "WAITING";
  readonly dueCents: number;
  /** The time in which it was to be paid is over. */
  readonly isHoldOver: boolean;
}

export interface Move {
  readonly to: OrderStatus;
  /** User id, "Customer" or "System"; never an e-mail address. */
  readonly actor: string;
  readonly summary: string;
  /** Why, in a person's own words; sealed. */
  readonly sealedNote?: Buffer | null;
}

export interface MovedOrder extends LockedOrder {
  /** It was cancelled, and money goes back. */
  readonly isMoneyGoingBack: boolean;
}

export interface EventWrite {
  readonly orderId: string;
  readonly type: OrderEventType;
  readonly actor: string;
  readonly summary: string;
  readonly before?: string | null;
  readonly after?: string | null;
  readonly sealedNote?: Buffer | null;
  /** An entry with the same one is not written again. */
  readonly idempotencyHash?: Buffer | null;
}

/** What the fraud check says of a paid order. */
export interface FraudFinding {
  /** 0 (no risk) to 99. */
  readonly score: number;
  /** Kilometres between the IP address and the billing address, the shipping address where billing has none. */
  readonly ipDistanceFromAddressKm: number | null;
  /** The day the e-mail address was first seen anywhere, YYYY-MM-DD. */
  readonly emailFirstSeen: string | null;
  /** Every rule the order broke, in words for staff; with one the order waits for a person. */
  readonly reasons: readonly string[];
}

/** Where an order stands, and what is to be paid of it. */
export interface Standing {
  readonly status: OrderStatus;
  /** It is to be paid no more, or its time is over. */
  readonly isOver: boolean;
}

export interface OrderLedger {
  find(orderId: string): Promise<OrderRecord | null>;
  /** What is to be paid of an order now. @returns null when there is none */
  findDue(orderId: string): Promise<PurchaseDue | null>;
  standingOf(due: Due): Promise<Standing>;
  /** Locks an order until the transaction ends. @returns null when there is none */
  lock(trx: Db, orderId: string): Promise<LockedOrder | null>;
  /**
   * Moves the order one step with all that follows: items, stock, history, money that goes back, mail.
   * @throws MoveRefused when the table has no such step, OutOfStock when it needs stock that is gone
   */
  move(trx: Db, order: LockedOrder, move: Move): Promise<MovedOrder>;
  /** Makes the correction of the order that waits: its difference is paid. The order is locked. */
  applyCorrection(trx: Db, order: LockedOrder): Promise<void>;
  /** Takes it back: the order stays as it is, and the customer is mailed. The order is locked. */
  withdrawCorrection(trx: Db, order: LockedOrder, actor: string): Promise<void>;
  /** Cents of a locked order that leases take: another way is to bring the rest. */
  leasedOf(trx: Db, orderId: string): Promise<number>;
  /** Keeps the goods of an order that waits for its payment for so long from now. The order is locked. */
  keepFor(trx: Db, orderId: string, minutes: number): Promise<void>;
  /** The lease of the locked order is signed: it is confirmed to the customer and checked as a paid one is. */
  noteSigned(trx: Db, orderId: string): Promise<void>;
  /** Orders that were not paid in the time their goods are kept, or a correction of which was not. */
  listLapsed(limit: number): Promise<string[]>;
  /** The customer has left the payment: that time is over now. */
  letGo(orderId: string): Promise<void>;
  /** Gives back the goods of an order whose time is over, unless money of it is on its way. May be sent again. */
  endHold(orderId: string): Promise<void>;
  /** What the lessor of an order kept of its price. */
  noteLenderTake(trx: Db, orderId: string, cents: number): Promise<void>;
  /** A statement that writes into the history; it can be a part of another one. */
  eventInsert(event: EventWrite): Statement;
  /** Mails that the order is placed and waits for its money. */
  mailWaiting(trx: Db, orderId: string): Promise<void>;
  /** Mails a link to pay the order by. */
  mailToPay(trx: Db, orderId: string): Promise<void>;
  /** Mails that staff have corrected the order. */
  mailEdited(trx: Db, orderId: string, backCents: number): Promise<void>;
  mailRefund(trx: Db, orderId: string, cents: number): Promise<void>;
  /** Mails that no lease came of an order, and how it is paid another way. */
  mailNotLeased(trx: Db, orderId: string): Promise<void>;
  /** Mails that a lease waits for its signature. */
  mailSignature(trx: Db, orderId: string, asked: SignatureAsked): Promise<void>;
  /** Mails what happened to items. */
  mailItems(trx: Db, orderId: string, told: ToldItems): Promise<void>;
  /** Takes paid orders nobody has checked for fraud; no other process gets them for so long. */
  claimUnchecked(limit: number, seconds: number): Promise<{ readonly id: string; readonly tries: number }[]>;
  postponeCheck(orderId: string, seconds: number): Promise<void>;
  /** Lets a checked order go on, or wait for a person. @param finding a sentence where there is none, null: not checked */
  settleCheck(orderId: string, finding: FraudFinding | string | null): Promise<void>;
}

/** What the steps of an order ask of corrections that wait for their payment (ORDER-42). */
export interface OrderCorrections {
  /** Makes the correction that waits: its difference is paid. The order is locked. */
  apply(trx: Db, order: LockedOrder): Promise<void>;
  /** Ends the one that waits, if one does. The order is locked. @returns what it held, for the caller to put on sale again */
  close(trx: Db, order: LockedOrder, to: "LAPSED" | "WITHDRAWN", actor: string): Promise<StockLine[]>;
}

/** A move the table does not have. */
export class MoveRefused extends Error {
  override readonly name = "MoveRefused";

  constructor(
    readonly from: OrderStatus,
    readonly to: OrderStatus,
  ) {
    super(`An order that is ${from} cannot become ${to}.`);
  }
}

/** The money of the order is only reserved, and can only go back as a whole. Nothing of the transaction may be kept. */
export class MoneyNotTaken extends Error {
  override readonly name = "MoneyNotTaken";
}

/** There is not enough left of these products. Nothing of the transaction may be kept. */
export class OutOfStock extends Error {
  override readonly name = "OutOfStock";

  constructor(readonly productIds: readonly string[]) {
    super(`Not enough in stock: ${productIds.join(", ")}`);
  }
}
