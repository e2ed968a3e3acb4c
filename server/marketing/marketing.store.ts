/** Keeps contact requests and the newsletter's list, sealed. */
import { sql } from "kysely";
import type { ContactInput } from "#contract/marketing";
import type { Db } from "../db/client";
import { emailIndex, emailIndexes, renewIndexes } from "../db/identity";
import { enqueueMail, type OutgoingMail } from "../db/outbox";
import type { Sealer } from "../db/sealed";

export interface ContactRequest extends ContactInput {
  readonly ipAddress: string;
}

export interface MarketingStore {
  /** Writes the request and the notice of it together. */
  addContactRequest(request: ContactRequest, notice: OutgoingMail): Promise<void>;
  /** An address that is on the list stays there once. */
  addSubscriber(email: string): Promise<void>;
}

export function createMarketingStore(db: Db, sealer: Sealer): MarketingStore {
  return {
    addContactRequest: (request, notice) =>
      db.transaction().execute(async (trx) => {
        const sealed = sealer.seal(request, "contact_requests");
        const index = emailIndex(sealer, request.email, "contact_requests");
        await sql`INSERT INTO contact_requests (email_index, sealed_request) VALUES (${index}, ${sealed})`.execute(
          trx,
        );
        await enqueueMail(trx, sealer, notice);
      }),
    addSubscriber: (email) =>
      db.transaction().execute(async (trx) => {
        const sealed = sealer.seal({ email }, "newsletter_subscribers");
        const indexes = emailIndexes(sealer, email, "newsletter_subscribers");
        await renewIndexes(trx, "newsletter_subscribers", "email_index", indexes);
        await sql`INSERT INTO newsletter_subscribers (email_index, sealed_email) VALUES (${indexes[0]}, ${sealed})
          ON CONFLICT (email_index) DO NOTHING`.execute(trx);
      }),
  };
}
