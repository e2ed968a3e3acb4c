/** Decides who may see and change which order (ORDER-1, ROLE-2). Not-yours answers like not-found. */
import type { Order, OrderChange, OrdersResult } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money";
import { ORDER_STATUSES, countOrders, type OrderEventType, type OrderStatus } from "#contract/orders";
import { isStaff } from "#contract/roles";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import { DomainError } from "../errors";
import { requirePermission, type Viewer } from "../http/session";
import { addNote, changeStatus, refundOrder, type ChangeOutcome } from "./changing/changing.store";
import { SEALED_CUSTOMER, soughtIndexes } from "./reading/customer.record";
import type { OrderMails } from "./mails/order-mails.store";
import { mayCustomerCancel, nextStatusesFor } from "./reading/permissions.rules";
import { countByStatus, isOrderId, listOrders, readOrder, type OrderChoice } from "./reading/reading.store";
import { audienceOf, toOrder, type Audience } from "./reading/order.mapping";
import type { OrderPlacing } from "./placing/placing.port";
import type { PaymentRecord } from "../payments/attempts.store";

export interface OrdersServiceParts {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly placing: Pick<OrderPlacing, "mayAct">;
  readonly mails: OrderMails;
  readonly canRefund: (payment: PaymentRecord) => boolean;
}

export interface ListWish {
  readonly pageNumber: number;
  readonly pageSize: number;
  /** None asks for every status. */
  readonly statuses: readonly OrderStatus[];
}

const { orders: sentences } = MESSAGES;
const CUSTOMER: Audience = { kind: "customer" };
const ORDER_NUMBER = /^EF-[0-9A-Z]{8}$/;
const NOTES: readonly OrderEventType[] = ["CUSTOM_NOTES", "PHONE_CALL", "EMAIL_CONVERSATION"];
const NOTE_SUMMARIES: Readonly<Partial<Record<OrderEventType, string>>> = {
  CUSTOM_NOTES: "Note",
  PHONE_CALL: "Phone call",
  EMAIL_CONVERSATION: "E-mail",
};

export class OrdersService {
  constructor(private readonly parts: OrdersServiceParts) {}

  /** The viewer's own orders. @throws DomainError BAD_USER_INPUT for a page nobody can ask for */
  async listOwn(viewer: Viewer, wish: ListWish): Promise<OrdersResult> {
    return this.list({ userId: viewer.userId }, wish, CUSTOMER);
  }

  /** All orders. @throws DomainError FORBIDDEN without orders.read */
  async search(viewer: Viewer, text: string, wish: ListWish): Promise<OrdersResult> {
    requirePermission(viewer, "orders.read");
    const sought = text.trim().slice(0, LIMITS.orders.searchTextLength);
    const number = sought.toUpperCase();
    const choice: OrderChoice =
      sought === ""
        ? {}
        : ORDER_NUMBER.test(number)
          ? { uniqueId: number }
          : { indexes: soughtIndexes(this.parts.sealer, sought) };
    return this.list(choice, wish, audienceOf(viewer));
  }

  async find(viewer: Viewer, orderId: string): Promise<Order | null> {
    const record = await readOrder(this.parts.db, orderId);
    if (!record) return null;
    const audience = audienceOf(viewer);
    const isTheirs = record.userId === viewer.userId || audience.kind === "staff";
    return isTheirs ? toOrder(record, this.parts.sealer, audience) : null;
  }

  async findByKey(orderId: string, orderKey: string): Promise<Order | null> {
    if (!(await this.parts.placing.mayAct(orderId, null, orderKey))) return null;
    return this.view(orderId, CUSTOMER);
  }

  /** By whoever ordered, or staff with orders.cancel; what was paid goes back. May be sent again. */
  async cancel(
    viewer: Viewer | null,
    orderId: string,
    orderKey: string | null,
    reason: string | null,
  ): Promise<OrderChange> {
    const isTheirs = isOrderId(orderId) && (await this.parts.placing.mayAct(orderId, viewer, orderKey));
    if (!isTheirs) {
      if (!viewer || !isStaff(viewer.role)) return notFound();
      requirePermission(viewer, "orders.cancel");
      return this.change(viewer, orderId, "CANCELLED", null, reason);
    }
    const outcome = await changeStatus(
      this.parts.db,
      {
        orderId,
        to: "CANCELLED",
        revision: null,
        mayMove: ({ status }) => mayCustomerCancel(status),
        actor: "Customer",
        sealedReason: this.sealedText(reason),
      },
      (trx, isPaid) => this.parts.mails.ofCancelled(trx, orderId, isPaid),
    );
    return this.answer(outcome, orderId, "CANCELLED", CUSTOMER);
  }

  /** @throws DomainError FORBIDDEN without orders.update, for cancelling orders.cancel */
  async changeStatus(
    viewer: Viewer,
    orderId: string,
    to: OrderStatus,
    revision: number,
    reason: string | null,
  ): Promise<OrderChange> {
    requirePermission(viewer, to === "CANCELLED" ? "orders.cancel" : "orders.update");
    return this.change(viewer, orderId, to, revision, reason);
  }

