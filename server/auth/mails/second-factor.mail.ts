import { greeting } from "../../gateways/mail/mail-layout";
import type { AccountMail } from "./account-mail.mapping";

export type SecondFactorChange = "set up" | "reset" | "recovery code used";

const CHANGES: Readonly<Record<SecondFactorChange, string>> = {
  "set up": "A second factor was set up for your back office account.",
  reset:
    "The second factor of your account was reset and you were signed out on every device. You'll set up a new one the next time you sign in.",
  "recovery code used":
    "Someone signed in to your account with one of your recovery codes. That code no longer works.",
};

export const secondFactor: AccountMail<{ readonly change: SecondFactorChange }> = {
  kind: "second-factor",
  heading: null,
  headers: null,
  subject: (_facts, shop) => `Your ${shop.name} sign-in`,
  blocks: ({ firstName, change }, shop) => [
    greeting(firstName),
    { paragraph: CHANGES[change] },
    { paragraph: `If this wasn't you, set a new password and call us at ${shop.supportPhone}.` },
  ],
};
