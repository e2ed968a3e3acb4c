/**
 * Places an order in a single atomic statement: inserts the order, items, history and first payment attempt,
 * reserves stock, counts promotions and empties the cart. One round trip keeps the stock locks short when
 * many customers order the same product.
 */
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import type { Db } from "../../db/client";
import { onlyRow } from "../../db/only-row";
import { wake } from "../../jobs/wake";
import { holdEnd, hasReachedHoldLimit, keysOf } from "../changing/holds/holds.store";
import type { MoneySource } from "../changing/ports/money.port";
import type { Hold } from "../changing/holds/hold.rules";
import type { PreparedKey } from "../reading/order-keys.store";
import { accountsOf, ownAccount } from "../changing/promotions.store";
import type { OrderDraft } from "./placing.port";

/** Facts of an order beyond its draft. */
export interface NewOrder {
  readonly uniqueId: string;
  readonly idempotencyHash: Buffer;
  readonly requestHash: Buffer;
  readonly sealedCustomer: Buffer;
  readonly searchIndexes: readonly Buffer[];
  /** Search terms for staff. */
  readonly terms: readonly Buffer[];
  /** Blind indexes that find orders of the customer's mailboxes, one per sealing key. */
  readonly customerIndexes: readonly Buffer[];
  /** Blind indexes that find accounts of the customer's mailboxes. */
  readonly accountIndexes: readonly Buffer[];
  readonly hold: Hold;
  /** Key returned to the caller who places the order; null when none is issued with the order. */
  readonly key: PreparedKey | null;
}

export type InsertedOrder =
  | { readonly orderId: string; readonly paymentId: string | null }
  | {
      readonly orderId: null;
      /** Products short of stock. */
      readonly missing: readonly string[];
      readonly isCartAsQuoted: boolean;
      /** A holder is at the limit of unpaid orders. */
      readonly hasReachedHoldLimit: boolean;
      /** The customer is at the use limit of the code's promotion. */
      readonly hasUsedPromotion: boolean;
      /** An automatic promotion is used up or expired. */
      readonly isOfferOver: boolean;
    };

