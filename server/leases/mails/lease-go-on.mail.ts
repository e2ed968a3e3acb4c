import { greeting } from "../../gateways/mail/mail-layout";
import { CONTINUE, type LeaseMail } from "./lease-mail.mapping";

/** The lessor waits for input from the applicant. */
export const leaseGoesOn: LeaseMail = {
  kind: "lease-go-on",
  heading: null,
  headers: null,
  subject: () => "Your lease application needs something from you",
  blocks: ({ firstName, url }) => [
    greeting(firstName),
    { paragraph: "The leasing company needs something more from you before it can decide." },
    { button: CONTINUE, url },
    {
      paragraph:
        "Don't want to lease anymore? You don't need to do anything: you haven't agreed to anything.",
    },
  ],
};
