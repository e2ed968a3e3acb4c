/** What changes of an order have its customer told of; written into the outbox in the transaction of the change. */
import type { ItemChange } from "#contract/item-changes";
import type { OrderStatus } from "#contract/orders";
import type { Db } from "../../db/client";

/** What a mail that asks for a signature says. */
export interface SignatureAsked {
  /** 0: the first mail; then the number of the reminder. */
  readonly reminders: number;
  readonly signUntil: Date | null;
}

/** What happened to items of an order, as its customer is told. */
export interface ToldItems {
  /** DELAYED: nothing has changed but when they are expected. */
  readonly change: ItemChange | "DELAYED";
  readonly itemIds: readonly string[];
  /** What goes back to the customer for them. */
  readonly backCents: number;
}

export interface OrderMails {
  /** What tells that an order has come to a status; of most nobody is told. */
  ofStatus(trx: Db, orderId: string, status: OrderStatus, isMoneyGoingBack: boolean): Promise<void>;
  ofWaiting(trx: Db, orderId: string): Promise<void>;
  /** That it waits for its payment, with a link to pay it by. */
  ofPaymentLink(trx: Db, orderId: string): Promise<void>;
  /** That the lease of the order is signed. */
  ofSigned(trx: Db, orderId: string): Promise<void>;
  /** That it was corrected, with what goes back or was paid for it. */
  ofEdited(
    trx: Db,
    orderId: string,
    money: { readonly backCents?: number; readonly paidCents?: number },
  ): Promise<void>;
  /** That a correction is not made. @param isLapsed it was not paid in time; otherwise staff took it back */
  ofCorrectionOver(trx: Db, orderId: string, isLapsed: boolean): Promise<void>;
  ofRefund(trx: Db, orderId: string, refundCents: number): Promise<void>;
  /** That no lease came of it. */
  ofNotLeased(trx: Db, orderId: string): Promise<void>;
  /** That a lease waits for its signature. */
  ofSignature(trx: Db, orderId: string, asked: SignatureAsked): Promise<void>;
  /** What happened to items; nobody is told what they did themselves. */
  ofItems(trx: Db, orderId: string, told: ToldItems): Promise<void>;
}
