/**
 * Random histories of a shop, written into its tables as the shop does: orders that are paid, paid again,
 * refunded, leased, cancelled and returned, mostly near midnight and on days of a clock change.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { readConfig } from "../../../server/config";
import type { Db } from "../../../server/db/client";
import { createSealer } from "../../../server/db/sealed";
import { SEALED_CUSTOMER } from "../../../server/orders/reading/customer.rules";
import type { OrderCustomer } from "../../../server/orders/reading/order.port";
import { sourceOf } from "../../../server/visits/source.rules";
import { chanceWithin, type Random } from "../chance";
import { randomMoney, type MoneyChange } from "./random-money";

/** Attributions of orders and visits. */
export const ATTRIBUTIONS: readonly Readonly<Record<string, string>>[] = [
  {},
  { gclid: "g1" },
  { gclid: "g2", utm_campaign: "winter" },
  { utm_source: "letter", utm_medium: "email", utm_campaign: "spring" },
  { utm_source: "letter" },
  { aid: "anna", sid: "blog" },
  { fbclid: "f1" },
];

const ADDRESS = {
  firstName: "Bea",
  lastName: "Buyer",
  address1: "1 Main St",
  address2: null,
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  country: "US",
  phone: "",
};
/** A running host must be able to decrypt it: it lists orders, and searches them by name. */
const CUSTOMER: OrderCustomer = {
  email: "buyer@mail.example",
  firstName: "Bea",
  lastName: "Buyer",
  phone: "",
  shipping: ADDRESS,
  billing: ADDRESS,
  ipAddress: "",
  userAgent: "",
  acceptLanguages: "",
};

export interface RandomBooks {
  readonly changes: MoneyChange[];
  /** Adds orders with their full histories. */
  addOrders(count: number): Promise<void>;
  /** Adds visits of every source. */
  addVisits(count: number): Promise<void>;
  /** Adds an affiliate with clicks, commissions and reversals. */
  addAffiliates(count: number): Promise<void>;
  /** Adds approved lease applications. */
  addApprovals(count: number): Promise<void>;
  /** Adds late changes of past events: refunds, late payments, other statuses and items. */
  correct(count: number): Promise<void>;
}

export interface BooksOptions {
  readonly userIds: readonly string[];
  readonly productIds: readonly string[];
  /** Nothing happens outside. */
  readonly first: Date;
  readonly last: Date;
}

