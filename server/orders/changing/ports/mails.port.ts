/** What changes of an order have its customer told of; written into the outbox in the transaction of the change. */
import type { ItemChange } from "#contract/item-changes";
import type { OrderStatus } from "#contract/orders";
import type { Db } from "../../../db/client";
import type { OrderRecord } from "../../reading/order.port";

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

/** Each answers the whole order as it was read for the mail, after all that the step has written; null: nobody was mailed. */
export interface OrderMails {
  /** What tells that an order has come to a status; of most nobody is told. */
  ofStatus(
    trx: Db,
    orderId: string,
    status: OrderStatus,
    isMoneyGoingBack: boolean,
  ): Promise<OrderRecord | null>;
  ofWaiting(trx: Db, orderId: string): Promise<OrderRecord | null>;
  /** That it waits for its payment, with a link to pay it by. */
  ofPaymentLink(trx: Db, orderId: string): Promise<OrderRecord | null>;
  /** That the lease of the order is signed. */
  ofSigned(trx: Db, orderId: string): Promise<OrderRecord | null>;
  /** That it was corrected, with what goes back or was paid for it. */
  ofEdited(
    trx: Db,
    orderId: string,
    money: { readonly backCents?: number; readonly paidCents?: number },
  ): Promise<OrderRecord | null>;
  /** That a correction is not made. @param isLapsed it was not paid in time; otherwise staff took it back */
  ofCorrectionOver(trx: Db, orderId: string, isLapsed: boolean): Promise<OrderRecord | null>;
  ofRefund(trx: Db, orderId: string, refundCents: number): Promise<OrderRecord | null>;
  /** That no lease came of it. */
  ofNotLeased(trx: Db, orderId: string): Promise<OrderRecord | null>;
  /** That a lease waits for its signature. */
  ofSignature(trx: Db, orderId: string, asked: SignatureAsked): Promise<OrderRecord | null>;
  /** What happened to items; nobody is told what they did themselves. */
  ofItems(trx: Db, orderId: string, told: ToldItems): Promise<OrderRecord | null>;
}
