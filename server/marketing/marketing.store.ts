/** Stores contact requests and newsletter subscriptions, sealed. */
import { sql } from "kysely";
import type { ContactInput } from "#contract/marketing/schema";
import type { Db } from "../db/client";
import { emailIndex, emailIndexes, renewIndexes } from "../db/identity";
import type { Sealer } from "../db/sealed";
import { LIST } from "./readers.store";

export interface ContactRequest extends ContactInput {
  readonly ipAddress: string;
}

export async function insertContactRequest(unit: Db, sealer: Sealer, request: ContactRequest): Promise<void> {
  const sealed = sealer.seal(request, "contact_requests");
  const index = emailIndex(sealer, request.email, "contact_requests");
  await sql`INSERT INTO contact_requests (email_index, sealed_request) VALUES (${index}, ${sealed})`.execute(
    unit,
  );
}

/** @returns the id of a new subscription; null when the address is already subscribed */
export async function insertSubscriber(unit: Db, sealer: Sealer, email: string): Promise<string | null> {
  const indexes = emailIndexes(sealer, email, LIST);
  await renewIndexes(unit, LIST, "email_index", indexes);
  const { rows } = await sql<{ id: string }>`
    INSERT INTO newsletter_subscribers AS s (email_index, sealed_email, confirmed_at)
    VALUES (${indexes[0]}, ${sealer.seal({ email }, LIST)}, now())
    ON CONFLICT (email_index) DO UPDATE SET confirmed_at = now() WHERE s.confirmed_at IS NULL
    RETURNING id`.execute(unit);
  return rows[0]?.id ?? null;
}

/** Idempotent. */
export async function deleteSubscriber(db: Db, id: string): Promise<void> {
  await sql`DELETE FROM newsletter_subscribers WHERE id = ${id}`.execute(db);
}
