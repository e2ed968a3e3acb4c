/** Stores a contact request together with its mail to the shop's support (MARKETING-1). */
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import { enqueueMail, type OutgoingMail } from "../gateways/mail/outbox.store";
import { insertContactRequest, type ContactRequest } from "./marketing.store";

export interface MarketingChangeParts {
  readonly db: Db;
  readonly sealer: Sealer;
}

export function receiveContactRequest(
  { db, sealer }: MarketingChangeParts,
  request: ContactRequest,
  notice: OutgoingMail,
): Promise<void> {
  return db.transaction().execute(async (unit) => {
    await insertContactRequest(unit, sealer, request);
    await enqueueMail(unit, sealer, notice);
  });
}
