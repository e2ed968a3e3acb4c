/**
 * Recipients of sent emails, retained while bounces are possible (CAMPAIGN-9). A bounce is matched by the
 * email's name only, because the address in a notice is not trusted.
 */
import { sql } from "kysely";
import type { Db } from "../../db/client";
import { emailIndex, emailIndexes } from "../../db/identity";
import type { Sealer } from "../../db/sealed";

/** Mail servers give up after about five days; the rest allows for delayed notices. */
const KEEP_DAYS = 14;
/** The table, and the context of its sealed values. */
export const SEALED_MAIL = "outgoing_mails";

/** A retained recipient: the sealed address and its index. */
export interface Recipient {
  readonly sealed: Buffer;
  readonly index: Buffer;
}

export function recipientOf(sealer: Sealer, email: string): Recipient {
  return { sealed: sealer.seal({ email }, SEALED_MAIL), index: emailIndex(sealer, email, SEALED_MAIL) };
}

/** A SET clause that drops the recipient; without a name, an email in transit retains none either. */
export const NAMELESS = sql`message_name = NULL, sealed_to = NULL, email_index = NULL`;

/**
 * Ends a bounced email, the first time. The email may still be pending: a server can bounce it before it is
 * marked as sent.
 *
 * @param also runs in the same transaction; skipped for an email of an unknown name
 */
export async function endBounced(
  db: Db,
  sealer: Sealer,
  messageName: string,
  also: (unit: Db, email: string) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ mail: Buffer | null; sent: Buffer | null }>`
      UPDATE outgoing_mails AS mail SET last_error = 'BOUNCED', sealed_mail = NULL, ${NAMELESS}
      FROM (SELECT id, sealed_mail, sealed_to FROM outgoing_mails
        WHERE message_name = ${messageName}::uuid FOR UPDATE) AS was
      WHERE mail.id = was.id RETURNING was.sealed_mail AS mail, was.sealed_to AS sent`.execute(trx);
    for (const { mail, sent } of rows) {
      const email = addressIn(sealer, mail, sent);
      if (email !== null) await also(trx, email);
    }
  });
}

/** Returns null if no current key opens the value. */
function addressIn(sealer: Sealer, mail: Buffer | null, sent: Buffer | null): string | null {
  try {
    if (sent) return sealer.open<{ readonly email: string }>(sent, SEALED_MAIL).email;
    return mail && sealer.open<{ readonly to: string }>(mail, SEALED_MAIL).to;
  } catch {
    return null;
  }
}

/** Lists the recent emails to an address, oldest first. */
export async function listSentTo(
  db: Db,
  sealer: Sealer,
  email: string,
): Promise<readonly { readonly kind: string; readonly sentAt: Date }[]> {
  const { rows } = await sql<{ kind: string; sentAt: Date }>`
    SELECT kind, sent_at AS "sentAt" FROM outgoing_mails
    WHERE email_index = ANY(${emailIndexes(sealer, email, SEALED_MAIL)}::bytea[]) AND sent_at IS NOT NULL
    ORDER BY id`.execute(db);
  return rows;
}

/** Forgets an address: pending emails are still sent, but retain no recipient. */
export async function forgetRecipient(unit: Db, sealer: Sealer, email: string): Promise<void> {
  await sql`UPDATE outgoing_mails SET ${NAMELESS}
    WHERE email_index = ANY(${emailIndexes(sealer, email, SEALED_MAIL)}::bytea[])`.execute(unit);
}

/** Forgets recipients whose emails can no longer bounce. */
export async function forgetOldRecipients(db: Db): Promise<void> {
  await sql`UPDATE outgoing_mails SET ${NAMELESS}
    WHERE sealed_to IS NOT NULL AND sent_at < now() - make_interval(days => ${KEEP_DAYS})`.execute(db);
}
