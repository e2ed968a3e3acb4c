/** Supplier orders for staff (ORDER-33). */
import { ORDER_STATUS_ROWS } from "#contract/orders/statuses";
import type { Order, OrderChange, SupplierOrder, SupplierOrdering } from "#contract/graphql/generated";
import { SUPPLIER_ORDER_MESSAGES } from "#contract/orders/messages";
import { supplierName } from "#contract/suppliers/suppliers";
import type { Viewer } from "../http/session";
import type { StaffOutcome } from "./change-at-revision.change";
import { cancelItems, orderItems, type OrderingParts } from "./order-items.change";
import { findOrdering, listOfOrder, type SupplierOrderRecord } from "./supplier-orders.store";

/** The facts of an order that decide whether items may be ordered. */
type OrderToSupply = Pick<Order, "id" | "status" | "correction" | "isFraudCheckPending">;

interface SupplierSubmission {
  /** Revision the caller last read. */
  readonly revision: number;
  /** Includes unshipped items marked as bought elsewhere. */
  readonly includeBoughtElsewhere: boolean;
}

const sentences = SUPPLIER_ORDER_MESSAGES;

export class SupplierOrdersService {
  constructor(private readonly parts: OrderingParts) {}

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
    const seen = { actor: viewer.userId, orderId, revision };
    return this.change(viewer, orderId, sentences.submitted, () =>
      orderItems(this.parts, seen, includeBoughtElsewhere),
    );
  }

  /** Requests cancellation of items at the supplier; the outcome is read later. */
  async cancel(
    viewer: Viewer,
    orderId: string,
    revision: number,
    itemIds: readonly string[],
  ): Promise<OrderChange> {
    const seen = { actor: viewer.userId, orderId, revision };
    return this.change(viewer, orderId, sentences.cancellationRequested, () =>
      cancelItems(this.parts, seen, itemIds),
    );
  }

  private async change(
    viewer: Viewer,
    orderId: string,
    done: string,
    make: () => Promise<StaffOutcome>,
  ): Promise<OrderChange> {
    const { orders } = this.parts;
    if (!(await orders.find(orderId))) return orders.answer(viewer, orderId, null, done);
    const outcome = await make();
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
