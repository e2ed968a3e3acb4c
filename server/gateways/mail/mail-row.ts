/** One kind of mail as a row: what is true of it stands in one file, and a row without one of its cells does not compile. */
import type { OutgoingMail } from "./outbox.store";
import type { ShopSettings } from "../../shop.settings";
import { composeMail, type MailBlock } from "./mail-layout";

/** What every mail is made of; each row adds what it tells. */
export interface Addressed {
  /** E-mail address. */
  readonly to: string;
}

export interface Recipient extends Addressed {
  /** May be empty. */
  readonly firstName: string;
}

export interface MailRow<Facts extends Addressed> {
  /** Names it in the log and in the row that stays of it, such as stock-alert. No two mails share one. */
  readonly kind: string;
  /** Its heading where that is not the subject. */
  readonly heading: string | null;
  /** Addresses for mail programs beside the shop's own; null: none. */
  readonly headers: ((facts: Facts) => Pick<OutgoingMail, "replyTo" | "unsubscribeUrl">) | null;
  subject(facts: Facts, shop: ShopSettings): string;
  blocks(facts: Facts, shop: ShopSettings): readonly MailBlock[];
}

/** The mail of a row, for the outbox. */
export function writeMail<Facts extends Addressed>(
  { kind, heading, headers, subject, blocks }: MailRow<Facts>,
  facts: Facts,
  shop: ShopSettings,
): OutgoingMail {
  const content = { kind, heading, to: facts.to, subject: subject(facts, shop), blocks: blocks(facts, shop) };
  return { ...composeMail(content, shop), ...headers?.(facts) };
}
