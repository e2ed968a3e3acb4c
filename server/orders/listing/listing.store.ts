/**
 * Pages and counts of all orders, read from the narrow table maintained by triggers
 * (docs/decisions/order-lists.md).
 */
import { sql } from "kysely";
import type { OrderFilter } from "#contract/orders/list";
import type { OrderRisk, OrderSort } from "#contract/orders/list-words";
import type { DeliveryType, OrderStatus } from "#contract/orders/orders";
import type { PaymentMethod } from "#contract/payments/methods";
import type { Db } from "../../db/client";
import { nameOf, userIdOf } from "../../db/identity";
import { VARIED } from "../../db/connection/prepared-statements";
import { onlyRow } from "../../db/only-row";
import { openCustomer } from "../reading/customer.rules";
import type { OrderCustomer } from "../reading/order.port";
import { listColleagues, type Colleague } from "../assignment/assignment.store";
import { comesAfter, matchCondition, orderBy, type Matching } from "./matching.store";

/** An order as the list displays it. */
export interface ListedOrder {
  readonly id: string;
  readonly uniqueId: string;
  readonly status: OrderStatus;
  readonly totalCents: number;
  readonly submittedAt: Date;
  readonly deliveryType: DeliveryType;
  readonly paymentMethod: PaymentMethod | null;
  readonly risk: OrderRisk;
  readonly suppliers: readonly string[];
  readonly affiliateId: string | null;
  readonly unitCount: number;
  /** Name of the first item. */
  readonly firstItem: string;
  readonly customer: OrderCustomer;
  /** User name of the staff member who took the phone order; null for customer orders. */
  readonly placedBy: string | null;
  /** User name of the staff member the order is assigned to. */
  readonly assignee: string | null;
  /** Sorted alphabetically. */
  readonly tags: readonly string[];
}

export interface PageInput {
  readonly filter: OrderFilter;
  readonly sort: OrderSort;
  readonly number: number;
  readonly size: number;
  /** Number of matching orders. */
  readonly total: number;
}

export interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
}

export interface ListingStore {
  /** Matches in each status, ignoring the filter's statuses. */
  count(filter: OrderFilter): Promise<Partial<Record<OrderStatus, number>>>;
  /** Orders with money that needs manual work. */
  countByHand(): Promise<number>;
  list(input: PageInput): Promise<ListedOrder[]>;
  /**
   * The orders before and after an order in the list; null at either end, or if the order is not in the list.
   */
  findNeighbours(orderId: string, filter: OrderFilter, sort: OrderSort): Promise<Neighbours>;
  /** Suppliers, affiliates and tags of any order, and staff who may see orders; sorted by name. */
  listNames(): Promise<{
    readonly suppliers: string[];
    readonly affiliates: string[];
    readonly colleagues: Colleague[];
    readonly tags: string[];
  }>;
}

type SealedRow = Omit<ListedOrder, "customer" | "placedBy" | "assignee"> & {
  readonly sealed: Buffer;
  /** The staff member who took the phone order. */
  readonly sealedTaker: Buffer | null;
  readonly sealedAssignee: Buffer | null;
};

const varied = sql.raw(VARIED);
/** Maximum number of choices in a filter. */
const MAX_NAMES = 500;

