/** Records the bounce of a sent campaign email (CAMPAIGN-8). */
import type { BounceNotice } from "../gateways/mail/bounce-notice.mapping";
import { writeBounced } from "./sending.store";
import type { RecipientChangeParts } from "./settle-recipient.change";

/** No-op for other emails, and for a repeated notice. */
export function recordBounce(
  { backgroundDb, readers }: RecipientChangeParts,
  { messageName, isNoMailbox }: BounceNotice,
): Promise<void> {
  return backgroundDb.transaction().execute(async (unit) => {
    const readerId = await writeBounced(unit, messageName);
    if (readerId === null || !isNoMailbox) return;
    const reader = await readers.findById(unit, readerId);
    if (reader) await readers.suppress(unit, reader.email);
  });
}
