/** Answers and reopens contact requests (STAFF-39). */
import type { ContactInput } from "#contract/marketing/schema";
import type { AuditWrite } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { enqueueMail, type OutgoingMail } from "../../gateways/mail/outbox.store";
import { lockContact, writeAnswered, writeReopened } from "./admin.store";

export interface ContactChangeParts {
  readonly db: Db;
  readonly sealer: Sealer;
}

export interface Reply {
  readonly text: string;
  readonly userId: string;
  readonly mailTo: (request: ContactInput) => OutgoingMail;
}

/**
 * Marks a request as answered; a no-op if it already is.
 * @returns false when it does not exist
 */
export function answerContact(
  { db, sealer }: ContactChangeParts,
  id: string,
  userId: string,
  recordAudit: AuditWrite,
): Promise<boolean> {
  return db.transaction().execute(async (unit) => {
    const contact = await lockContact(unit, sealer, id);
    if (!contact || contact.isAnswered) return contact !== null;
    await writeAnswered(unit, sealer, id, { userId, reply: null });
    await recordAudit(unit);
    return true;
  });
}

/**
 * Answers an open request together with the mail. Idempotent for the same answer.
 * @returns null when it does not exist; false when another staff member answered it
 */
export function replyToContact(
  { db, sealer }: ContactChangeParts,
  id: string,
  { text, userId, mailTo }: Reply,
  recordAudit: AuditWrite,
): Promise<boolean | null> {
  return db.transaction().execute(async (unit) => {
    const contact = await lockContact(unit, sealer, id);
    if (!contact) return null;
    if (contact.isAnswered) return contact.reply === text;
    await writeAnswered(unit, sealer, id, { userId, reply: text });
    await enqueueMail(unit, sealer, mailTo(contact.request));
    await recordAudit(unit);
    return true;
  });
}

/**
 * Reverts answerContact().
 * @returns null when it does not exist; false when it was answered by mail, which is final
 */
export function reopenContact(
  { db, sealer }: ContactChangeParts,
  id: string,
  recordAudit: AuditWrite,
): Promise<boolean | null> {
  return db.transaction().execute(async (unit) => {
    const contact = await lockContact(unit, sealer, id);
    if (!contact) return null;
    if (contact.reply !== null) return false;
    if (!contact.isAnswered) return true;
    await writeReopened(unit, id);
    await recordAudit(unit);
    return true;
  });
}
