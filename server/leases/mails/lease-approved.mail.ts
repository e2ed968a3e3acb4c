import { formatDay } from "#contract/time/days";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { greeting, type MailBlock } from "../../gateways/mail/mail-layout";
import { seeApplication, type LeaseMail, type MailedApplication } from "./lease-mail.mapping";

export const leaseApproved: LeaseMail = {
  kind: "lease-approved",
  heading: null,
  headers: null,
  subject: ({ approvedCents }) => `You're approved to lease up to ${formatMoney(approvedCents)}`,
  blocks: (application, shop) => {
    const { firstName, lessorName, approvedCents, expiresAt } = application;
    const until = expiresAt ? ` Your approval is good until ${formatDay(expiresAt)}.` : "";
    return [
      greeting(firstName),
      {
        paragraph: `${lessorName} has approved you to lease up to ${formatMoney(approvedCents)}.${until}`,
      },
      ...nextStepsOf(application, shop.siteUrl),
      seeApplication(application),
      { paragraph: MESSAGES.financing.leaseNotLoan },
    ];
  },
};

function nextStepsOf({ orderNumber, isAccounts }: MailedApplication, shopUrl: string): readonly MailBlock[] {
  if (orderNumber) {
    const paragraph = `Next up: we'll email you when your lease for order ${orderNumber} is ready to sign. If the order comes to more than your approval, pay the rest another way first.`;
    const rest = "You can use the rest of your approval until it expires.";
    return [{ paragraph }, { paragraph: rest }];
  }
  const account = isAccounts
    ? ""
    : " You'll need an account with this email address: open your application to create one.";
  return [
    {
      paragraph: `Choose what you like and pick Lease Credit at checkout.${account} You'll see the full cost breakdown before you sign anything.`,
    },
    { button: LABELS.startShopping, url: shopUrl },
  ];
}
