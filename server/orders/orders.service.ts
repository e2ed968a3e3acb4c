/**
 * Reads and changes orders, with access checks (ORDER-1, ROLE-2). Another customer's order answers like a
 * missing one.
 */
import type { Order, OrderChange, OrdersResult } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import {
  cancelInput,
  changeKey,
  manualRefundInput,
  moveInput,
  noteInput,
  refundCall,
} from "#contract/orders/changes";
import {
  EVENT_LABELS,
  ORDER_STATUSES,
  countOrders,
  type NoteType,
  type OrderStatus,
} from "#contract/orders/orders";
import { isStaff } from "#contract/staff/roles";
import type { Sealer } from "../db/sealed";
import { DomainError } from "../errors";
import { requirePermission, type Viewer } from "../http/session";
import { validate } from "../http/validation";
import { addNote } from "./changing/add-note.change";
import { changeStatus, type StatusChange } from "./changing/change-status.change";
import { UNLIMITED } from "./changing/limit-refunds.change";
import type { ChangeOutcome, ChangeParts } from "./changing/ports/changes.port";
import { refundOrder } from "./changing/refund-order.change";
import { settleManualRefund } from "./changing/settle-manual-refund.change";
import { REFUSALS } from "./changing/refusals.rules";
import type { Proof, WithProof } from "./large-refunds/large-refunds.service";
import type { OrderPlacing } from "./placing/placing.port";
import { SEALED_CUSTOMER } from "./reading/customer.rules";
import { audienceOf, toOrder, type Audience } from "./reading/order.mapping";
import type { OrderRecord } from "./reading/order.port";
import { isOrderId, type OrderStore } from "./reading/orders.store";
import { mayCustomerCancel, nextStatusesFor, permissionFor } from "./reading/permissions.rules";

export interface OrdersServiceParts extends ChangeParts {
  readonly sealer: Sealer;
  readonly orders: OrderStore;
  readonly placing: Pick<OrderPlacing, "mayAct">;
  readonly withProof: WithProof;
}

export interface ListRequest {
  readonly pageNumber: number;
  readonly pageSize: number;
  /** Empty = all statuses. */
  readonly statuses: readonly OrderStatus[];
}

const { orders: sentences } = MESSAGES;
const CUSTOMER: Audience = { kind: "customer" };

export class OrdersService {
  constructor(private readonly parts: OrdersServiceParts) {}

  /**
   * The viewer's own orders.
   * @throws DomainError BAD_USER_INPUT for an invalid page
   */
  async listOwn(viewer: Viewer, request: ListRequest): Promise<OrdersResult> {
    return this.list(viewer.userId, request, CUSTOMER);
  }

  /** A customer's orders for staff, latest first. The caller has checked orders.read. */
  async listOf(viewer: Viewer, userId: string): Promise<OrdersResult> {
    return this.list(userId, { pageNumber: 1, pageSize: 20, statuses: [] }, audienceOf(viewer));
  }

  async find(viewer: Viewer, orderId: string): Promise<Order | null> {
    const record = await this.parts.orders.find(orderId);
    if (!record) return null;
    const audience = audienceOf(viewer);
    const isTheirs = record.userId === viewer.userId || audience.kind === "staff";
    return isTheirs ? toOrder(record, audience) : null;
  }

  async findByKey(orderId: string, orderKey: string): Promise<Order | null> {
    const { placing } = this.parts;
    if (!(await placing.mayAct(orderId, null, orderKey, "FOLLOW"))) return null;
    const order = await this.view(orderId, CUSTOMER);
    const canCancel = order?.canCancel === true && (await placing.mayAct(orderId, null, orderKey, "CANCEL"));
    return order && { ...order, canCancel };
  }

