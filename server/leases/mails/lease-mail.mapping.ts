/**
 * Shared parts of the mails about lease applications. From an applicant's input they contain only the name.
 */
import { LABELS } from "#contract/messages";
import type { PaymentMethod } from "#contract/payments/methods";
import type { MailBlock } from "../../gateways/mail/mail-layout";
import type { MailRow, Recipient } from "../../gateways/mail/mail-row";

export interface MailedApplication extends Recipient {
  /** Page of the application; a guest's link includes the key. */
  readonly url: string;
  readonly lessorName: string;
  readonly approvedCents: number;
  readonly remainingCents: number;
  readonly expiresAt: Date | null;
  /** Number of the application's order; null for a pre-approval. */
  readonly orderNumber: string | null;
  /** Whether an account owns it; a guest must create an account to shop with an approval. */
  readonly isAccounts: boolean;
  /** Enabled payment methods. */
  readonly methods: readonly PaymentMethod[];
}

export type LeaseMail = MailRow<MailedApplication>;

export const CONTINUE = "Continue your application";

export function seeApplication({ url }: MailedApplication): MailBlock {
  return { link: LABELS.seeApplication, url };
}