export function createListingStore(db: Db, matching: Matching): ListingStore {
  return {
    async count(filter) {
      const { rows } = await sql<{ status: OrderStatus; count: number }>`${varied}
        SELECT l.status, count(*)::int AS count FROM order_list AS l
        WHERE ${matchCondition(matching, { ...filter, statuses: [] })} GROUP BY l.status`.execute(db);
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    },
    async countByHand() {
      const { rows } = await sql<{ count: number }>`
        SELECT count(DISTINCT id)::int AS count FROM (${matching.idsByHand}) AS by_hand (id)`.execute(db);
      return onlyRow(rows, "the count of orders by hand").count;
    },
    async list(input) {
      const ids = await listIds(db, matching, input);
      const { rows } = await sql<SealedRow>`
        SELECT ${LISTED} FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS page (id, position)
          JOIN order_list AS l ON l.order_id = page.id JOIN orders AS o ON o.id = page.id
        ORDER BY page.position`.execute(db);
      return rows.map(({ sealed, sealedTaker, sealedAssignee, ...row }) => ({
        ...row,
        customer: openCustomer(matching.sealer, sealed),
        placedBy: sealedTaker && nameOf(matching.sealer, sealedTaker),
        assignee: sealedAssignee && nameOf(matching.sealer, sealedAssignee),
      }));
    },
    async findNeighbours(orderId, filter, sort) {
      const neighbour = async (isBackwards: boolean) => {
        const { rows } = await sql<{ id: string }>`${varied}
          SELECT l.order_id AS id FROM order_list AS l, order_list AS at
          WHERE at.order_id = ${orderId} AND ${matchCondition(matching, filter)} AND ${comesAfter(sort, isBackwards)}
          ORDER BY ${orderBy(sort, isBackwards)} LIMIT 1`.execute(db);
        return rows[0]?.id ?? null;
      };
      const [previous, next] = await Promise.all([neighbour(true), neighbour(false)]);
      return { previous, next };
    },
    async listNames() {
      const [suppliers, affiliates, colleagues, tags] = await Promise.all([
        listNames(db, "order_items", "partner"),
        listNames(db, "order_list", "affiliate_id"),
        listColleagues(db, matching.sealer),
        listNames(db, "order_tags", "tag"),
      ]);
      return { suppliers, affiliates, colleagues, tags };
    },
  };
}

const LISTED = sql`l.order_id AS id, l.unique_id AS "uniqueId", l.status, l.total_cents AS "totalCents",
  l.submitted_at AS "submittedAt", l.delivery_type AS "deliveryType", l.payment_method AS "paymentMethod", l.risk,
  l.suppliers, l.affiliate_id AS "affiliateId",
  (SELECT COALESCE(sum(quantity), 0)::int FROM order_items WHERE order_id = l.order_id) AS "unitCount",
  COALESCE((SELECT product ->> 'name' FROM order_items WHERE order_id = l.order_id ORDER BY position LIMIT 1), '')
    AS "firstItem",
  o.sealed_customer AS sealed,
  ARRAY(SELECT tag FROM order_tags WHERE order_id = l.order_id ORDER BY tag) AS tags,
  (SELECT sealed_identity FROM users JOIN order_assignments AS a ON a.assignee_id = users.id
    WHERE a.order_id = l.order_id) AS "sealedAssignee",
  (SELECT sealed_identity FROM users WHERE id IS DISTINCT FROM o.user_id
    AND id = ${userIdOf("o.submitted_by")}) AS "sealedTaker"`;

/** A page in the second half of the list is read from the end, which is nearer. */
async function listIds(db: Db, matching: Matching, input: PageInput): Promise<string[]> {
  const { filter, sort, number, size, total } = input;
  const offset = (number - 1) * size;
  const length = Math.min(size, total - offset);
  if (length <= 0) return [];
  const isBackwards = offset > total / 2;
  const { rows } = await sql<{ id: string }>`${varied}
    SELECT l.order_id AS id FROM order_list AS l WHERE ${matchCondition(matching, filter)}
    ORDER BY ${orderBy(sort, isBackwards)}
    LIMIT ${length} OFFSET ${isBackwards ? total - offset - length : offset}`.execute(db);
  const ids = rows.map(({ id }) => id);
  return isBackwards ? ids.reverse() : ids;
}

/** Skips through the column's index from value to value: distinct names are far fewer than rows. */
async function listNames(db: Db, table: string, column: string): Promise<string[]> {
  const [from, name] = [sql.table(table), sql.ref(column)];
  const { rows } = await sql<{ name: string }>`
    WITH RECURSIVE names AS (
      (SELECT ${name} AS name FROM ${from} WHERE ${name} IS NOT NULL ORDER BY ${name} LIMIT 1)
      UNION ALL
      SELECT (SELECT ${name} FROM ${from} WHERE ${name} > names.name ORDER BY ${name} LIMIT 1)
      FROM names WHERE names.name IS NOT NULL
    )
    SELECT name FROM names WHERE name IS NOT NULL LIMIT ${MAX_NAMES}`.execute(db);
  return rows.map(({ name: value }) => value);
}
