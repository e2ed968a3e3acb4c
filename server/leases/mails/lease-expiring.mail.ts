import { formatDay } from "#contract/time/days";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { greeting } from "../../gateways/mail/mail-layout";
import { seeApplication, type LeaseMail, type MailedApplication } from "./lease-mail.mapping";

const endOf = ({ expiresAt }: MailedApplication) => (expiresAt ? formatDay(expiresAt) : "");

export const leaseExpiring: LeaseMail = {
  kind: "lease-expiring",
  heading: null,
  headers: null,
  subject: (application) => `Your approval to lease ends on ${endOf(application)}`,
  blocks: (application, shop) => [
    greeting(application.firstName),
    {
      paragraph: `Until ${endOf(application)} you can still lease goods of up to ${formatMoney(application.remainingCents)}. After that you would have to apply again.`,
    },
    { button: LABELS.startShopping, url: shop.siteUrl },
    seeApplication(application),
  ],
};
