import { ROUTES } from "#contract/site/paths";
import { greeting } from "../../gateways/mail/mail-layout";
import { CODE_LIFE, prefilled, type AccountMail, type WithCode } from "./account-mail.mapping";

/** The code comes first in the subject, so that a phone's notification shows it: it proves no more than the address. */
export const verification: AccountMail<WithCode> = {
  kind: "verification",
  heading: "Verify your e-mail address",
  headers: null,
  subject: ({ code }, shop) => `${code} is your ${shop.name} verification code`,
  blocks: ({ to, firstName, code, linkCode }, shop) => [
    greeting(firstName),
    { paragraph: "Welcome. Please enter this code to verify your e-mail address:" },
    { code },
    { paragraph: CODE_LIFE },
    { button: "Enter the code", url: prefilled(shop, ROUTES.verify, to, linkCode) },
    { paragraph: "If it was not you who registered, ignore this mail: without the code nothing happens." },
  ],
};
