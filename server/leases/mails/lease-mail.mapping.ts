/** Shared by the mails about lease applications. Of an applicant's input they hold only the name. */
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
  /** The number of the order it was made for; null for a pre-approval. */
  readonly orderNumber: string | null;
  /** Whether it belongs to an account; a guest has to create one to shop with an approval. */
  readonly isAccounts: boolean;
}

export type LeaseMail = MailRow<MailedApplication>;

export const CONTINUE = "Continue your application";

export function seeApplication({ url }: MailedApplication): MailBlock {
  return { link: LABELS.seeApplication, url };
}
