/**
 * Whose a sent mail was, as long as it may come back (CAMPAIGN-9). A mail that comes back is found by its name alone: an
 * address that stands in a notice is believed by nobody.
 */
import { sql } from "kysely";
import type { Db } from "../../db/client";
import { emailIndex, emailIndexes } from "../../db/identity";
import type { Sealer } from "../../db/sealed";

/** Mail servers give up after about five days; one that was down has some more to say so. */
const KEEP_DAYS = 14;
/** The table, and the context its values are sealed in. */
export const SEALED_MAIL = "outgoing_mails";

/** An address as it is kept of a sent mail: sealed, and found by its index. */
export interface Recipient {
  readonly sealed: Buffer;
  readonly index: Buffer;
}

export function recipientOf(sealer: Sealer, email: string): Recipient {
  return { sealed: sealer.seal({ email }, SEALED_MAIL), index: emailIndex(sealer, email, SEALED_MAIL) };
}

/** An assignment: of a mail without a name nothing is kept, also when it is handed over this moment. */
export const NAMELESS = sql`message_name = NULL, sealed_to = NULL, email_index = NULL`;

/**
 * Ends a mail that came back, the first time. It may still wait here: a server can be quicker than the note that it has it.
 *
 * @param also done together with it; not for a mail of an unknown name
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

/** Null when no key of today opens it. */
function addressIn(sealer: Sealer, mail: Buffer | null, sent: Buffer | null): string | null {
  try {
    if (sent) return sealer.open<{ readonly email: string }>(sent, SEALED_MAIL).email;
    return mail && sealer.open<{ readonly to: string }>(mail, SEALED_MAIL).to;
  } catch {
    return null;
  }
}

/** What is known to have been sent to an address in the last days, the oldest first. */
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

/** Nothing of an address is kept any more; what waits is sent, and nothing is kept of it then. */
export async function forgetRecipient(unit: Db, sealer: Sealer, email: string): Promise<void> {
  await sql`UPDATE outgoing_mails SET ${NAMELESS}
    WHERE email_index = ANY(${emailIndexes(sealer, email, SEALED_MAIL)}::bytea[])`.execute(unit);
}

/** Of mails that come back no more. */
export async function forgetOldRecipients(db: Db): Promise<void> {
  await sql`UPDATE outgoing_mails SET ${NAMELESS}
    WHERE sealed_to IS NOT NULL AND sent_at < now() - make_interval(days => ${KEEP_DAYS})`.execute(db);
}
