/**
 * Writes an edit to an order: items, totals, addresses and history. Each function is one step of a
 * transaction that holds the order lock.
 */
import { sql } from "kysely";
import { discountOfMany } from "#contract/orders/line-cents";
import type { ItemStatus, OrderStatus } from "#contract/orders/orders";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { wake } from "../../jobs/wake";
import type { LockedOrder } from "../changing/ports/moves.port";
import { writeEvent } from "../changing/steps.store";
import { writeOrderTerms } from "../listing/terms.store";
import { searchIndexes, SEALED_CUSTOMER } from "../reading/customer.rules";
import type { Address } from "../reading/order.port";
import type { EditPlan } from "./plan.rules";

export async function writeEdit(trx: Db, sealer: Sealer, order: LockedOrder, plan: EditPlan): Promise<void> {
  await writeItems(trx, order, plan);
  await writeOrder(trx, sealer, plan);
  await recordEvents(trx, sealer, plan);
}

async function writeItems(trx: Db, order: LockedOrder, { changed, added }: EditPlan): Promise<void> {
  for (const { item, quantity } of changed) {
    await (
      quantity === 0
        ? sql`DELETE FROM order_items WHERE id = ${item.id}`
        : sql`UPDATE order_items SET quantity = ${quantity}, discount_cents = ${discountOfMany(item, quantity)}
            WHERE id = ${item.id}`
    ).execute(trx);
  }
  if (added.length === 0) return;
  await sql`
    INSERT INTO order_items (order_id, position, product_id, product, quantity, price_cents, original_price_cents,
      shipping_cents, discount_cents, shipping_off_cents, status, partner)
    SELECT ${order.id}, (SELECT COALESCE(max(position), -1) FROM order_items WHERE order_id = ${order.id}) + line.at,
      line."productId", line.product, line.quantity, line."priceCents", line."originalPriceCents", line."shippingCents",
      COALESCE(line."discountCents", 0), COALESCE(line."shippingOffCents", 0), ${statusOfNew(order)}, line.partner
    FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(added)}::jsonb) AS ("productId" text, product jsonb, quantity int,
      "priceCents" int, "originalPriceCents" int, "shippingCents" int, "discountCents" int, "shippingOffCents" int, partner text)) WITH ORDINALITY
      AS line ("productId", product, quantity, "priceCents", "originalPriceCents", "shippingCents", "discountCents",
        "shippingOffCents", partner, at)`.execute(trx);
}

const TO_DELIVER: OrderStatus = "PENDING_FULFILMENT";

function statusOfNew({ status, deliveryType }: LockedOrder): ItemStatus {
  if (status !== TO_DELIVER) return "PENDING";
  return deliveryType === "DELIVERY_PICKUP" ? "PENDING_PICKUP" : "PENDING_SHIPMENT";
}

async function writeOrder(
  trx: Db,
  sealer: Sealer,
  { orderId, totals, customer, actor }: EditPlan,
): Promise<void> {
  await sql`UPDATE orders SET sub_total_cents = ${totals.subTotalCents}, shipping_cents = ${totals.shippingCents},
      discount_cents = ${totals.discountCents}, tax_cents = ${totals.taxCents}, tax_on_shipping_cents = ${totals.taxOnShippingCents},
      is_state_tax = ${totals.isStateTax}, total_cents = ${totals.totalCents},
      original_price_cents = ${totals.originalPriceCents}, sealed_customer = ${sealer.seal(customer, SEALED_CUSTOMER)},
      search_indexes = ${searchIndexes(sealer, customer)}::bytea[], ship_state = ${customer.shipping.state},
      revision = revision + 1, updated_at = now(), updated_by = ${actor}
    WHERE id = ${orderId}`.execute(trx);
  await wake(trx, "affiliates.commissions");
  await writeOrderTerms(trx, sealer, orderId, customer);
}

/** Addresses are personal data: the history stores the old and new ones sealed. */
async function recordEvents(trx: Db, sealer: Sealer, plan: EditPlan): Promise<void> {
  const { orderId, changed, added, before, customer, actor } = plan;
  const entry = { orderId, actor };
  for (const { item, quantity } of changed) {
    const { name } = item.product;
    const was = String(item.quantity);
    await writeEvent(
      trx,
      quantity === 0
        ? { ...entry, type: "ITEM_DELETED", summary: `Removed: ${was} × ${name}` }
        : {
            ...entry,
            type: "ITEM_UPDATED",
            summary: `New quantity: ${name}`,
            before: was,
            after: String(quantity),
          },
    );
  }
  for (const { product, quantity } of added) {
    await writeEvent(trx, { ...entry, type: "ITEM_ADDED", summary: `Added: ${quantity} × ${product.name}` });
  }
  for (const [which, type, summary] of [
    ["shipping", "SHIPPING_ADDRESS_UPDATED", "Shipping address corrected"],
    ["billing", "BILLING_ADDRESS_UPDATED", "Billing address corrected"],
  ] as const) {
    const was = before[which];
    if (!was) continue;
    const sealedNote = sealer.seal(`${lineOf(was)} → ${lineOf(customer[which])}`, SEALED_CUSTOMER);
    await writeEvent(trx, { ...entry, type, summary, sealedNote });
  }
}

function lineOf({
  firstName,
  lastName,
  address1,
  address2,
  city,
  state,
  postalCode,
  phone,
}: Address): string {
  const place = [`${firstName} ${lastName}`, address1, address2, city, `${state} ${postalCode}`, phone];
  return place.filter(Boolean).join(", ");
}
