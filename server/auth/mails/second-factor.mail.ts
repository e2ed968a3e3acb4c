import { greeting } from "../../gateways/mail/mail-layout";
import type { AccountMail } from "./account-mail.mapping";

export type SecondFactorChange = "set up" | "reset" | "recovery code used";

const CHANGES: Readonly<Record<SecondFactorChange, string>> = {
  "set up": "A second factor was set up for your account of the back office.",
  reset:
    "The second factor of your account was reset, and every device was signed out. You set up a new one at your next sign-in.",
  "recovery code used":
    "Somebody signed in to your account with one of its recovery codes, which is used up now.",
};

export const secondFactor: AccountMail<{ readonly change: SecondFactorChange }> = {
  kind: "second-factor",
  heading: null,
  headers: null,
  subject: (_facts, shop) => `Your ${shop.name} sign-in`,
  blocks: ({ firstName, change }, shop) => [
    greeting(firstName),
    { paragraph: CHANGES[change] },
    { paragraph: `Was it not you? Set a new password and call us: ${shop.supportPhone}.` },
  ],
};
