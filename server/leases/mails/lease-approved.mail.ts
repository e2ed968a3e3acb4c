import { formatDay } from "#contract/time/days";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { greeting, type MailBlock } from "../../gateways/mail/mail-layout";
import { seeApplication, type LeaseMail, type MailedApplication } from "./lease-mail.mapping";

export const leaseApproved: LeaseMail = {
  kind: "lease-approved",
  heading: null,
  headers: null,
  subject: ({ approvedCents }) => `You are approved to lease for up to ${formatMoney(approvedCents)}`,
  blocks: (application, shop) => {
    const { firstName, lessorName, approvedCents, expiresAt } = application;
    const until = expiresAt ? ` It is good until ${formatDay(expiresAt)}.` : "";
    return [
      greeting(firstName),
      {
        paragraph: `${lessorName} has approved you to lease goods of up to ${formatMoney(approvedCents)}.${until}`,
      },
      ...nextStepsOf(application, shop.siteUrl),
      seeApplication(application),
      { paragraph: MESSAGES.financing.leaseNotLoan },
    ];
  },
};

function nextStepsOf({ orderNumber, isAccounts }: MailedApplication, shopUrl: string): readonly MailBlock[] {
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
