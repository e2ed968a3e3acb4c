/** Supplier orders for staff (ORDER-33). */
import { ORDER_STATUS_ROWS } from "#contract/orders/statuses";
import type { Order, OrderChange, SupplierOrder, SupplierOrdering } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { supplierName } from "#contract/suppliers/suppliers";
import type { Db } from "../db/client";
import type { Viewer } from "../http/session";
import type { LockedOrder } from "../orders/changing/ports/moves.port";
import { changeAtRevision, type StaffOutcome } from "./change-at-revision.change";
import type { StepParts } from "./submit-order.change";
import {
  requestCancellation,
  findOrdering,
  listOfOrder,
  enqueueSupplierOrders,
  writeNotBought,
  type SupplierOrderRecord,
} from "./supplier-orders.store";

export interface SupplierOrdersParts extends StepParts {
  /** Names of the configured suppliers. */
  readonly suppliers: readonly string[];
}

/** The facts of an order that decide whether items may be ordered. */
type OrderToSupply = Pick<Order, "id" | "status" | "correction" | "isFraudCheckPending">;

interface SupplierSubmission {
  /** Revision the caller last read. */
  readonly revision: number;
  /** Includes unshipped items marked as bought elsewhere. */
  readonly includeBoughtElsewhere: boolean;
}

const { supplierOrders: sentences } = MESSAGES;

export class SupplierOrdersService {
  constructor(private readonly parts: SupplierOrdersParts) {}

  /** Newest first. */
  async list(orderId: string): Promise<SupplierOrder[]> {
    const order = await this.parts.orders.find(orderId);
    return order ? (await listOfOrder(this.parts.db, order.id)).map(toSupplierOrder) : [];
  }

  /**
   * Items that may be ordered now; empty for an order that has ended or awaits a correction or the fraud
   * check.
   */
  async findOrdering({
    id,
    status,
    correction,
    isFraudCheckPending,
  }: OrderToSupply): Promise<SupplierOrdering> {
    const ordering = await findOrdering(this.parts.db, id, this.parts.suppliers);
    const isHeld = ORDER_STATUS_ROWS[status].goods.ordering === "none" || correction || isFraudCheckPending;
    return isHeld ? { ...ordering, items: [] } : ordering;
  }

  /** Orders items not yet ordered, and items a supplier gave up on. */
  async submit(
    viewer: Viewer,
    orderId: string,
    { revision, includeBoughtElsewhere }: SupplierSubmission,
  ): Promise<OrderChange> {
    return this.change(viewer, orderId, revision, sentences.submitted, async (trx, order) => {
      const { orders, suppliers } = this.parts;
      if (order.isFraudCheckPending) return "CHECK_WAITS";
      const { ordering } = ORDER_STATUS_ROWS[order.status].goods;
      const actor = viewer.userId;
      if (ordering === "again") {
        const summary = "Queued to order again";
        await orders.move(trx, order, { to: "PENDING_FULFILMENT", actor, summary });
      } else if (ordering === "wanted") {
        await orders.reinstateItems(trx, order, actor);
      } else {
        return "NOT_ALLOWED";
      }
      if (includeBoughtElsewhere) await writeNotBought(trx, order.id);
      if ((await enqueueSupplierOrders(trx, order.id, actor, suppliers)) === 0) return "NOT_ALLOWED";
      await this.recordEvent(trx, order, actor, "Queued to order from the supplier");
      return "DONE";
    });
  }

  /** Requests cancellation of items at the supplier; the outcome is read later. */
  async cancel(
    viewer: Viewer,
    orderId: string,
    revision: number,
    itemIds: readonly string[],
  ): Promise<OrderChange> {
    return this.change(viewer, orderId, revision, sentences.cancellationRequested, async (trx, order) => {
      if ((await requestCancellation(trx, order.id, itemIds)) === 0) return "NOT_ALLOWED";
      await this.recordEvent(trx, order, viewer.userId, "Cancellation requested from the supplier");
      return "DONE";
    });
  }

  private async recordEvent(trx: Db, { id }: LockedOrder, actor: string, summary: string): Promise<void> {
    const event = { orderId: id, type: "SHIPMENT_DETAILS_UPDATED", actor, summary } as const;
    await this.parts.orders.eventInsert(event).execute(trx);
  }

  private async change(
    viewer: Viewer,
    orderId: string,
    revision: number,
    done: string,
    make: (trx: Db, order: LockedOrder) => Promise<StaffOutcome>,
  ): Promise<OrderChange> {
    const { orders } = this.parts;
    if (!(await orders.find(orderId))) return orders.answer(viewer, orderId, null, done);
    const outcome = await changeAtRevision(this.parts, { actor: viewer.userId, orderId, revision }, make);
    const answer = await orders.answer(viewer, orderId, outcome, done);
    return outcome === "NOT_ALLOWED" ? { ...answer, message: sentences.nothingToDo } : answer;
  }
}

function toSupplierOrder({ supplier, createdAt, submittedAt, ...order }: SupplierOrderRecord): SupplierOrder {
  return {
    ...order,
    supplier: supplierName(supplier),
    createdAt: createdAt.toISOString(),
    submittedAt: submittedAt?.toISOString() ?? null,
    items: [...order.items],
  };
}
