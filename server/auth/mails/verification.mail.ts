import { ROUTES } from "#contract/site/paths";
import { greeting } from "../../gateways/mail/mail-layout";
import { CODE_LIFE, prefilled, type AccountMail, type WithCode } from "./account-mail.mapping";

/** The subject starts with the code, so that notifications show it: the code proves only the address. */
export const verification: AccountMail<WithCode> = {
  kind: "verification",
  heading: "Verify your email address",
  headers: null,
  subject: ({ code }, shop) => `${code} is your ${shop.name} verification code`,
  blocks: ({ to, firstName, code, linkCode }, shop) => [
    greeting(firstName),
    { paragraph: "Welcome! Enter this code to verify your email address:" },
    { code },
    { paragraph: CODE_LIFE },
    { button: "Enter code", url: prefilled(shop, ROUTES.verify, to, linkCode) },
    { paragraph: "If you didn't sign up, ignore this email: nothing happens without the code." },
  ],
};
