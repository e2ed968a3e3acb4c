/**
 * Shared parts of account emails. A link alone changes nothing: the user must submit the form it opens, with
 * address and code filled in (after the `#`, which no server sees).
 */
import type { MailRow, Recipient } from "../../gateways/mail/mail-row";
import type { ShopSettings } from "../../shop.settings";

/** `Told` holds the email's fields besides the recipient. */
export type AccountMail<Told = unknown> = MailRow<Recipient & Told>;

/** The two codes of an email. */
export interface WithCode {
  /** Typed by hand. */
  readonly code: string;
  /** Carried in the link. */
  readonly linkCode: string;
}

export const CODE_LIFE = "Use the code within 15 minutes or the button within an hour. Each works once.";

/** @param linkCode if absent, only the address is filled in */
export function prefilled(shop: ShopSettings, path: string, username: string, linkCode?: string): string {
  const handed = new URLSearchParams({ username, ...(linkCode ? { code: linkCode } : {}) });
  return `${shop.siteUrl}${path}#${handed.toString()}`;
}
