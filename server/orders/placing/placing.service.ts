/** Makes orders of checked drafts, and opens new attempts to pay them. */
import { createHash, createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type { PaymentMethod } from "#contract/checkout";
import type { Order } from "#contract/graphql/generated";
import { isStaff } from "#contract/roles";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import type { Viewer } from "../../http/session";
import { MoveRefused, OutOfStock } from "../changing/moves.store";
import { findPlaced, placeOrder, retryPayment } from "./placing.store";
import { searchIndexes, SEALED_CUSTOMER } from "../reading/customer.record";
import type { NewOrder } from "../changing/writing.store";
import type { OrderDraft, OrderPlacing, PlacedOrder } from "./placing.port";
import type { NewPayment } from "../../payments/attempts.store";

/** Which gateway takes a method, and when the sweeper first asks for it. */
export type PaymentRoute = Pick<NewPayment, "gatewayType" | "gatewayName" | "firstCheckSeconds">;

export interface PlacingParts {
  readonly db: Db;
  readonly sealer: Sealer;
  /** Signs guests' keys. */
  readonly tokenKey: string;
  readonly routeOf: (method: PaymentMethod) => PaymentRoute;
  readonly viewOrder: (orderId: string) => Promise<Order | null>;
}

/** Without the letters people take for one another. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const NUMBER_LENGTH = 8;

/** A number people can read out: EF- and eight letters, one of 10^12. */
function orderNumber(): string {
  return `EF-${Array.from({ length: NUMBER_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("")}`;
}

const sha256 = (text: string) => createHash("sha256").update(text).digest();

export function createOrderPlacing({ db, sealer, tokenKey, routeOf, viewOrder }: PlacingParts): OrderPlacing {
  const keyFor = (orderId: string) =>
    createHmac("sha256", tokenKey).update(`order\0${orderId}`).digest("base64url");
  return {
    findByKey: (key, request) => findPlaced(db, sha256(key), sha256(request)),
    place: (draft) => place(db, toNewOrder(draft, sealer), draft, routeOf(draft.method)),
    async openAttempt(orderId, method) {
      try {
        const payment = await retryPayment(db, orderId, { ...routeOf(method), method });
        if (payment === "IN_PROGRESS") return { kind: "IN_PROGRESS" };
        return payment ? { kind: "OPENED", paymentId: payment.id } : { kind: "CLOSED" };
      } catch (error) {
        if (error instanceof MoveRefused || error instanceof OutOfStock) return { kind: "CLOSED" };
        throw error;
      }
    },
    async mayAct(orderId, viewer, orderKey) {
      if (orderKey !== null && isSame(orderKey, keyFor(orderId))) return true;
      return viewer !== null && (await isOwner(db, orderId, viewer));
    },
    view: viewOrder,
    keyFor,
  };
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [sha256(given), sha256(wanted)];
  return timingSafeEqual(a, b);
}

async function isOwner(db: Db, orderId: string, viewer: Viewer): Promise<boolean> {
  if (!/^[0-9a-f-]{36}$/i.test(orderId)) return false;
  const order = await db.selectFrom("orders").select("user_id").where("id", "=", orderId).executeTakeFirst();
  return order !== undefined && order.user_id === viewer.userId && !isStaff(viewer.role);
}

function place(db: Db, order: NewOrder, draft: OrderDraft, route: PaymentRoute): Promise<PlacedOrder> {
  const { userId, cartRevision } = draft;
  const cart = userId !== null && cartRevision !== null ? { userId, revision: cartRevision } : null;
  return placeOrder(db, order, { ...route, method: draft.method }, cart);
}

function toNewOrder(draft: OrderDraft, sealer: Sealer): NewOrder {
  return {
    ...draft.amounts,
    uniqueId: orderNumber(),
    userId: draft.userId,
    submittedBy: draft.submittedBy,
    deliveryType: draft.deliveryType,
    pickupLocationId: draft.pickupLocationId,
    promotionCode: draft.promotionCode,
    idempotencyHash: sha256(draft.key),
    requestHash: sha256(draft.request),
    sealedCustomer: sealer.seal(draft.customer, SEALED_CUSTOMER),
    searchIndexes: searchIndexes(sealer, draft.customer),
    shipState: draft.customer.shipping.state,
    attribution: draft.attribution,
    lines: draft.lines,
  };
}
