/** Records what became of a recipient's email (CAMPAIGN-6). */
import type { RecipientState } from "#contract/marketing/campaign-statuses";
import type { Db } from "../db/client";
import type { CampaignReaders } from "./campaigns.port";
import { commitAsynchronously, writeOptOut, writeOutcome } from "./sending.store";

export interface RecipientChangeParts {
  readonly backgroundDb: Db;
  readonly readers: CampaignReaders;
}

/** @param refusedEmail address without a mailbox, which gets no more advertising; null = none */
export function settleRecipient(
  { backgroundDb, readers }: RecipientChangeParts,
  number: string,
  state: Exclude<RecipientState, "WAITING" | "CLAIMED">,
  refusedEmail: string | null = null,
): Promise<void> {
  return backgroundDb.transaction().execute(async (unit) => {
    // Orders wait for the disk, this does not: if lost, the recipient stays claimed and becomes unknown.
    await commitAsynchronously(unit);
    await writeOutcome(unit, number, state);
    // The reader unsubscribed while the email was being sent.
    await writeOptOut(unit, number);
    if (refusedEmail !== null) await readers.suppress(unit, refusedEmail);
  });
}
