/** Recipients of advertising mail: confirmed newsletter subscribers whose mailbox accepts mail. */
import { sql } from "kysely";
import { REST } from "#contract/rest/endpoints";
import { newsletterPath } from "#contract/site/paths";
import type { Db } from "../db/client";
import { emailIndex, emailIndexes } from "../db/identity";
import type { Sealer } from "../db/sealed";

/** Unsubscribe links of a subscriber. */
export interface WayOut {
  /** Page of the site, as a path. */
  readonly path: string;
  /** For mail clients (RFC 8058). */
  readonly unsubscribeUrl: string;
}

export interface Reader {
  readonly id: string;
  readonly index: Buffer;
  readonly email: string;
}

export interface Readers {
  /**
   * Locks the subscriber until the transaction ends, so that no mail is written after an opt-out. Null
   * without a subscription.
   */
  find(unit: Db, email: string): Promise<WayOut | null>;
  /** Same as find, by subscription id and without a lock. */
  findById(unit: Db, id: string): Promise<{ readonly email: string; readonly wayOut: WayOut } | null>;
  /** Decrypts newsletter_subscribers.sealed_email. */
  openEmail(sealed: Buffer): string;
  /**
   * Sorted by index.
   * @param after index of the previous page's last subscriber; null = first page
   */
  listAfter(unit: Db, after: Buffer | null, atMost: number): Promise<readonly Reader[]>;
  /**
   * Suppresses an address whose mail server refused a mail, until its owner subscribes again (CAMPAIGN-6).
   */
  suppress(unit: Db, email: string): Promise<void>;
  /** Whether the address is opted out of all advertising, regardless of individual opt-ins (CAMPAIGN-9). */
  isSuppressed(unit: Db, email: string): Promise<boolean>;
  /** Unsubscribe links for a recipient without a subscription. */
  readonly nobodysWayOut: WayOut;
}

export const LIST = "newsletter_subscribers";
export const SUPPRESSIONS = "mail_suppressions";
const NIL_UUID = "00000000-0000-0000-0000-000000000000";

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
    openEmail: open,
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
      // Order mails still go to the address and are refused again, also after a key change.
      if (await isSuppressed(unit, email)) return;
      await sql`INSERT INTO mail_suppressions (email_index, sealed_email)
        VALUES (${emailIndex(sealer, email, LIST)}, ${sealer.seal({ email }, SUPPRESSIONS)})
        ON CONFLICT DO NOTHING`.execute(unit);
    },
    nobodysWayOut: wayOutOf(NIL_UUID),
  };
}

/** Lifts the suppression: opening a mail's link proves that the mailbox accepts mail again. */
export async function endSuppression(unit: Db, sealer: Sealer, email: string): Promise<void> {
  await sql`DELETE FROM mail_suppressions
    WHERE email_index = ANY(${emailIndexes(sealer, email, LIST)}::bytea[])`.execute(unit);
}
