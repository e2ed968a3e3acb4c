/**
 * Shared by the mails about accounts. A link alone changes nothing: it opens a form with address and code filled in
 * (behind the `#`, which no server sees), and a person presses its button.
 */
import type { MailRow, Recipient } from "../../gateways/mail/mail-row";
import type { ShopSettings } from "../../shop.settings";

/** `Told` is what it says beside the recipient. */
export type AccountMail<Told = unknown> = MailRow<Recipient & Told>;

/** The two codes of a mail. */
export interface WithCode {
  /** To type. */
  readonly code: string;
  /** In the link. */
  readonly linkCode: string;
}

export const CODE_LIFE = "Use the code within 15 minutes or the button within an hour. Each works once.";

/** @param linkCode left out: only the address is filled in */
export function prefilled(shop: ShopSettings, path: string, username: string, linkCode?: string): string {
  const handed = new URLSearchParams({ username, ...(linkCode ? { code: linkCode } : {}) });
  return `${shop.siteUrl}${path}#${handed.toString()}`;
}
