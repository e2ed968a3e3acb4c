/** Changes a customer's tags (STAFF-62). */
import { LIMITS } from "#contract/limits";
import type { AuditWrite } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { listTagsOf, lockCustomer, writeTags } from "./notes.store";

/** @returns false with nothing changed when the limit would be exceeded */
export function changeTags(
  db: Db,
  userId: string,
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
  recordAudit: AuditWrite,
): Promise<boolean> {
  return db.transaction().execute(async (unit) => {
    await lockCustomer(unit, userId);
    const before = new Set(await listTagsOf(unit, userId));
    const removed = remove.filter((tag) => before.has(tag) && !add.includes(tag));
    const added = [...new Set(add)].filter((tag) => !before.has(tag));
    if (before.size - removed.length + added.length > LIMITS.care.tags) return false;
    if (removed.length + added.length === 0) return true;
    await writeTags(unit, userId, removed, added);
    await recordAudit(unit);
    return true;
  });
}
