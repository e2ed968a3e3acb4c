import { LABELS, MESSAGES } from "#contract/messages";
import { greeting } from "../../gateways/mail/mail-layout";
import { seeApplication, type LeaseMail } from "./lease-mail.mapping";

const OTHER_WAYS = "by card or Google Pay, with Klarna, or in coins";

export const leaseDeclined: LeaseMail = {
  kind: "lease-declined",
  heading: null,
  headers: null,
  subject: () => "Your lease application could not be approved",
  blocks: (application, shop) => [
    greeting(application.firstName),
    { paragraph: `${MESSAGES.leases.declined} That is: ${OTHER_WAYS}.` },
    { paragraph: MESSAGES.leases.reasonFollows },
    { paragraph: "What is in your cart is still there." },
    { button: LABELS.continueShopping, url: shop.siteUrl },
    seeApplication(application),
  ],
};