  /** @throws DomainError FORBIDDEN without orders.refund, BAD_USER_INPUT without an amount or a key */
  async refund(
    viewer: Viewer,
    orderId: string,
    amountCents: number,
    reason: string,
    key: string,
  ): Promise<OrderChange> {
    requirePermission(viewer, "orders.refund");
    if (amountCents < 1) throw new DomainError("BAD_USER_INPUT", sentences.refundAmount);
    requireKey(key);
    const sealedReason = this.sealedText(reason);
    if (!isOrderId(orderId)) return notFound();
    const outcome = await refundOrder(this.parts.db, {
      orderId,
      amountCents,
      sealedReason,
      actor: viewer.username,
      key,
      canRefund: this.parts.canRefund,
    });
    if (!outcome) return notFound();
    const order = await this.view(orderId, audienceOf(viewer));
    if (outcome.kind === "BY_HAND") return { success: false, message: sentences.refundByHand, order };
    if (outcome.kind !== "TOO_MUCH") return { success: true, message: sentences.refundAsked, order };
    return { success: false, message: sentences.refundTooMuch(formatMoney(outcome.mostCents)), order };
  }

  /** @throws DomainError FORBIDDEN without orders.note, BAD_USER_INPUT for no note or one of another type */
  async note(
    viewer: Viewer,
    orderId: string,
    type: OrderEventType,
    text: string,
    key: string,
  ): Promise<OrderChange> {
    requirePermission(viewer, "orders.note");
    const note = text.trim();
    if (!NOTES.includes(type)) throw new DomainError("BAD_USER_INPUT", MESSAGES.validation.unexpected);
    if (note === "") throw new DomainError("BAD_USER_INPUT", sentences.note);
    if (note.length > LIMITS.orders.noteLength) {
      throw new DomainError("BAD_USER_INPUT", MESSAGES.validation.tooLong);
    }
    requireKey(key);
    const isThere =
      isOrderId(orderId) &&
      (await addNote(this.parts.db, {
        orderId,
        type,
        summary: NOTE_SUMMARIES[type] ?? "Note",
        sealedNote: this.parts.sealer.seal(note, SEALED_CUSTOMER),
        actor: viewer.username,
        key,
      }));
    if (!isThere) return notFound();
    return { success: true, message: sentences.noted, order: await this.view(orderId, audienceOf(viewer)) };
  }

  private async change(
    viewer: Viewer,
    orderId: string,
    to: OrderStatus,
    revision: number | null,
    reason: string | null,
  ): Promise<OrderChange> {
    const sealedReason = this.sealedText(reason);
    if (!isOrderId(orderId)) return notFound();
    const outcome = await changeStatus(
      this.parts.db,
      {
        orderId,
        to,
        revision,
        mayMove: (order) => nextStatusesFor(order, viewer).includes(to),
        actor: viewer.username,
        sealedReason,
      },
      async (trx, isPaid) => {
        if (to === "CANCELLED") await this.parts.mails.ofCancelled(trx, orderId, isPaid);
      },
    );
    return this.answer(outcome, orderId, to, audienceOf(viewer));
  }

  private async answer(
    outcome: ChangeOutcome | null,
    orderId: string,
    to: OrderStatus,
    audience: Audience,
  ): Promise<OrderChange> {
    if (!outcome) return notFound();
    const isCancel = to === "CANCELLED";
    const done = isCancel ? sentences.cancelled : sentences.changed;
    const refused = isCancel ? sentences.notCancellable : sentences.notAllowed;
    const message = {
      DONE: outcome.kind === "DONE" && outcome.isPaid ? sentences.cancelledPaid : done,
      SAME: done,
      STALE: sentences.stale,
      NOT_ALLOWED: refused,
      OUT_OF_STOCK: sentences.soldOut,
    }[outcome.kind];
    const success = outcome.kind === "DONE" || outcome.kind === "SAME";
    return { success, message, order: await this.view(orderId, audience) };
  }

  private async list(choice: OrderChoice, wish: ListWish, audience: Audience): Promise<OrdersResult> {
    const { pageNumber: number, pageSize: size, statuses } = wish;
    const { pageSizes, maxPage } = LIMITS.lists;
    if (!(pageSizes as readonly number[]).includes(size) || number < 1 || number > maxPage) {
      throw new DomainError(
        "BAD_USER_INPUT",
        `pageSize must be one of ${pageSizes.join(", ")}, pageNumber 1 or more`,
      );
    }
    const { db, sealer } = this.parts;
    const [records, counts] = await Promise.all([
      listOrders(db, { ...choice, statuses }, { number, size }),
      countByStatus(db, choice),
    ]);
    const counted: readonly OrderStatus[] = statuses.length > 0 ? [...new Set(statuses)] : ORDER_STATUSES;
    return {
      orders: records.map((record) => toOrder(record, sealer, audience)),
      totalOrders: counted.reduce<number>((sum, status) => sum + (counts[status] ?? 0), 0),
      pageNumber: number,
      pageSize: size,
      counters: countOrders(counts),
    };
  }

  private async view(orderId: string, audience: Audience): Promise<Order | null> {
    const record = await readOrder(this.parts.db, orderId);
    return record && toOrder(record, this.parts.sealer, audience);
  }

  /** @throws DomainError BAD_USER_INPUT for one that is too long */
  private sealedText(reason: string | null): Buffer | null {
    const text = (reason ?? "").trim();
    if (text.length > LIMITS.orders.reasonLength) {
      throw new DomainError("BAD_USER_INPUT", sentences.reasonTooLong);
    }
    return text === "" ? null : this.parts.sealer.seal(text, SEALED_CUSTOMER);
  }
}

function notFound(): OrderChange {
  return { success: false, message: MESSAGES.generic.notFound, order: null };
}

function requireKey(key: string): void {
  if (!/^[\w-]{8,64}$/.test(key)) {
    throw new DomainError("BAD_USER_INPUT", "idempotencyKey must be 8 to 64 letters or digits");
  }
}
