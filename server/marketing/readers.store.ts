/** Who has asked for advertising by mail and may get it: the confirmed readers of the newsletter whose mailbox takes it. */
import { sql } from "kysely";
import { REST } from "#contract/rest/endpoints";
import { newsletterPath } from "#contract/site/paths";
import type { Db } from "../db/client";
import { emailIndex, emailIndexes } from "../db/identity";
import type { Sealer } from "../db/sealed";

/** How a reader ends all of it. */
export interface WayOut {
  /** For people: a path of the site. */
  readonly path: string;
  /** For mail programs (RFC 8058). */
  readonly unsubscribeUrl: string;
}

export interface Reader {
  readonly id: string;
  readonly index: Buffer;
  readonly email: string;
}

export interface Readers {
  /** Locks the reader until the transaction ends, so that no mail is written after a withdrawal. Null: no reader. */
  find(unit: Db, email: string): Promise<WayOut | null>;
  /** The same by the id of the subscription, without a lock. */
  findById(unit: Db, id: string): Promise<{ readonly email: string; readonly wayOut: WayOut } | null>;
  /** In the order of their indexes. @param after of the last one of the page before; null: the first page */
  listAfter(unit: Db, after: Buffer | null, atMost: number): Promise<readonly Reader[]>;
  /** An address whose mail server has refused it gets no more of it, until its owner joins anew (CAMPAIGN-6). */
  suppress(unit: Db, email: string): Promise<void>;
  /** Whether it gets no advertising, whatever its owner has asked for (CAMPAIGN-9). */
  isSuppressed(unit: Db, email: string): Promise<boolean>;
  /** Of nobody on the list. */
  readonly nobodysWayOut: WayOut;
}

export const LIST = "newsletter_subscribers";
export const SUPPRESSIONS = "mail_suppressions";
const NOBODY = "00000000-0000-0000-0000-000000000000";

export function createReaders(sealer: Sealer, apiUrl: string): Readers {
  const wayOutOf = (id: string): WayOut => ({
    path: newsletterPath("leave", id),
    unsubscribeUrl: `${apiUrl}${REST.unsubscribe.path.replace(":id", id)}`,
  });
  const open = (sealed: Buffer) => sealer.open<{ readonly email: string }>(sealed, LIST).email;
  const isSuppressed = async (unit: Db, email: string) => {
    const { rows } = await sql`SELECT 1 FROM mail_suppressions
      WHERE email_index = ANY(${emailIndexes(sealer, email, LIST)}::bytea[])`.execute(unit);
    return rows.length > 0;
  };
  return {
    async find(unit, email) {
      const { rows } = await sql<{ id: string }>`
        SELECT id FROM newsletter_subscribers
        WHERE email_index = ANY(${emailIndexes(sealer, email, LIST)}::bytea[]) AND confirmed_at IS NOT NULL
        FOR SHARE`.execute(unit);
      const [reader] = rows;
      return reader && !(await isSuppressed(unit, email)) ? wayOutOf(reader.id) : null;
    },
    async findById(unit, id) {
      const { rows } = await sql<{ sealed: Buffer }>`SELECT sealed_email AS sealed FROM newsletter_subscribers
        WHERE id = ${id} AND confirmed_at IS NOT NULL`.execute(unit);
      const [reader] = rows;
      if (!reader) return null;
      const email = open(reader.sealed);
      return (await isSuppressed(unit, email)) ? null : { email, wayOut: wayOutOf(id) };
    },
    async listAfter(unit, after, atMost) {
      const { rows } = await sql<{ id: string; index: Buffer; sealed: Buffer }>`
        SELECT id, email_index AS index, sealed_email AS sealed FROM newsletter_subscribers AS reader
        WHERE confirmed_at IS NOT NULL AND email_index > ${after ?? Buffer.alloc(0)}
          AND NOT EXISTS (SELECT 1 FROM mail_suppressions AS no WHERE no.email_index = reader.email_index)
        ORDER BY email_index LIMIT ${atMost}`.execute(unit);
      return rows.map(({ sealed, ...reader }) => ({ ...reader, email: open(sealed) }));
    },
    isSuppressed,
    async suppress(unit, email) {
      // Mails about orders go on and are refused again, also after a change of keys.
      if (await isSuppressed(unit, email)) return;
      await sql`INSERT INTO mail_suppressions (email_index, sealed_email)
        VALUES (${emailIndex(sealer, email, LIST)}, ${sealer.seal({ email }, SUPPRESSIONS)})
        ON CONFLICT DO NOTHING`.execute(unit);
    },
    nobodysWayOut: wayOutOf(NOBODY),
  };
}

/** Whose mailbox takes mail again, as the link of one proves, is written to again. */
export async function endSuppression(unit: Db, sealer: Sealer, email: string): Promise<void> {
  await sql`DELETE FROM mail_suppressions
    WHERE email_index = ANY(${emailIndexes(sealer, email, LIST)}::bytea[])`.execute(unit);
}
