/**
 * Outgoing email is a row, written in the transaction of the event it reports, so that neither exists without
 * the other (docs/decisions/mail.md). The content is sealed and deleted once sent; sent-mails.store.ts covers
 * what remains.
 */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../db/client";
import { queueOf } from "../../jobs/queue";
import { wake } from "../../jobs/wake";
import { emailIndex } from "../../db/identity";
import type { Sealer } from "../../db/sealed";
import { forgetOldRecipients, NAMELESS, SEALED_MAIL, type Recipient } from "./sent-mails.store";

export interface OutgoingMail {
  /** Names the email in the log and in the retained row, such as order-shipped. */
  readonly kind: string;
  /** Exactly one address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** For list emails: unsubscribes the reader by a single POST (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** Reply address, if not the shop's. */
  readonly replyTo?: string;
}

/** An email as sealed in the outbox. All attempts use the same name, so that mail programs show it once. */
export interface StoredMail extends OutgoingMail {
  readonly messageName: string;
}

/** An email that this process may send until its claim expires. */
export interface ClaimedMail {
  readonly id: string;
  readonly kind: string;
  /** Number of attempts, including this one. */
  readonly attempts: number;
  /** Null if it cannot be opened, because it was sealed with another key. */
  readonly mail: StoredMail | null;
}

const KEEP_DAYS = 30;

/** Emails to send. A claim outlasts a sender's timeout. */
export const MAILS = queueOf({
  table: "outgoing_mails",
  dueAt: "next_attempt_at",
  isOpen: sql`sealed_mail IS NOT NULL`,
  timeoutSeconds: 90,
});

/** Puts an email into the outbox. @param db a transaction, if other rows are written with the email */
export async function enqueueMail(db: Db, sealer: Sealer, mail: OutgoingMail): Promise<void> {
  await enqueueRevocable(db, sealer, mail);
}

/** Enqueues an email that may be withdrawn before it is sent. @returns its id */
export async function enqueueRevocable(db: Db, sealer: Sealer, mail: OutgoingMail): Promise<string> {
  const messageName = randomUUID();
  const { id } = await db
    .insertInto("outgoing_mails")
    .values({
      kind: mail.kind,
      sealed_mail: sealer.seal({ ...mail, messageName }, SEALED_MAIL),
      message_name: messageName,
      email_index: emailIndex(sealer, mail.to, SEALED_MAIL),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await wake(db, "mail.outbox");
  return id;
}

/** Withdraws unsent emails; an email being sent right now still arrives. */
export async function withdrawMails(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`UPDATE outgoing_mails SET last_error = 'WITHDRAWN', sealed_mail = NULL, ${NAMELESS}
    WHERE id = ANY(${ids}::bigint[]) AND sealed_mail IS NOT NULL`.execute(db);
}

/** Claims up to `limit` due emails. */
export async function claimMails(db: Db, sealer: Sealer, limit: number): Promise<ClaimedMail[]> {
  const { rows } = await sql<{ id: string; kind: string; attempts: number; sealed_mail: Buffer }>`
    UPDATE outgoing_mails SET attempts = attempts + 1, ${MAILS.claim} WHERE id IN (${MAILS.selectDue(limit)})
    RETURNING id, kind, attempts, sealed_mail`.execute(db);
  return rows.map(({ sealed_mail, ...row }) => ({ ...row, mail: open(sealer, sealed_mail) }));
}

function open(sealer: Sealer, sealed: Buffer): StoredMail | null {
  try {
    return sealer.open<StoredMail>(sealed, SEALED_MAIL);
  } catch {
    return null;
  }
}

/**
 * Marks an email as sent, retaining only kind and time. While bounces are possible, the recipient is retained
 * too, unless it is to be forgotten.
 */
export async function markSent(db: Db, id: string, recipient: Recipient | null): Promise<void> {
  const retained = recipient
    ? sql`sealed_to = CASE WHEN message_name IS NOT NULL THEN ${recipient.sealed}::bytea END,
        email_index = CASE WHEN message_name IS NOT NULL THEN ${recipient.index}::bytea END`
    : NAMELESS;
  await sql`UPDATE outgoing_mails SET sent_at = now(), sealed_mail = NULL, last_error = NULL, ${retained}
    WHERE id = ${id}`.execute(db);
}

/** @param error short, without any content of the email */
export async function markFailed(db: Db, id: string, error: string, retrySeconds: number): Promise<void> {
  await sql`UPDATE outgoing_mails
    SET last_error = ${error}, ${MAILS.postpone(retrySeconds)}
    WHERE id = ${id}`.execute(db);
}

/**
 * Gives up on a refused email: it is not retried, its content is deleted, and the row records the loss.
 *
 * @param also runs in the same transaction
 */
export async function markGivenUp(
  db: Db,
  id: string,
  error: string,
  also?: (unit: Db) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`UPDATE outgoing_mails SET last_error = ${error}, sealed_mail = NULL, ${NAMELESS}
      WHERE id = ${id}`.execute(trx);
    await also?.(trx);
  });
}

/** Deletes rows of finished emails after KEEP_DAYS; their recipients are deleted earlier. */
export async function forgetOldMails(db: Db): Promise<void> {
  await forgetOldRecipients(db);
  await sql`DELETE FROM outgoing_mails
    WHERE sealed_mail IS NULL AND created_at < now() - make_interval(days => ${KEEP_DAYS})`.execute(db);
}
