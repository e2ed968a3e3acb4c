/** What the mails about lease applications share. None holds anything that was typed but the name. */
import { LABELS } from "#contract/messages";
import type { MailBlock } from "../../gateways/mail/mail-layout";
import type { MailRow, Recipient } from "../../gateways/mail/mail-row";

export interface MailedApplication extends Recipient {
  /** Where it is looked at; a guest's link has its key. */
  readonly url: string;
  readonly lessorName: string;
  readonly approvedCents: number;
  readonly remainingCents: number;
  readonly expiresAt: Date | null;
  /** Of the order it was made for; null: it is to shop with. */
  readonly orderNumber: string | null;
  /** It is an account's; a guest has to make one to shop with an approval. */
  readonly isAccounts: boolean;
}

export type LeaseMail = MailRow<MailedApplication>;

export const CONTINUE = "Continue your application";

export function seeApplication({ url }: MailedApplication): MailBlock {
  return { link: LABELS.seeApplication, url };
}