  /** Cancels an order, for the customer or staff with orders.cancel, and refunds payments. Idempotent. */
  async cancel(
    viewer: Viewer | null,
    orderId: string,
    orderKey: string | null,
    reasonText: string | null,
    proof: Proof,
  ): Promise<OrderChange> {
    if (!(await this.parts.placing.mayAct(orderId, viewer, orderKey, "CANCEL"))) {
      if (!viewer || !isStaff(viewer.role)) return notFound();
      return this.move(viewer, orderId, "CANCELLED", null, reasonText, proof);
    }
    const { reason } = validate(cancelInput, { reason: reasonText });
    const mayMove: StatusChange["mayMove"] = ({ status }) => mayCustomerCancel(status);
    return this.change(
      { orderId, to: "CANCELLED", revision: null, mayMove, actor: "Customer", recordRefunded: UNLIMITED },
      reason,
      CUSTOMER,
    );
  }

  /**
   * Moves an order, for staff.
   * @param revision the one the caller last read; null = any
   * @throws DomainError FORBIDDEN without the permission for the move (permissionFor); BAD_USER_INPUT without
   * a required reason
   */
  async move(
    viewer: Viewer,
    orderId: string,
    to: OrderStatus,
    revision: number | null,
    reasonText: string | null,
    proof: Proof,
  ): Promise<OrderChange> {
    requirePermission(viewer, permissionFor(to));
    const { reason } = validate(moveInput(to), { reason: reasonText });
    const mayMove: StatusChange["mayMove"] = (order) => nextStatusesFor(order, viewer).includes(to);
    const change = { orderId, to, revision, mayMove, actor: viewer.userId };
    return this.parts.withProof(viewer, proof, (recordRefunded) =>
      this.change({ ...change, recordRefunded }, reason, audienceOf(viewer)),
    );
  }

  /** @throws DomainError BAD_USER_INPUT without an amount, a reason or a key */
  async refund(
    viewer: Viewer,
    orderId: string,
    amount: number,
    reasonText: string,
    idempotencyKey: string,
    proof: Proof,
  ): Promise<OrderChange> {
    const { reason } = validate(refundCall, { amount, reason: reasonText, idempotencyKey });
    if (!isOrderId(orderId)) return notFound();
    const request = { orderId, amountCents: amount, actor: viewer.userId, key: idempotencyKey };
    const sealedReason = this.sealed(reason);
    const outcome = await this.parts.withProof(viewer, proof, (recordRefunded) =>
      refundOrder(this.parts, { ...request, sealedReason, recordRefunded }),
    );
    if (!outcome) return notFound();
    const order = await this.view(orderId, audienceOf(viewer));
    if (outcome.kind === "OTHER_AMOUNT") {
      const message = sentences.refundOtherAmount(formatMoney(outcome.earlierCents));
      return { success: false, message, order };
    }
    if (outcome.kind === "TOO_MUCH") {
      return { success: false, message: sentences.refundTooMuch(formatMoney(outcome.mostCents)), order };
    }
    const isByHand = outcome.kind === "DONE" && outcome.isByHand;
    return { success: true, message: isByHand ? sentences.refundByHand : sentences.refundRequested, order };
  }

  /**
   * Records a manual refund made at the payment vendor.
   * @throws DomainError BAD_USER_INPUT without a reference
   */
  async recordManualRefund(
    viewer: Viewer,
    orderId: string,
    refundId: string,
    referenceText: string,
    proof: Proof,
  ): Promise<OrderChange> {
    const { reference } = validate(manualRefundInput, { reference: referenceText });
    if (!isOrderId(orderId) || !isOrderId(refundId)) return notFound();
    const sealedReference = this.parts.sealer.seal(reference, SEALED_CUSTOMER);
    const change = { orderId, refundId, sealedReference, actor: viewer.userId };
    const success = await this.parts.withProof(viewer, proof, (recordRefunded) =>
      settleManualRefund(this.parts, { ...change, recordRefunded }),
    );
    if (success === null) return notFound();
    const message = success ? sentences.refundedByHand : sentences.notByHand;
    return { success, message, order: await this.view(orderId, audienceOf(viewer)) };
  }

