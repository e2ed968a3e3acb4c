/** Requests a return: checked and written under the order lock, once per key (ORDER-51). */
import { RETURN_REASON_WORDS, returnNumber } from "#contract/orders/returning/returns";
import type { Db } from "../../db/client";
import type { OrderMails } from "../changing/ports/mails.port";
import { lockOrder, writeEvent } from "../changing/steps.store";
import type { OrderRecord } from "../reading/order.port";
import type { OrderStore } from "../reading/orders.store";
import { refusalOf } from "./returnable.rules";
import { findRequested, insertReturn, readOpenUnits, type ReturnedPieces } from "./returns.store";

export interface RequestParts {
  readonly db: Db;
  readonly orders: Pick<OrderStore, "find">;
  readonly mails: Pick<OrderMails, "ofReturn">;
}

export interface ReturnToRequest {
  readonly orderId: string;
  readonly key: string;
  readonly items: readonly ReturnedPieces[];
}

export type Requested =
  { readonly kind: "DONE"; readonly number: string } | { readonly kind: "REFUSED"; readonly message: string };

/** @returns null when the order does not exist */
export async function requestReturn(
  { db, orders, mails }: RequestParts,
  request: ReturnToRequest,
): Promise<Requested | null> {
  const { orderId, key, items } = request;
  return db.transaction().execute(async (trx) => {
    if (!(await lockOrder(trx, orderId))) return null;
    const order = await orders.find(orderId, trx);
    if (!order) return null;
    const known = await findRequested(trx, orderId, key);
    if (known !== null) return { kind: "DONE", number: returnNumber(order.uniqueId, known) };
    const refusal = refusalOf(order, await readOpenUnits(trx, orderId), items, new Date());
    if (refusal !== null) return { kind: "REFUSED", message: refusal };
    const number = returnNumber(order.uniqueId, await insertReturn(trx, request));
    const summary = `Return ${number} requested: ${namesOf(order, items)}`;
    await writeEvent(trx, { orderId, type: "ITEM_UPDATED", actor: "Customer", summary });
    await mails.ofReturn(trx, orderId, { number, items });
    return { kind: "DONE", number };
  });
}

function namesOf({ lines }: OrderRecord, items: readonly ReturnedPieces[]): string {
  const nameOf = (itemId: string) => lines.find(({ id }) => id === itemId)?.product.name ?? "";
  return items
    .map(({ itemId, quantity, reason }) => `${quantity} × ${nameOf(itemId)} (${RETURN_REASON_WORDS[reason]})`)
    .join(", ");
}
