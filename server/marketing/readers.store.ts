/** Who has asked for advertising by mail and may get it: the confirmed readers of the newsletter. */
import { sql } from "kysely";
import { REST } from "#contract/rest-endpoints";
import { newsletterPath } from "#contract/site-paths";
import type { Db } from "../db/client";
import { emailIndexes } from "../db/identity";
import type { Sealer } from "../db/sealed";
import { LIST } from "./marketing.store";

/** How a reader ends all of it. */
export interface WayOut {
  /** For people: a path of the site. */
  readonly path: string;
  /** For mail programs (RFC 8058). */
  readonly unsubscribeUrl: string;
}

export interface Readers {
  /** Locks the reader until the transaction ends, so that no mail is written after a withdrawal. Null: no reader. */
  find(unit: Db, email: string): Promise<WayOut | null>;
}

export function createReaders(sealer: Sealer, apiUrl: string): Readers {
  return {
    async find(unit, email) {
      const { rows } = await sql<{ id: string }>`
        SELECT id FROM newsletter_subscribers
        WHERE email_index = ANY(${emailIndexes(sealer, email, LIST)}::bytea[]) AND confirmed_at IS NOT NULL
        FOR SHARE`.execute(unit);
      const [reader] = rows;
      return reader
        ? {
            path: newsletterPath("leave", reader.id),
            unsubscribeUrl: `${apiUrl}${REST.unsubscribe.path.replace(":id", reader.id)}`,
          }
        : null;
    },
  };
}
