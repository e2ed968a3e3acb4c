/** Saves and deletes canned replies. */
import { LIMITS } from "#contract/limits";
import type { AuditWrite } from "../audit/audit.port";
import { changeAudited } from "../db/audited";
import type { Db } from "../db/client";
import { deleteReply, insertReply, lockReplies, updateReply, type ReplyText } from "./canned-replies.store";

/**
 * Idempotent: a new reply equal to a stored one is a no-op.
 * @param reply its id is omitted for a new reply
 * @returns false when it no longer exists, "FULL" at the limit
 */
export function saveCannedReply(
  db: Db,
  { id, ...reply }: ReplyText & { readonly id?: string },
  recordAudit: AuditWrite,
): Promise<boolean | "FULL"> {
  if (id !== undefined) return changeAudited(db, (unit) => updateReply(unit, id, reply), recordAudit);
  return db.transaction().execute(async (unit) => {
    const { isStored, count } = await lockReplies(unit, reply);
    if (isStored) return true;
    if (count >= LIMITS.chat.cannedAnswers) return "FULL";
    await insertReply(unit, reply);
    await recordAudit(unit);
    return true;
  });
}

/** Idempotent. */
export async function deleteCannedReply(db: Db, id: string, recordAudit: AuditWrite): Promise<void> {
  await changeAudited(db, (unit) => deleteReply(unit, id), recordAudit);
}
