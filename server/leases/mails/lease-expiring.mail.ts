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
  subject: (application) => `Your lease approval expires on ${endOf(application)}`,
  blocks: (application, shop) => [
    greeting(application.firstName),
    {
      paragraph: `You can still lease up to ${formatMoney(application.remainingCents)} until ${endOf(application)}. After that, you'd need to apply again.`,
    },
    { button: LABELS.startShopping, url: shop.siteUrl },
    seeApplication(application),
  ],
};