  /** @throws DomainError BAD_USER_INPUT for an empty note or an unknown type */
  async addNote(
    viewer: Viewer,
    orderId: string,
    type: string,
    text: string,
    key: string,
  ): Promise<OrderChange> {
    const { note, ...written } = validate(noteInput, { type, note: text });
    validate(changeKey, key);
    const event = {
      orderId,
      type: written.type as NoteType,
      summary: EVENT_LABELS[written.type as NoteType],
      sealedNote: this.parts.sealer.seal(note, SEALED_CUSTOMER),
      actor: viewer.userId,
      key,
    };
    if (!isOrderId(orderId) || !(await addNote(this.parts, event))) return notFound();
    return {
      success: true,
      message: sentences.noteSaved,
      order: await this.view(orderId, audienceOf(viewer)),
    };
  }

  /**
   * The response to staff about a change.
   * @param outcome null when the order does not exist
   * @param successMessage for a change that was made
   * @param record the order after the change, if already read
   */
  async answer(
    viewer: Viewer,
    orderId: string,
    outcome: ChangeOutcome["kind"] | null,
    successMessage: string,
    record: OrderRecord | null = null,
  ): Promise<OrderChange> {
    if (outcome === null) return notFound();
    return {
      success: outcome === "DONE" || outcome === "SAME",
      message: { ...REFUSALS, DONE: successMessage, SAME: successMessage }[outcome],
      order: await this.view(orderId, audienceOf(viewer), record),
    };
  }

  private async change(
    change: Omit<StatusChange, "sealedReason">,
    reason: string | null | undefined,
    audience: Audience,
  ): Promise<OrderChange> {
    const { orderId, to } = change;
    if (!isOrderId(orderId)) return notFound();
    const outcome = await changeStatus(this.parts, { ...change, sealedReason: this.sealed(reason) });
    if (!outcome) return notFound();
    const isCancel = to === "CANCELLED";
    const done = isCancel ? sentences.cancelled : sentences.changed;
    const refused = isCancel ? sentences.notCancellable : sentences.notAllowed;
    const message = {
      ...REFUSALS,
      DONE: outcome.kind === "DONE" && outcome.isPaid ? sentences.cancelledPaid : done,
      SAME: done,
      NOT_ALLOWED: refused,
    }[outcome.kind];
    const success = outcome.kind === "DONE" || outcome.kind === "SAME";
    const record = outcome.kind === "DONE" ? outcome.record : null;
    return { success, message, order: await this.view(orderId, audience, record) };
  }

  private async list(userId: string, request: ListRequest, audience: Audience): Promise<OrdersResult> {
    const { pageNumber: number, pageSize: size, statuses } = request;
    const { pageSizes, maxPage } = LIMITS.lists;
    if (!(pageSizes as readonly number[]).includes(size) || number < 1 || number > maxPage) {
      throw new DomainError(
        "BAD_USER_INPUT",
        `pageSize must be one of ${pageSizes.join(", ")}, pageNumber 1 or more`,
      );
    }
    const [records, counts] = await Promise.all([
      this.parts.orders.list({ userId, statuses }, { number, size }),
      this.parts.orders.countByStatus(userId),
    ]);
    const counted: readonly OrderStatus[] = statuses.length > 0 ? [...new Set(statuses)] : ORDER_STATUSES;
    return {
      orders: records.map((record) => toOrder(record, audience)),
      totalOrders: counted.reduce<number>((sum, status) => sum + (counts[status] ?? 0), 0),
      pageNumber: number,
      pageSize: size,
      counters: countOrders(counts),
    };
  }

  /** @param known the order, if already read */
  private async view(
    orderId: string,
    audience: Audience,
    known: OrderRecord | null = null,
  ): Promise<Order | null> {
    const record = known ?? (await this.parts.orders.find(orderId));
    return record && toOrder(record, audience);
  }

  private sealed(reason: string | null | undefined): Buffer | null {
    return reason ? this.parts.sealer.seal(reason, SEALED_CUSTOMER) : null;
  }
}

/** The response for an unknown order, or another customer's. */
export function notFound(): OrderChange {
  return { success: false, message: MESSAGES.generic.notFound, order: null };
}
