/** Assigns, closes and reopens conversations (CHAT-5). No-op changes write and notify nothing. */
import type { AuditWrite } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { isConversation, writeAssignee, writeState } from "./admin.store";
import { notifyChat } from "./chat.store";

/**
 * @param userId null = unassigned
 * @returns false when the conversation does not exist
 */
export function assignConversation(db: Db, id: string, userId: string | null): Promise<boolean> {
  return change(db, id, (unit) => writeAssignee(unit, id, userId));
}

/** @returns false when the conversation does not exist */
export function closeConversation(db: Db, id: string, recordAudit: AuditWrite): Promise<boolean> {
  return change(db, id, (unit) => writeState(unit, id, "CLOSED"), recordAudit);
}

/** @returns false when the conversation does not exist */
export function reopenConversation(db: Db, id: string, recordAudit: AuditWrite): Promise<boolean> {
  return change(db, id, (unit) => writeState(unit, id, "OPEN"), recordAudit);
}

async function change(
  db: Db,
  id: string,
  write: (unit: Db) => Promise<boolean>,
  recordAudit?: AuditWrite,
): Promise<boolean> {
  const outcome = await db.transaction().execute(async (unit) => {
    if (!(await write(unit))) return (await isConversation(unit, id)) ? "AS_BEFORE" : null;
    await recordAudit?.(unit);
    return "CHANGED";
  });
  if (outcome === "CHANGED") await notifyChat(db, id);
  return outcome !== null;
}
