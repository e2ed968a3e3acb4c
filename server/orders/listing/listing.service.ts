/** The order list for staff with orders.read (ORDER-21). */
import type { ListNeighbours, OrderList, OrderListRow, OrderNames } from "#contract/graphql/generated";
import { orderExportInput, orderListInput } from "#contract/orders/list";
import { ORDER_STATUSES, type OrderStatus } from "#contract/orders/orders";
import { validate } from "../../http/validation";
import { isOrderId } from "../reading/orders.store";
import type { ListedOrder, ListingStore } from "./listing.store";

const NONE: ListNeighbours = { previous: null, next: null };

export class ListingService {
  constructor(private readonly store: ListingStore) {}

  /**
   * A page, with the number of matches in each status.
   * @throws DomainError BAD_USER_INPUT
   */
  async list(input: unknown): Promise<OrderList> {
    const { filter, sort, pageNumber, pageSize } = validate(orderListInput, input);
    const [counts, byHand] = await Promise.all([this.store.count(filter), this.store.countByHand()]);
    const statuses: readonly OrderStatus[] = filter.statuses.length > 0 ? filter.statuses : ORDER_STATUSES;
    const total = [...new Set(statuses)].reduce((sum, status) => sum + (counts[status] ?? 0), 0);
    const orders = await this.store.list({ filter, sort, number: pageNumber, size: pageSize, total });
    return {
      orders: orders.map(toRow),
      total,
      pageNumber,
      pageSize,
      statusCounts: ORDER_STATUSES.map((status) => ({ status, count: counts[status] ?? 0 })),
      paymentExceptions: byHand,
    };
  }

  /**
   * The orders before and after an order in a list.
   * @throws DomainError BAD_USER_INPUT
   */
  async findNeighbours(orderId: string, input: unknown): Promise<ListNeighbours> {
    const { filter, sort } = validate(orderExportInput, input);
    return isOrderId(orderId) ? this.store.findNeighbours(orderId, filter, sort) : NONE;
  }

  /** Filter values: suppliers, affiliates and tags of orders, and staff who may see orders. */
  async listNames(): Promise<OrderNames> {
    return this.store.listNames();
  }
}

function toRow({ customer, totalCents, submittedAt, suppliers, tags, ...row }: ListedOrder): OrderListRow {
  const { firstName, lastName, email } = customer;
  return {
    ...row,
    firstName,
    lastName,
    email,
    total: totalCents,
    orderSubmittedDate: submittedAt.toISOString(),
    suppliers: [...suppliers],
    tags: [...tags],
  };
}
