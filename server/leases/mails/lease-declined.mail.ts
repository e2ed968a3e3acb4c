import { LABELS, MESSAGES } from "#contract/messages";
import { VENDOR_METHODS } from "#contract/payments/vendors/vendor-methods";
import { greeting } from "../../gateways/mail/mail-layout";
import { seeApplication, type LeaseMail, type MailedApplication } from "./lease-mail.mapping";

const LIST = new Intl.ListFormat("en-US");

export const leaseDeclined: LeaseMail = {
  kind: "lease-declined",
  heading: null,
  headers: null,
  subject: () => "Your lease application wasn't approved",
  blocks: (application, shop) => [
    greeting(application.firstName),
    { paragraph: [MESSAGES.leases.declined, ...acceptedOf(application)].join(" ") },
    { paragraph: MESSAGES.leases.reasonFollows },
    { paragraph: "Your cart is still saved." },
    { button: LABELS.continueShopping, url: shop.siteUrl },
    seeApplication(application),
  ],
};

/** The sentence about the shop's other payment methods; none if leasing is its only one. */
function acceptedOf({ methods }: MailedApplication): string[] {
  const names = methods.flatMap((method) => (method === "LEASE" ? [] : VENDOR_METHODS[method].inSentence));
  return names.length > 0 ? [`We also accept ${LIST.format(new Set(names))}.`] : [];
}
