/** Sends campaign emails to the mail server at the rate set by staff (CAMPAIGN-5, CAMPAIGN-6). */
import { setTimeout as wait } from "node:timers/promises";
import { hasPlaceholder } from "#contract/marketing/campaign-placeholders";
import type { StoredMail } from "../gateways/mail/outbox.store";
import { writeMail } from "../gateways/mail/mail-row";
import type { MailSender, MailFate } from "../gateways/mail/smtp-sender";
import type { ShopSettings } from "../shop.settings";
import { campaignMail, type CampaignMail } from "./campaign.mail";
import { claimRecipients } from "./claim-recipients.change";
import type { ClaimedBatch, ClaimedRecipient, SendingStore } from "./sending.store";
import { settleRecipient, type RecipientChangeParts } from "./settle-recipient.change";

export interface SendingParts extends RecipientChangeParts {
  readonly store: SendingStore;
  readonly sender: MailSender;
  readonly fateOf: (error: unknown) => MailFate;
  readonly shop: ShopSettings;
  readonly findProducts: (typed: string) => Promise<CampaignMail["products"]>;
  /** First names of the addresses that have an account. */
  readonly findFirstNames: (emails: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** Small, so that few emails are in progress when staff pause. */
const AT_ONCE = 20;
const LINES = 2;
/** Spreads a batch over this share of its time at the given rate: the next claim needs the rest. */
const SPREAD = 0.8;

export class SendingService {
  constructor(private readonly parts: SendingParts) {}

  /** Sends one batch. @returns true if there may be more at once */
  async sendNext(ending: AbortSignal): Promise<boolean> {
    const { store, backgroundDb, findProducts } = this.parts;
    await store.expireClaims();
    const batch = await claimRecipients(backgroundDb, AT_ONCE);
    if (!batch) {
      await store.finish();
      return false;
    }
    const pending = [...batch.recipients];
    // Spread out, because twenty emails at once would delay order emails.
    const apartMs = (SPREAD * 60_000) / batch.ratePerMinute;
    const startedAt = performance.now();
    let sent = 0;
    let hasServer = true;
    try {
      // At current prices.
      const products = await findProducts(batch.products);
      const firstNames = await this.findNames(batch);
      const line = async () => {
        for (let next = pending.shift(); next; next = pending.shift()) {
          await until(startedAt + apartMs * sent++, ending);
          if (ending.aborted || !hasServer || !(await store.isSending(batch.id))) {
            pending.push(next);
            return;
          }
          hasServer = await this.send(batch, next, products, firstNames);
        }
      };
      await Promise.all(Array.from({ length: LINES }, line));
    } finally {
      if (pending.length > 0) await store.release(pending.map(({ number }) => number));
    }
    if (!hasServer) await store.pause(batch.id);
    return hasServer && !ending.aborted;
  }

  /** Reads all names of a batch at once; none for a campaign without placeholders. */
  private async findNames({ subject, text, recipients }: ClaimedBatch): Promise<ReadonlyMap<string, string>> {
    if (!hasPlaceholder(subject) && !hasPlaceholder(text)) return new Map();
    const { readers, findFirstNames } = this.parts;
    return findFirstNames(
      recipients.flatMap(({ sealedEmail }) => (sealedEmail ? [readers.openEmail(sealedEmail)] : [])),
    );
  }

  /** @returns false if the mail server accepts no email at the moment */
  private async send(
    { id, subject, text }: ClaimedBatch,
    { number, readerId, messageName }: ClaimedRecipient,
    products: CampaignMail["products"],
    firstNames: ReadonlyMap<string, string>,
  ): Promise<boolean> {
    const { store, readers, backgroundDb, sender, fateOf, shop } = this.parts;
    // Checked last: unsubscribed readers get nothing.
    const reader = await readers.findById(backgroundDb, readerId);
    if (!reader) {
      await settleRecipient(this.parts, number, "WITHDRAWN");
      return true;
    }
    const { email, wayOut } = reader;
    const facts = {
      to: email,
      firstName: firstNames.get(email) ?? "",
      campaignId: id,
      subject,
      text,
      products,
      leavePath: wayOut.path,
      unsubscribeUrl: wayOut.unsubscribeUrl,
    };
    const mail: StoredMail = { ...writeMail(campaignMail, facts, shop), messageName };
    const fate = await sender.send(mail).then(
      () => "SENT" as const,
      (error: unknown) => fateOf(error),
    );
    if (fate === "SENT" || fate === "UNKNOWN") await settleRecipient(this.parts, number, fate);
    else if (fate === "REFUSED") await settleRecipient(this.parts, number, "BOUNCED");
    else if (fate === "NO MAILBOX") await settleRecipient(this.parts, number, "BOUNCED", email);
    else if (fate === "LATER") await store.putOff(number);
    else await store.release([number]);
    return fate !== "NO SERVER";
  }
}

/** Waits until a `performance.now()` time, or until the work is aborted. */
async function until(moment: number, ending: AbortSignal): Promise<void> {
  const restMs = moment - performance.now();
  if (restMs > 0) await wait(restMs, undefined, { signal: ending }).catch(() => undefined);
}
