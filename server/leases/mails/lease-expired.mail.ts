import { greeting } from "../../gateways/mail/mail-layout";
import { seeApplication, type LeaseMail } from "./lease-mail.mapping";

export const leaseExpired: LeaseMail = {
  kind: "lease-expired",
  heading: null,
  headers: null,
  subject: () => "Your lease approval has expired",
  blocks: (application) => [
    greeting(application.firstName),
    { paragraph: "Your approval has expired. Leases you've signed continue as agreed." },
    { paragraph: "You can apply again anytime." },
    seeApplication(application),
  ],
};
