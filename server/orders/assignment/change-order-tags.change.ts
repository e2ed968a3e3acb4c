/** Changes an order's tags (ORDER-55). */
import { LIMITS } from "#contract/limits";
import type { OrderTagsInput } from "#contract/orders/assignment";
import type { AuditWrite } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { lockOrder } from "../changing/steps.store";
import { listTagsOf, writeTags } from "./assignment.store";

/** @returns false with nothing changed when the limit would be exceeded */
export function changeOrderTags(
  db: Db,
  orderId: string,
  { add, remove }: OrderTagsInput,
  recordAudit: AuditWrite,
): Promise<boolean> {
  return db.transaction().execute(async (unit) => {
    await lockOrder(unit, orderId);
    const before = new Set(await listTagsOf(unit, orderId));
    const removed = remove.filter((tag) => before.has(tag) && !add.includes(tag));
    const added = [...new Set(add)].filter((tag) => !before.has(tag));
    if (before.size - removed.length + added.length > LIMITS.orders.tagsPerOrder) return false;
    if (removed.length + added.length === 0) return true;
    await writeTags(unit, orderId, removed, added);
    await recordAudit(unit);
    return true;
  });
}
