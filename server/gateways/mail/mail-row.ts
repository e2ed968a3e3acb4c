/** One kind of email as a row: all its properties are in one file, and a missing cell does not compile. */
import type { OutgoingMail } from "./outbox.store";
import type { ShopSettings } from "../../shop.settings";
import { composeMail, type MailBlock } from "./mail-layout";

/** The facts of every email; each row adds its own. */
export interface Addressed {
  /** Email address. */
  readonly to: string;
}

export interface Recipient extends Addressed {
  /** May be empty. */
  readonly firstName: string;
}

export interface MailRow<Facts extends Addressed> {
  /** Unique name in the log and in the retained row, such as stock-alert. */
  readonly kind: string;
  /** The heading if it differs from the subject. */
  readonly heading: string | null;
  /** Extra addresses for mail programs; null = the shop's own only. */
  readonly headers: ((facts: Facts) => Pick<OutgoingMail, "replyTo" | "unsubscribeUrl">) | null;
  subject(facts: Facts, shop: ShopSettings): string;
  blocks(facts: Facts, shop: ShopSettings): readonly MailBlock[];
}

/** Writes the email of a row for the outbox. */
export function writeMail<Facts extends Addressed>(
  { kind, heading, headers, subject, blocks }: MailRow<Facts>,
  facts: Facts,
  shop: ShopSettings,
): OutgoingMail {
  const content = { kind, heading, to: facts.to, subject: subject(facts, shop), blocks: blocks(facts, shop) };
  return { ...composeMail(content, shop), ...headers?.(facts) };
}
