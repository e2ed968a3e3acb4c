/** What mails about lease applications say. Each calls it a lease, and none holds anything that was typed but the name. */
import { formatDay } from "#contract/days";
import { LIMITS } from "#contract/limits";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money";
import type { MailBlock } from "../../gateways/mail/mail-layout";

/** What a mail about an application is made of. */
export interface MailedApplication {
  /** Where it is looked at; a guest's link has its key. */
  readonly url: string;
  /** Where shopping begins. */
  readonly shopUrl: string;
  readonly lessorName: string;
  readonly approvedCents: number;
  readonly remainingCents: number;
  readonly expiresAt: Date | null;
  /** Of the order it was made for; null: it is to shop with. */
  readonly orderNumber: string | null;
  /** It is an account's; a guest has to make one to shop with an approval. */
  readonly isAccounts: boolean;
}

export interface LeaseMail {
  readonly kind: string;
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
}

export type LeaseMailWriter = (application: MailedApplication) => LeaseMail;

const GO_ON = "Continue your application";
const OTHER_WAYS = "by card or Google Pay, with Klarna, or in coins";

const seeIt = ({ url }: MailedApplication): MailBlock => ({ link: LABELS.seeApplication, url });

export const leaseApproved: LeaseMailWriter = (application) => {
  const { lessorName, approvedCents, expiresAt } = application;
  const amount = formatMoney(approvedCents);
  const until = expiresAt ? ` It is good until ${formatDay(expiresAt)}.` : "";
  return {
    kind: "lease-approved",
    subject: `You are approved to lease for up to ${amount}`,
    blocks: [
      { paragraph: `${lessorName} has approved you to lease goods of up to ${amount}.${until}` },
      ...whatIsNext(application),
      seeIt(application),
      { paragraph: MESSAGES.financing.leaseNotLoan },
    ],
  };
};

function whatIsNext({ orderNumber, isAccounts, shopUrl }: MailedApplication): readonly MailBlock[] {
  if (orderNumber) {
    const paragraph = `Order ${orderNumber} is next: we mail you when its papers can be signed. If it comes to more than you are approved for, pay the rest another way first.`;
    const rest = "What the order leaves of your approval is yours to lease with until the approval ends.";
    return [{ paragraph }, { paragraph: rest }];
  }
  const account = isAccounts
    ? ""
    : " For that you need an account with this e-mail address: see your application to create it.";
  return [
    {
      paragraph: `Choose what you like and pick Lease Credit in the checkout.${account} You read the whole agreement in numbers before you sign anything.`,
    },
    { button: LABELS.startShopping, url: shopUrl },
  ];
}

export const leaseDeclined: LeaseMailWriter = (application) => ({
  kind: "lease-declined",
  subject: "Your lease application could not be approved",
  blocks: [
    { paragraph: `${MESSAGES.leases.declined} That is: ${OTHER_WAYS}.` },
    { paragraph: MESSAGES.leases.reasonFollows },
    { paragraph: "What is in your cart is still there." },
    { button: LABELS.continueShopping, url: application.shopUrl },
    seeIt(application),
  ],
});

/** The lessor waits for the customer. */
export const leaseGoesOn: LeaseMailWriter = ({ url }) => ({
  kind: "lease-go-on",
  subject: "Your lease application needs something from you",
  blocks: [
    { paragraph: "The leasing company needs something else from you before it can decide." },
    { button: GO_ON, url },
    { paragraph: "If you no longer want to lease, you need not do anything: nothing was agreed." },
  ],
});

export const leaseExpiring: LeaseMailWriter = (application) => {
  const { remainingCents, expiresAt, shopUrl } = application;
  const until = expiresAt ? formatDay(expiresAt) : "";
  return {
    kind: "lease-expiring",
    subject: `Your approval to lease ends on ${until}`,
    blocks: [
      {
        paragraph: `Until ${until} you can still lease goods of up to ${formatMoney(remainingCents)}. After that you would have to apply again.`,
      },
      { button: LABELS.startShopping, url: shopUrl },
      seeIt(application),
    ],
  };
};

export const leaseExpired: LeaseMailWriter = (application) => ({
  kind: "lease-expired",
  subject: "Your approval to lease has ended",
  blocks: [
    { paragraph: "Your approval has expired. Leases you have signed continue as agreed." },
    { paragraph: "You can apply again at any time." },
    seeIt(application),
  ],
});

/** A guest's way back to what was typed so far. @param url has the key */
export function leaseDraft(url: string): LeaseMail {
  return {
    kind: "lease-draft",
    subject: "Continue your lease application",
    blocks: [
      { paragraph: "You asked for this link. It opens what you have entered so far, on any device." },
      { button: GO_ON, url },
      {
        paragraph: `Keep it to yourself: whoever has it can read your answers, though not your social security and bank numbers. What you entered is deleted ${LIMITS.leases.draftDays} days after your last change.`,
      },
      { paragraph: "If you did not ask for it, ignore this mail: nothing was sent to anybody." },
    ],
  };
}
