import { LABELS, MESSAGES } from "#contract/messages";
import { greeting } from "../../gateways/mail/mail-layout";
import { seeApplication, type LeaseMail } from "./lease-mail.mapping";

const OTHER_WAYS = "card, Google Pay, Klarna or crypto";

export const leaseDeclined: LeaseMail = {
  kind: "lease-declined",
  heading: null,
  headers: null,
  subject: () => "Your lease application wasn't approved",
  blocks: (application, shop) => [
    greeting(application.firstName),
    { paragraph: `${MESSAGES.leases.declined} We accept ${OTHER_WAYS}.` },
    { paragraph: MESSAGES.leases.reasonFollows },
    { paragraph: "Your cart is still saved." },
    { button: LABELS.continueShopping, url: shop.siteUrl },
    seeApplication(application),
  ],
};
