/**
 * Search terms of orders: blind indexes of prefixes of the customer's names, address and phone
 * (docs/decisions/personal-data.md, docs/decisions/order-lists.md).
 */
import { sql } from "kysely";
import type { Db } from "../../db/client";
import { termsOf } from "../../db/person-terms";
import type { Sealer } from "../../db/sealed";
import { whileAny } from "../../jobs/due";
import { fillRows } from "../../jobs/fill-rows.store";
import { openCustomer } from "../reading/customer.rules";
import type { OrderCustomer } from "../reading/order.port";

/**
 * Value of order_terms.terms for a customer's order. Email addresses are indexed up to the @: a term shared
 * by half of all orders is slow and useless.
 */
export function orderTerms(sealer: Sealer, customer: OrderCustomer): Buffer[] {
  const { email, firstName, lastName, phone, shipping, billing } = customer;
  const people = [{ firstName, lastName }, shipping, billing];
  const names = [
    email.replace(/@.*/, ""),
    ...people.flatMap((person) => [person.firstName, person.lastName]),
  ];
  return termsOf(sealer, { email, names, phone: phone || (shipping.phone ?? "") }, "orders");
}

/** Writes the terms of an order; the customer is written in the same transaction. */
export async function writeOrderTerms(
  trx: Db,
  sealer: Sealer,
  orderId: string,
  customer: OrderCustomer,
): Promise<void> {
  await sql`INSERT INTO order_terms (order_id, terms) VALUES (${orderId}, ${orderTerms(sealer, customer)}::bytea[])
    ON CONFLICT (order_id) DO UPDATE SET terms = EXCLUDED.terms`.execute(trx);
}

/** SQL expression: now while an order lacks terms, else null. */
export const ORDER_TERMS_DUE = whileAny(sql`SELECT 1 FROM order_terms WHERE terms IS NULL`);

/**
 * Backfills missing terms for a batch of orders.
 * @returns true when more may be left
 */
export function fillOrderTerms(db: Db, sealer: Sealer): Promise<boolean> {
  const missing = sql<{ id: string; sealed: Buffer }>`
    SELECT orders.id, sealed_customer AS sealed FROM order_terms JOIN orders ON orders.id = order_id
    WHERE terms IS NULL`;
  return fillRows(db, { missing, table: "order_terms" }, (trx, { id, sealed }) =>
    writeOrderTerms(trx, sealer, id, openCustomer(sealer, sealed)),
  );
}
