/** Stores contact requests and newsletter subscriptions, sealed. */
import { sql } from "kysely";
import type { ContactInput } from "#contract/marketing/schema";
import { LIMITS } from "#contract/limits";
import type { Db } from "../db/client";
import { emailIndex, emailIndexes, renewIndexes } from "../db/identity";
import { enqueueMail, type OutgoingMail } from "../gateways/mail/outbox.store";
import type { Sealer } from "../db/sealed";
import { endSuppression, LIST } from "./readers.store";

/** Sealing context of proofs: no other sealed value is accepted as one. */
const PROOF = "newsletter proofs";
const MS_A_DAY = 86_400_000;

interface Proof {
  readonly email: string;
  readonly until: number;
}

export interface ContactRequest extends ContactInput {
  readonly ipAddress: string;
}

export interface MarketingStore {
  /** Stores the request and its notice in one transaction. */
  addContactRequest(request: ContactRequest, notice: OutgoingMail): Promise<void>;
  /** Mails a proof for the address, unless `isAllowed` refuses because of too many mails. */
  sendConfirmation(
    email: string,
    mailOf: (proof: string) => OutgoingMail,
    isAllowed: (unit: Db) => Promise<boolean>,
  ): Promise<void>;
  /** False for an expired or invalid proof. Only new subscribers get the mail. */
  join(proof: string, mailOf: (email: string, id: string) => OutgoingMail): Promise<boolean>;
  unsubscribe(id: string): Promise<void>;
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
    sendConfirmation: (email, mailOf, isAllowed) =>
      db.transaction().execute(async (trx) => {
        if (!(await isAllowed(trx))) return;
        const until = Date.now() + LIMITS.newsletter.confirmDays * MS_A_DAY;
        const proof = sealer.seal({ email, until } satisfies Proof, PROOF).toString("base64url");
        await enqueueMail(trx, sealer, mailOf(proof));
      }),
    async join(proof, mailOf) {
      const email = provenBy(sealer, proof);
      if (email === null) return false;
      await db.transaction().execute(async (trx) => {
        const indexes = emailIndexes(sealer, email, LIST);
        await renewIndexes(trx, LIST, "email_index", indexes);
        const { rows } = await sql<{ id: string }>`
          INSERT INTO newsletter_subscribers AS s (email_index, sealed_email, confirmed_at)
          VALUES (${indexes[0]}, ${sealer.seal({ email }, LIST)}, now())
          ON CONFLICT (email_index) DO UPDATE SET confirmed_at = now() WHERE s.confirmed_at IS NULL
          RETURNING id`.execute(trx);
        await endSuppression(trx, sealer, email);
        if (rows[0]) await enqueueMail(trx, sealer, mailOf(email, rows[0].id));
      });
      return true;
    },
    async unsubscribe(id) {
      await sql`DELETE FROM newsletter_subscribers WHERE id = ${id}`.execute(db);
    },
  };
}

/** The address of a proof; null for an expired or invalid one. */
function provenBy(sealer: Sealer, proof: string): string | null {
  const sealed = Buffer.from(proof, "base64url");
  // Several base64url texts can decode to the same bytes; only the canonical one counts.
  if (sealed.toString("base64url") !== proof) return null;
  try {
    const { email, until } = sealer.open<Proof>(sealed, PROOF);
    return until > Date.now() ? email : null;
  } catch {
    return null;
  }
}
