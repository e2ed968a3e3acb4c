/** Reads placed orders by idempotency key and by customer. */
import type { Db } from "../../db/client";
import type { Placing } from "./placing.port";

/** Whether a key belongs to this request or another; null for a new key. */
export async function findPlaced(
  db: Db,
  idempotencyHash: Buffer,
  requestHash: Buffer,
): Promise<Placing | null> {
  const known = await db
    .selectFrom("orders")
    .select(["id", "request_hash"])
    .where("idempotency_hash", "=", idempotencyHash)
    .executeTakeFirst();
  if (!known) return null;
  return known.request_hash.equals(requestHash) ? { kind: "KNOWN", orderId: known.id } : { kind: "CONFLICT" };
}

export async function isOrderOf(db: Db, orderId: string, userId: string): Promise<boolean> {
  const order = db.selectFrom("orders").select("user_id").where("id", "=", orderId);
  return (await order.executeTakeFirst())?.user_id === userId;
}
