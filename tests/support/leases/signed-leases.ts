/** Leased and signed orders at a lessor's sandbox, confirmed by the supplier. */
import { sql } from "kysely";
import type { LessorType } from "#contract/leases/lessors/lessors";
import { readConfig, type Config } from "../../../server/config";
import type { Funding, LeaseCart } from "../../../server/leases/lessors/lessor.port";
import type { TestUser } from "../people/accounts";
import { confirmedOrders } from "../orders/confirmed-orders";
import { aLeaseForm, ENDS_IN, leaseCalls } from "./lease-calls";
import { startLessorSandbox, type TestLessors } from "./lessor-sandbox";
import { ADDRESS, anOrder } from "../orders/order-samples";
import { openOrderShop, type OrderShop } from "../orders/orders";
import { seededId } from "../catalogue/seed-catalogue";

export const PRICES = [400_00, 300_00] as const;
const SHIPPING = {
  ...ADDRESS,
  address2: null,
  country: "US",
};

export interface SignedLease {
  readonly orderId: string;
  readonly orderKey: string;
  readonly revision: number;
  /** In the order of PRICES. */
  readonly itemIds: readonly string[];
  readonly leaseId: string;
  readonly uuid: string;
  readonly cents: number;
  readonly totalCents: number;
}

export interface LeaseRow {
  readonly state: string;
  readonly cents: number;
  readonly funded_cents: number | null;
  readonly lender_take_cents: number | null;
  readonly problem: string | null;
  readonly funding_checks: number;
}

/** @param type lessor whose API is used */
export async function openSignedLeases(type: LessorType = "KATAPULT", config: Partial<Config> = {}) {
  const lessors: TestLessors = await startLessorSandbox();
  const { leases } = readConfig({ NODE_ENV: "test", SANDBOX_PORT: new URL(lessors.url).port, LESSORS: type });
  const shop: OrderShop = await openOrderShop({ config: { leases, ...config } });
  const { db } = shop.api.database;
  for (const [at, price] of PRICES.entries()) {
    await sql`UPDATE products SET sale_price_cents = NULL, regular_price_cents = ${price}
      WHERE product_id = ${seededId(at + 1)}`.execute(db);
  }
  const lessor = lessors.lessor(type);
  const rowOf = async ({ leaseId }: SignedLease): Promise<LeaseRow> =>
    (
      await sql<LeaseRow>`SELECT state, cents, funded_cents, lender_take_cents, problem, funding_checks FROM leases
        WHERE id = ${leaseId}`.execute(db)
    ).rows[0]!;
  return {
    shop,
    lessors,
    lessor,
    rowOf,
    fundingOf: ({ uuid }: SignedLease): Promise<Funding | null> => lessor.findFunding(uuid),
    staffActions: (staff: () => TestUser) => confirmedOrders(shop, staff),
    /**
     * @param paidOtherwiseCents the part of the total paid by card
     * @param more of the application's and the order's input
     */
    async signed(
      customer: TestUser,
      paidOtherwiseCents = 0,
      isPreApproval = true,
      more: object = {},
    ): Promise<SignedLease> {
      const calls = leaseCalls(shop.app);
      const { application } = await calls.apply(
        aLeaseForm(ENDS_IN.partial, customer.username),
        customer.bearer,
        more,
      );
      await calls.refresh(application!.id, { bearer: customer.bearer });
      const approval = (
        await sql<{ uuid: string }>`UPDATE lease_applications SET is_pre_approval = ${isPreApproval}
          WHERE id = ${application!.id} RETURNING lessor_uuid AS uuid`.execute(db)
      ).rows[0]!;
      const items = PRICES.map((_, at) => ({ productId: seededId(at + 1), quantity: 1 }));
      const placed = await shop.checkout("crypto", anOrder({ items, ...more }), {}, customer.bearer);
      const orderId = placed.order!.id;
      const cart = await cartOf(shop, orderId, paidOtherwiseCents);
      const cents = cart.totalCents - paidOtherwiseCents;
      const leaseId = (
        await sql<{ id: string }>`INSERT INTO leases (order_id, application_id, state, cents, lessor)
          VALUES (${orderId}, ${application!.id}, 'SIGNED', ${cents}, ${type}) RETURNING id`.execute(db)
      ).rows[0]!.id;
      const { uuid } = await lessor.useApproval({
        approvalUuid: approval.uuid,
        orderId,
        cart,
        shipping: SHIPPING,
        clientReference: leaseId,
        idempotencyKey: leaseId,
        returnUrl: "http://localhost:8000/",
        cancelUrl: "http://localhost:8000/",
      });
      await lessors.sign(uuid);
      await sql`UPDATE leases SET lessor_uuid = ${uuid}, asked_at = now(), signed_at = now() WHERE id = ${leaseId}`.execute(
        db,
      );
      await sql`UPDATE payments SET state = ${paidOtherwiseCents > 0 ? "PAID" : "CANCELLED"},
          paid_cents = ${paidOtherwiseCents}, next_check_at = NULL WHERE order_id = ${orderId}`.execute(db);
      await sql`UPDATE order_items SET status = 'PENDING_SHIPMENT' WHERE order_id = ${orderId}`.execute(db);
      const { rows } = await sql<{ revision: number; itemIds: string[] }>`
        UPDATE orders SET status = 'CONFIRMED_BY_SUPPLIER', held_until = NULL, revision = revision + 1 WHERE id = ${orderId}
        RETURNING revision, (SELECT array_agg(item.id::text ORDER BY item.position) FROM order_items AS item
          WHERE item.order_id = orders.id) AS "itemIds"`.execute(db);
      const [order] = rows;
      return {
        ...order!,
        orderId,
        orderKey: placed.orderKey ?? "",
        leaseId,
        uuid,
        cents,
        totalCents: cart.totalCents,
      };
    },
    async stop() {
      await shop.stop();
      await lessors.stop();
    },
  };
}

async function cartOf(shop: OrderShop, orderId: string, paidOtherwiseCents: number): Promise<LeaseCart> {
  const { rows } = await sql<Omit<LeaseCart, "paidOtherwiseCents">>`
    SELECT total_cents AS "totalCents", shipping_cents AS "shippingCents", tax_cents AS "taxCents",
      discount_cents AS "discountCents", (SELECT jsonb_agg(jsonb_build_object('sku', item.product->>'sku',
        'name', item.product->>'name', 'quantity', item.quantity, 'unitPriceCents', item.price_cents, 'isLeasable', true))
      FROM order_items AS item WHERE item.order_id = orders.id) AS lines
    FROM orders WHERE id = ${orderId}`.execute(shop.api.database.db);
  return { ...rows[0]!, paidOtherwiseCents };
}
