import { greeting } from "../../gateways/mail/mail-layout";
import { CONTINUE, type LeaseMail } from "./lease-mail.mapping";

/** The lessor waits for the applicant. */
export const leaseGoesOn: LeaseMail = {
  kind: "lease-go-on",
  heading: null,
  headers: null,
  subject: () => "Your lease application needs something from you",
  blocks: ({ firstName, url }) => [
    greeting(firstName),
    { paragraph: "The leasing company needs something else from you before it can decide." },
    { button: CONTINUE, url },
    { paragraph: "If you no longer want to lease, you need not do anything: nothing was agreed." },
  ],
};