/** @returns no id when stock, cart or promotion prevent the order, or the idempotency hash exists */
export async function insertPlaced(
  db: Db,
  source: MoneySource | null,
  order: NewOrder,
  draft: OrderDraft,
): Promise<InsertedOrder> {
  const { method, approvalId } = draft;
  const summary = method === null ? MESSAGES.phoneOrders.summary : "Order created";
  const opening =
    source && method ? source.opening(sql`fresh`, method, approvalId) : sql`SELECT NULL::uuid AS id`;
  const attribution = JSON.stringify(draft.attribution);
  const isCartRetained = draft.userId === null || draft.cartRevision === null;
  const promotions = JSON.stringify(
    draft.promotions.map((promotion, position) => ({ ...promotion, position })),
  );
  const lines = JSON.stringify(draft.lines.map((line, position) => ({ ...line, position })));
  // To avoid deadlocks, each step reads from the step before, so rows lock in one sequence: holders, stock by
  // product id, cart, promotions by code.
  const { rows } = await sql<InsertedOrder>`
    WITH line AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${lines}::jsonb) AS line (
        "position" int, "productId" text, product jsonb, quantity int, "priceCents" int,
        "originalPriceCents" int, "shippingCents" int, "discountCents" int, "shippingOffCents" int,
        partner text)
    ), wanted AS MATERIALIZED (
      SELECT "productId" AS product_id, sum(quantity)::int AS quantity FROM line GROUP BY 1
    ), held AS MATERIALIZED (
      SELECT ${hasReachedHoldLimit(order.hold, null, sql`wanted`)} AS enough
    ), locked AS MATERIALIZED (
      SELECT product_id, available_quantity FROM product_stock
      WHERE product_id IN (SELECT product_id FROM wanted) AND NOT (SELECT enough FROM held)
      ORDER BY product_id FOR UPDATE
    ), missing AS MATERIALIZED (
      SELECT wanted.product_id FROM wanted LEFT JOIN locked USING (product_id)
      WHERE COALESCE(locked.available_quantity, 0) < wanted.quantity
    ), cart AS MATERIALIZED (
      SELECT id FROM carts
      WHERE user_id = ${draft.userId}::uuid AND revision = ${draft.cartRevision}::int
        AND NOT EXISTS (SELECT 1 FROM missing)
      FOR UPDATE
    ), asked AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${promotions}::jsonb) AS asked (
        "position" int, code text, label text, "isAutomatic" boolean, "goodsOffCents" int, "shippingOffCents" int,
        "ofCents" int)
    ), promotion AS MATERIALIZED (
      SELECT code, is_automatic, most_uses_per_customer, most_uses_per_day, first_orders_only,
        -- What counts by itself looks at the account alone, as the quote did.
        CASE WHEN is_automatic THEN '{}' ELSE ${order.customerIndexes}::bytea[] END AS indexes,
        CASE WHEN is_automatic THEN ${ownAccount(draft.userId)} ELSE ${accountsOf(draft.userId, order.accountIndexes)} END AS customers
      FROM promotions
      WHERE code IN (SELECT code FROM asked) AND (most_uses IS NULL OR uses < most_uses)
        AND (budget_cents IS NULL OR spent_cents + (SELECT asked."goodsOffCents" + asked."shippingOffCents"
          FROM asked WHERE asked.code = promotions.code) <= budget_cents)
        AND NOT EXISTS (SELECT 1 FROM missing) AND (${isCartRetained}::boolean OR EXISTS (SELECT 1 FROM cart))
      ORDER BY code FOR UPDATE
    ), used_by_customer AS MATERIALIZED (
      SELECT code, is_automatic, COALESCE(most_uses_per_customer <= count_promotion_uses(
          code, customers, indexes, NULL), false) AS enough,
        COALESCE(most_uses_per_day <= count_promotion_uses_today(code), false) AS "isDayOver",
        first_orders_only AND has_ordered_before(customers, indexes, NULL) AS "isNotFirst"
      FROM promotion
    ), refused AS MATERIALIZED (
      SELECT asked."isAutomatic" FROM asked WHERE NOT EXISTS (
        SELECT 1 FROM used_by_customer AS used
        WHERE used.code = asked.code AND NOT enough AND NOT "isDayOver" AND NOT "isNotFirst")
    ), rollup AS (
      INSERT INTO attributions (attribution, first_touch)
      SELECT ${attribution}::jsonb, ${JSON.stringify(draft.firstTouch)}::jsonb
      WHERE NOT EXISTS (SELECT 1 FROM missing) AND (${isCartRetained}::boolean OR EXISTS (SELECT 1 FROM cart))
        AND NOT EXISTS (SELECT 1 FROM refused)
      RETURNING id
    ), fresh AS (
      INSERT INTO orders (
        unique_id, user_id, submitted_by, status, delivery_type, pickup_location_id, total_cents, sub_total_cents,
        shipping_cents, tax_cents, tax_on_shipping_cents, is_state_tax, discount_cents, original_price_cents,
        promotion_code, idempotency_hash, request_hash, sealed_customer, search_indexes, ship_state, attribution, rollup_id, submitted_rollup_id,
        is_stock_taken, held_until, holders, created_by, updated_by
      )
      SELECT ${order.uniqueId}, ${draft.userId}::uuid, ${draft.submittedBy}, 'PENDING_PAYMENT',
        ${draft.deliveryType}, ${draft.pickupLocationId}, ${draft.totalCents}::int, ${draft.subTotalCents}::int,
        ${draft.shippingCents}::int, ${draft.taxCents}::int, ${draft.taxOnShippingCents}::int,
        ${draft.isStateTax}::boolean, ${draft.discountCents}::int,
        ${draft.originalPriceCents}::int, ${draft.promotionCode}::text, ${order.idempotencyHash}::bytea,
        ${order.requestHash}::bytea, ${order.sealedCustomer}::bytea, ${order.searchIndexes}::bytea[],
        ${draft.customer.shipping.state}, ${attribution}::jsonb, rollup.id, rollup.id, true,
        ${holdEnd(order.hold)}, ${keysOf(order.hold)}::bytea[], ${draft.submittedBy}, ${draft.submittedBy}
      FROM rollup
      ON CONFLICT (idempotency_hash) DO NOTHING
      RETURNING id, total_cents AS due_cents, NULL::uuid AS correction_id
    ), items AS (
      INSERT INTO order_items (
        order_id, position, product_id, product, quantity, price_cents, original_price_cents, shipping_cents,
        discount_cents, shipping_off_cents, status, partner
      )
      SELECT fresh.id, line."position", line."productId", line.product, line.quantity, line."priceCents",
        line."originalPriceCents", line."shippingCents", line."discountCents", line."shippingOffCents",
        'PENDING', line.partner
      FROM fresh, line
    ), promoted AS (
      INSERT INTO order_promotions (
        order_id, code, position, label, goods_off_cents, shipping_off_cents, of_cents
      )
      SELECT fresh.id, asked.code, asked."position", asked.label, asked."goodsOffCents", asked."shippingOffCents",
        asked."ofCents"
      FROM fresh, asked
    ), findable AS (
      INSERT INTO order_terms (order_id, terms) SELECT fresh.id, ${order.terms}::bytea[] FROM fresh
    ), history AS (
      INSERT INTO order_events (order_id, type, actor, summary, after)
      SELECT fresh.id, 'CREATED', ${draft.submittedBy}, ${summary}, 'PENDING_PAYMENT' FROM fresh
    ), attempt AS (
      ${opening}
    ), opened AS (
      ${order.key ? order.key.storing(sql`fresh`) : sql`SELECT`}
    ), taken AS (
      UPDATE product_stock AS stock
      SET available_quantity = stock.available_quantity - wanted.quantity, updated_at = now()
      FROM wanted, fresh WHERE stock.product_id = wanted.product_id
    ), used AS (
      UPDATE promotions SET uses = uses + 1, spent_cents = spent_cents + asked."goodsOffCents" + asked."shippingOffCents"
      FROM promotion, asked, fresh WHERE promotions.code = promotion.code AND asked.code = promotion.code
    ), emptied AS (
      UPDATE carts SET revision = revision + 1, updated_at = now() FROM cart, fresh WHERE carts.id = cart.id
    ), gone AS (
      DELETE FROM cart_items USING cart, fresh WHERE cart_items.cart_id = cart.id
    )
    SELECT (SELECT id FROM fresh) AS "orderId", (SELECT id FROM attempt) AS "paymentId",
      ARRAY(SELECT product_id FROM missing) AS missing,
      ${isCartRetained}::boolean OR EXISTS (SELECT 1 FROM cart) AS "isCartAsQuoted",
      (SELECT enough FROM held) AS "hasReachedHoldLimit",
      EXISTS (SELECT 1 FROM used_by_customer WHERE enough AND NOT is_automatic) AS "hasUsedPromotion",
      EXISTS (SELECT 1 FROM refused WHERE "isAutomatic") AS "isOfferOver"`.execute(db);
  await wake(db, "catalogue.stock-labels");
  return onlyRow(rows, "the outcome of the order");
}
