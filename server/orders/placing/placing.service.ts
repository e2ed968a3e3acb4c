/** Makes orders of checked drafts, and opens new attempts to pay them. */
import { createHash, createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { isStaff } from "#contract/roles";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import type { OrderLedger } from "../changing/ledger.port";
import type { MoneySource } from "../changing/money.port";
import { searchIndexes, SEALED_CUSTOMER } from "../reading/customer.rules";
import { toOrder } from "../reading/order.mapping";
import { isOrderId } from "../reading/orders.store";
import type { OrderPlacing } from "./placing.port";
import { findPlaced, isOrderOf, isUnderWay, openAttempt, placeOrder, sourceOf } from "./placing.store";

export interface PlacingParts {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly ledger: OrderLedger;
  readonly sources: readonly MoneySource[];
}

/** Without the letters people take for one another. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const NUMBER_LENGTH = 8;

/** A number people can read out: EF- and eight letters, one of 10^12. */
function orderNumber(): string {
  return `EF-${Array.from({ length: NUMBER_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("")}`;
}

const sha256 = (text: string) => createHash("sha256").update(text).digest();

/** @param tokenKeys the first signs guests' keys */
export function signOrders([tokenKey = ""]: readonly string[]): (orderId: string) => string {
  return (orderId) => createHmac("sha256", tokenKey).update(`order\0${orderId}`).digest("base64url");
}

export function createOrderPlacing({ db, sealer, ledger, sources }: PlacingParts): OrderPlacing {
  const { find, keyFor } = ledger;
  return {
    methodsFor: (totalCents) => sources.flatMap((source) => source.methodsFor(totalCents)),
    findByKey: (key, request) => findPlaced(db, sha256(key), sha256(request)),
    place: (draft) =>
      placeOrder(
        db,
        sourceOf(sources, draft.method),
        {
          uniqueId: orderNumber(),
          idempotencyHash: sha256(draft.key),
          requestHash: sha256(draft.request),
          sealedCustomer: sealer.seal(draft.customer, SEALED_CUSTOMER),
          searchIndexes: searchIndexes(sealer, draft.customer),
        },
        draft,
      ),
    openAttempt: (orderId, method) => openAttempt(db, ledger, sources, orderId, method),
    isUnderWay: (order, method) => isUnderWay(db, sources, order, method),
    async mayAct(orderId, viewer, orderKey) {
      if (!isOrderId(orderId)) return false;
      if (orderKey !== null && isSame(orderKey, keyFor(orderId))) return true;
      return viewer !== null && !isStaff(viewer.role) && isOrderOf(db, orderId, viewer.userId);
    },
    find,
    view: (order) => toOrder(order, { kind: "customer" }),
    keyFor,
  };
}

function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(sha256(given), sha256(wanted));
}
