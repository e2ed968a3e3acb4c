/** Store and state changes of the Klarna sandbox. */
import { randomUUID } from "node:crypto";
import { type Book, type BookStorage } from "../book-storage";
import {
  type AuthorizationRecord,
  type KlarnaPurchase,
  type OrderRecord,
  outcomeOf,
  type SessionRecord,
  sumOf,
} from "./klarna-records";

export interface KlarnaError {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

export type Moved = { readonly order: OrderRecord; readonly id: string } | { readonly error: KlarnaError };

/** Time limit for placing an order with an authorization. */
const AUTHORIZATION_MS = 60 * 60_000;
const OPEN = ["AUTHORIZED", "PART_CAPTURED"];

export class KlarnaBooks {
  readonly sessions: Book<SessionRecord>;
  readonly authorizations: Book<AuthorizationRecord>;
  readonly orders: Book<OrderRecord>;

  constructor(books: BookStorage) {
    this.sessions = books.open("klarna-sessions");
    this.authorizations = books.open("klarna-authorizations");
    this.orders = books.open("klarna-orders");
  }

  openSession(purchase: KlarnaPurchase): SessionRecord {
    const session: SessionRecord = {
      id: randomUUID(),
      purchase,
      status: "incomplete",
      createdAt: new Date().toISOString(),
    };
    this.sessions.put(session.id, session);
    return session;
  }

  /**
   * Authorizes the session's purchase for the widget.
   * @returns null if the customer is denied
   */
  authorize(session: SessionRecord, email: string | null): AuthorizationRecord | null {
    const outcome = outcomeOf(email ?? session.purchase.email);
    if (outcome === "denied") return null;
    const createdAt = new Date().toISOString();
    const authorization = { token: randomUUID(), sessionId: session.id, outcome, isUsed: false, createdAt };
    this.authorizations.put(authorization.token, authorization);
    return authorization;
  }

  place(token: string, purchase: KlarnaPurchase): Moved {
    const authorization = this.authorizations.get(token);
    const session = authorization && this.sessions.get(authorization.sessionId);
    const age = Date.now() - Date.parse(authorization?.createdAt ?? "");
    if (!authorization || !session || authorization.isUsed || age > AUTHORIZATION_MS) {
      return failed(404, "NOT_FOUND", "No such authorization");
    }
    const { amountCents, taxCents, currency } = session.purchase;
    if (
      purchase.amountCents !== amountCents ||
      purchase.taxCents !== taxCents ||
      purchase.currency !== currency
    ) {
      return failed(409, "CONFLICT", "The order differs from what the customer approved");
    }
    const order: OrderRecord = {
      id: randomUUID(),
      purchase,
      status: "AUTHORIZED",
      fraudStatus: authorization.outcome === "accept" ? "ACCEPTED" : "PENDING",
      outcome: authorization.outcome,
      captures: [],
      refunds: [],
      remainingCents: purchase.amountCents,
      createdAt: new Date().toISOString(),
    };
    this.authorizations.put(token, { ...authorization, isUsed: true });
    this.sessions.put(session.id, { ...session, status: "complete" });
    return this.write(order, order.id);
  }

  capture(order: OrderRecord, cents: number | null): Moved {
    const isOpen = OPEN.includes(order.status) && order.fraudStatus === "ACCEPTED";
    if (!isOpen || cents === null || cents <= 0 || cents > order.remainingCents) {
      return failed(403, "CAPTURE_NOT_ALLOWED", "Capture not allowed");
    }
    const id = randomUUID();
    const remainingCents = order.remainingCents - cents;
    const status = remainingCents === 0 ? "CAPTURED" : "PART_CAPTURED";
    return this.write({ ...order, status, remainingCents, captures: [...order.captures, { id, cents }] }, id);
  }

  refund(order: OrderRecord, cents: number | null): Moved {
    const refundable = sumOf(order.captures) - sumOf(order.refunds);
    if (cents === null || cents <= 0 || cents > refundable) {
      return failed(403, "REFUND_NOT_ALLOWED", "Refund not allowed");
    }
    const id = randomUUID();
    return this.write({ ...order, refunds: [...order.refunds, { id, cents }] }, id);
  }

  cancel(order: OrderRecord): Moved {
    if (order.captures.length > 0 || !OPEN.includes(order.status)) {
      return failed(403, "CANCEL_NOT_ALLOWED", "Order has captures or is closed");
    }
    return this.write({ ...order, status: "CANCELLED", remainingCents: 0 }, order.id);
  }

  write(order: OrderRecord, id: string): Moved {
    this.orders.put(order.id, order);
    return { order, id };
  }
}

function failed(status: number, code: string, message: string): Moved {
  return { error: { status, code, message } };
}
