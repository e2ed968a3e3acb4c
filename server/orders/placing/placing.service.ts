/** Places orders from checked drafts, and opens further payment attempts. */
import { createHash, randomInt } from "node:crypto";
import { isStaff } from "#contract/staff/roles";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import type { OrderMails } from "../changing/ports/mails.port";
import type { OrderMoves } from "../changing/ports/moves.port";
import { findAccountUse } from "../changing/promotions.store";
import type { MoneySource } from "../changing/ports/money.port";
import { orderTerms } from "../listing/terms.store";
import { accountIndexes, mailboxIndexes, searchIndexes, SEALED_CUSTOMER } from "../reading/customer.rules";
import { dueOfOrder, purchaseDue } from "../reading/due.rules";
import { toOrder } from "../reading/order.mapping";
import { isOrderId, type OrderStore } from "../reading/orders.store";
import { holdFor, type HoldSettings } from "../changing/holds/hold.rules";
import type { OrderKeys } from "../reading/order-keys.store";
import type { NewOrder } from "./insert-order.store";
import { isUnderWay, openAttempt, sourceOf } from "./open-attempt.change";
import { placeByStaff } from "./place-by-staff.change";
import { placeOrder } from "./place-order.change";
import type { OrderDraft, OrderPlacing } from "./placing.port";
import { findPlaced, isOrderOf } from "./placing.store";

export interface PlacingParts {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly orders: Pick<OrderStore, "find">;
  readonly moves: OrderMoves;
  readonly mails: OrderMails;
  readonly sources: readonly MoneySource[];
  readonly keys: OrderKeys;
  readonly holds: HoldSettings;
}

/** Omits letters that are easily confused. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const NUMBER_LENGTH = 8;

/** A readable number: EF- and eight characters, 10^12 combinations. */
function orderNumber(): string {
  return `EF-${Array.from({ length: NUMBER_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("")}`;
}

/** Key purposes that allow an act. */
const PURPOSES_FOR = {
  FOLLOW: ["FOLLOW", "CANCEL"],
  PAY: ["FOLLOW", "PAY", "CANCEL"],
  CANCEL: ["CANCEL"],
} as const;

/** The customer pays later, and the customer's cart stays untouched. */
const UNPAID = { method: null, approvalId: null, cartRevision: null, network: null } as const;

const sha256 = (text: string) => createHash("sha256").update(text).digest();

export function createOrderPlacing(parts: PlacingParts): OrderPlacing {
  const { db, sealer, orders, moves, mails, sources, keys, holds } = parts;
  const indexesOf = (emails: readonly (string | null)[]) => ({
    customerIndexes: mailboxIndexes(sealer, emails),
    accountIndexes: accountIndexes(sealer, emails),
  });
  const toNewOrder = (draft: OrderDraft, key: NewOrder["key"]): NewOrder => ({
    uniqueId: orderNumber(),
    idempotencyHash: sha256(draft.key),
    requestHash: sha256(draft.request),
    sealedCustomer: sealer.seal(draft.customer, SEALED_CUSTOMER),
    searchIndexes: searchIndexes(sealer, draft.customer),
    terms: orderTerms(sealer, draft.customer),
    ...indexesOf([draft.customer.email, draft.accountEmail]),
    hold: holdFor(sealer, holds, { ...draft, email: draft.customer.email }),
    key,
  });
  return {
    methodsFor: (totalCents) => sources.flatMap((source) => source.methodsFor(totalCents)),
    findByKey: (key, request) => findPlaced(db, sha256(key), sha256(request)),
    place(draft) {
      const order = toNewOrder(draft, keys.prepare("CANCEL"));
      return placeOrder(db, draft.method && sourceOf(sources, draft.method), order, draft);
    },
    placeByStaff({ recordAudit, ...order }) {
      const draft = { ...order, ...UNPAID };
      const parts = { mails, sealer };
      return placeByStaff(db, parts, toNewOrder(draft, null), draft, recordAudit);
    },
    openAttempt(order, way, network) {
      const question = { method: way.method, network, userId: order.userId, email: order.customer.email };
      const hold = holdFor(sealer, holds, question);
      const customer = indexesOf([order.customer.email, order.username]);
      return openAttempt(db, moves, sources, dueOfOrder(order), way, hold, customer);
    },
    isUnderWay: (order, method) => isUnderWay(db, sources, dueOfOrder(order), order.status, method),
    findAccountUse: (code, userId) => findAccountUse(db, code, userId),
    async mayAct(orderId, viewer, orderKey, act) {
      if (!isOrderId(orderId)) return false;
      if (orderKey !== null && (await keys.opens(orderId, orderKey, PURPOSES_FOR[act]))) return true;
      return viewer !== null && !isStaff(viewer.role) && isOrderOf(db, orderId, viewer.userId);
    },
    find: (orderId) => orders.find(orderId),
    purchaseDue,
    view: (order) => toOrder(order, { kind: "customer" }),
    issueKey: async (orderId) => (await keys.issue(db, orderId, "CANCEL"))[0]!,
  };
}
