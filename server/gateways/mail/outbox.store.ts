/**
 * Mail to be sent is a row written in the same transaction as what it tells of, so that neither can exist without the
 * other (docs/decisions/mail.md). What a mail says is sealed, and gone once it was sent; sent-mails.store.ts has what stays.
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
  /** Names the mail in the log and in the row that stays, such as order-shipped. */
  readonly kind: string;
  /** One address, nothing else. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** For mails of a list: unsubscribes the reader by a single POST (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** Where an answer goes when not to the shop. */
  readonly replyTo?: string;
}

/**
 * A mail as it is sealed in the outbox; its name is the same however often it is sent, so that mail programs show it
 * once.
 */
export interface StoredMail extends OutgoingMail {
  readonly messageName: string;
}

/** A mail this process may send until its claim is over. */
export interface ClaimedMail {
  readonly id: string;
  readonly kind: string;
  /** How often it was tried, this time included. */
  readonly attempts: number;
  /** Null when it cannot be opened: sealed with another key. */
  readonly mail: StoredMail | null;
}

const KEEP_DAYS = 30;

/** Mails that are to be sent. A claim lasts longer than a sender waits for a mail server. */
export const MAILS = queueOf({
  table: "outgoing_mails",
  dueAt: "next_attempt_at",
  isOpen: sql`sealed_mail IS NOT NULL`,
  timeoutSeconds: 90,
});

/** Puts a mail into the outbox. @param db a transaction when something else is written with it */
export async function enqueueMail(db: Db, sealer: Sealer, mail: OutgoingMail): Promise<void> {
  await enqueueRevocable(db, sealer, mail);
}

/** The same for a mail that may be withdrawn before it is sent. @returns its id */
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

/** A mail that was not sent yet and that its reader does not want any more; what is being sent this moment arrives. */
export async function withdrawMails(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`UPDATE outgoing_mails SET last_error = 'WITHDRAWN', sealed_mail = NULL, ${NAMELESS}
    WHERE id = ANY(${ids}::bigint[]) AND sealed_mail IS NOT NULL`.execute(db);
}

/** Claims up to `limit` mails that are due. */
export async function claimMails(db: Db, sealer: Sealer, limit: number): Promise<ClaimedMail[]> {
  const { rows } = await sql<{ id: string; kind: string; attempts: number; sealed_mail: Buffer }>`
    UPDATE outgoing_mails SET attempts = attempts + 1, ${MAILS.claim} WHERE id IN (${MAILS.take(limit)})
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

/** A sent mail keeps only its kind and time; while it may come back also whose it was, unless they are to be forgotten. */
export async function markSent(db: Db, id: string, recipient: Recipient | null): Promise<void> {
  const kept = recipient
    ? sql`sealed_to = CASE WHEN message_name IS NOT NULL THEN ${recipient.sealed}::bytea END,
        email_index = CASE WHEN message_name IS NOT NULL THEN ${recipient.index}::bytea END`
    : NAMELESS;
  await sql`UPDATE outgoing_mails SET sent_at = now(), sealed_mail = NULL, last_error = NULL, ${kept}
    WHERE id = ${id}`.execute(db);
}

/** @param error short and without anything of the mail */
export async function markFailed(db: Db, id: string, error: string, retrySeconds: number): Promise<void> {
  await sql`UPDATE outgoing_mails
    SET last_error = ${error}, ${MAILS.postpone(retrySeconds)}
    WHERE id = ${id}`.execute(db);
}

/**
 * A refused mail is not retried; its content is deleted, and the row shows that it was lost.
 *
 * @param also done together with it
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

/** Rows of mails that were sent or given up go after KEEP_DAYS, and whose they were before. */
export async function forgetOldMails(db: Db): Promise<void> {
  await forgetOldRecipients(db);
  await sql`DELETE FROM outgoing_mails
    WHERE sealed_mail IS NULL AND created_at < now() - make_interval(days => ${KEEP_DAYS})`.execute(db);
}
