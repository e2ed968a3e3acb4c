/** Bounces of emails that a server had accepted: campaigns and all other emails of the shop (CAMPAIGN-9). */
import { endBounced } from "../gateways/mail/sent-mails.store";
import type { Feature, Host } from "../feature";
import type { BounceNotice } from "../gateways/mail/bounce-notice.mapping";
import type { MailSettings } from "../outside-services";
import type { CountedMails, Suppressing } from "./bounces.port";
import { registerBounces } from "./bounces.routes";
import { createSentMailData } from "./personal-data.store";

export interface BouncesParts {
  readonly settings: { readonly mail: MailSettings };
  readonly readers: Suppressing;
  readonly campaigns: CountedMails;
}

export function openBounces({ db, sealer }: Host, { settings, readers, campaigns }: BouncesParts): Feature {
  const handleBounce = async (notice: BounceNotice) => {
    await campaigns.bounce(notice);
    // A full mailbox or a policy does not rule out later emails.
    if (notice.isNoMailbox)
      await endBounced(db, sealer, notice.messageName, (unit, email) => readers.suppress(unit, email));
  };
  return {
    webhooks: (app) => registerBounces(app, settings.mail.bounces, handleBounce),
    personalData: [createSentMailData(db, sealer)],
  };
}