export function randomBooks(db: Db, random: Random, options: BooksOptions): RandomBooks {
  const { first, last, userIds, productIds } = options;
  const sealedCustomer = createSealer(readConfig({ NODE_ENV: "test" }).piiKeys).seal(
    CUSTOMER,
    SEALED_CUSTOMER,
  );
  const { below, pick, later, moment } = chanceWithin(random, first, last);
  const { changes, pay, giveBackOne, lease } = randomMoney(db, random, { below, pick, later });
  const orderIds: string[] = [];

  const addItem = async (orderId: string, position: number) => {
    const productId = pick(productIds);
    const cents = 1_000 + below(200_000);
    const quantity = 1 + below(3);
    await sql`INSERT INTO order_items (order_id, position, product_id, product, quantity, price_cents, original_price_cents,
        shipping_cents, status, partner)
      VALUES (${orderId}, ${position}, ${productId}, ${JSON.stringify({ name: `Product ${productId}`, sku: productId })}, ${quantity},
        ${cents}, ${cents}, 0, 'PENDING_SHIPMENT', 'BESTBUY')`.execute(db);
    return cents * quantity;
  };

  const placeAtSupplier = async (orderId: string, at: Date) => {
    const state = pick(["SUBMITTED", "CLOSED", "REFUSED", "TO_SUBMIT"]);
    const submitted = state === "SUBMITTED" || state === "CLOSED" ? later(at) : null;
    await sql`WITH placed AS (
        INSERT INTO supplier_orders (order_id, supplier, state, requested_by, created_at, submitted_at, next_try_at)
        VALUES (${orderId}, 'BESTBUY', ${state}, 'test', ${at}, ${submitted}, NULL) RETURNING id)
      INSERT INTO supplier_order_items (supplier_order_id, item_id, is_over)
      SELECT placed.id, item.id, ${random() < 0.2} FROM placed, order_items AS item WHERE item.order_id = ${orderId}`.execute(
      db,
    );
  };

  return {
    changes,
    async addOrders(count) {
      for (let made = 0; made < count; made += 1) {
        const at = moment();
        const id = randomUUID();
        const userId = random() < 0.8 ? pick(userIds) : null;
        const hash = randomBytes(32);
        await sql`INSERT INTO orders (id, unique_id, user_id, submitted_by, status, delivery_type, total_cents, sub_total_cents,
            shipping_cents, tax_cents, discount_cents, original_price_cents, idempotency_hash, request_hash, sealed_customer,
            search_indexes, ship_state, is_stock_taken, submitted_at, created_at, updated_at, created_by, updated_by, attribution)
          VALUES (${id}, ${`EF-${id.slice(0, 8).toUpperCase()}`}, ${userId}, ${userId ?? "guest"}, 'PENDING_PAYMENT',
            'DELIVERY_SHIPPING', 0, 0, 0, 0, 0, 0, ${hash}, ${hash}, ${sealedCustomer}, '{}', 'TX', true, ${at}, ${at}, ${at},
            'test', 'test', ${JSON.stringify(pick(ATTRIBUTIONS))}::jsonb)`.execute(db);
        let total = 0;
        for (let position = 0; position <= below(3); position += 1) total += await addItem(id, position);
        const tax = Math.round(total * 0.0825);
        await sql`UPDATE orders SET total_cents = ${total + tax}, sub_total_cents = ${total}, tax_cents = ${tax},
            affiliate_take_cents = ${random() < 0.3 ? 500 : null} WHERE id = ${id}`.execute(db);
        total += tax;
        if (random() < 0.6) await placeAtSupplier(id, later(at));
        orderIds.push(id);
        if (random() < 0.25) await lease(id, total, at);
        else {
          await pay(id, total, at, 1);
          if (random() < 0.15) await pay(id, total, later(at), 2);
        }
        const status = pick([
          "PENDING_FULFILMENT",
          "COMPLETED",
          "COMPLETED",
          "CANCELLED",
          "RETURNED",
          "PAYMENT_FAILED",
        ]);
        await sql`UPDATE orders SET status = ${status}, updated_at = ${later(at)} WHERE id = ${id}`.execute(
          db,
        );
      }
    },
    async addVisits(count) {
      for (let made = 0; made < count; made += 1) {
        const { source, medium, campaign } = sourceOf(pick(ATTRIBUTIONS));
        await sql`INSERT INTO visits (id, started_at, source, medium, campaign, landing_path, referrer_host, device)
          VALUES (${randomUUID()}, ${moment()}, ${source}, ${medium}, ${campaign}, '/', '', 'PHONE')`.execute(
          db,
        );
      }
    },
    async addApprovals(count) {
      for (let made = 0; made < count; made += 1) {
        const at = moment();
        await sql`INSERT INTO lease_applications (idempotency_hash, status, is_pre_approval, state, sealed_shown,
            details_until, consent_version, attribution, approved_cents, approved_at, created_at, updated_at)
          VALUES (${randomBytes(32)}, 'APPROVED', true, 'TX', '\\x00', ${at}, '1',
            ${JSON.stringify(pick(ATTRIBUTIONS))}::jsonb, 100000, ${later(at)}, ${at}, ${at})`.execute(db);
      }
    },
    async addAffiliates(count) {
      await sql`INSERT INTO affiliates (code, name, created_by) VALUES ('bert', 'Bert', 'test')`.execute(db);
      const { rows } = await sql<{ id: string }>`
        INSERT INTO affiliate_terms (affiliate, from_day, per_application_cents, per_order_cents, percent_hundredths,
          created_by, idempotency_key) VALUES ('bert', '2020-01-01', 100, 100, 0, 'test', ${randomUUID()})
        RETURNING id`.execute(db);
      for (let made = 0; made < count; made += 1) {
        const [visit, sub, at] = [randomUUID(), pick(["blog", null]), moment()];
        await sql`INSERT INTO visits (id, started_at, source, medium, campaign, affiliate_id, sub_affiliate_id,
            landing_path, referrer_host, device)
          VALUES (${visit}, ${at}, 'bert', 'affiliate', '', 'bert', ${sub}, '/', '', 'PHONE')`.execute(db);
        await sql`INSERT INTO affiliate_clicks (visit_id, at) VALUES (${visit}, ${at})`.execute(db);
        if (random() < 0.5) continue;
        const conversion = randomUUID();
        const enter = (id: string, kind: string, of: string | null, when: Date, commission: number) =>
          sql`INSERT INTO affiliate_entries (id, at, affiliate, kind, application_id, conversion_id, terms_id, month,
              is_lease, net_cents, take_cents, is_capped)
            VALUES (${id}, ${when}, 'bert', ${kind}, ${conversion}, ${of}, ${rows[0]!.id}, '2026-01-01', true, 0, ${commission}, false)`.execute(
            db,
          );
        await enter(conversion, "APPLICATION", null, at, 100 + below(900));
        if (random() < 0.5) await enter(randomUUID(), "REVERSAL", conversion, later(at), -100);
      }
    },
    async correct(count) {
      for (let made = 0; made < count; made += 1) {
        const kind = random();
        if (kind < 0.4) await giveBackOne();
        else if (kind < 0.6) {
          await sql`UPDATE order_items SET status = ${pick(["RETURNED", "CANCELLED", "DELIVERED"])}
            WHERE order_id = ${pick(orderIds)}`.execute(db);
          await sql`UPDATE supplier_order_items SET is_over = NOT is_over WHERE item_id IN (
            SELECT id FROM order_items WHERE order_id = ${pick(orderIds)})`.execute(db);
        } else if (kind < 0.7) {
          // A free correction of the order, and its affiliate commission.
          await sql`UPDATE orders SET affiliate_take_cents = ${below(900)}, tax_cents = tax_cents - 1,
            total_cents = total_cents - 1 WHERE id = ${pick(orderIds)} AND tax_cents > 0`.execute(db);
        } else {
          const id = pick(orderIds);
          await sql`UPDATE orders SET status = ${pick(["CANCELLED", "COMPLETED", "RETURNED"])} WHERE id = ${id}`.execute(
            db,
          );
        }
      }
    },
  };
}
