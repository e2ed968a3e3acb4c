import { greeting } from "../../gateways/mail/mail-layout";
import type { AccountMail } from "./account-mail.mapping";

export type SecondFactorChange = "set up" | "reset" | "recovery code used";

interface ChangeWords {
  readonly subject: (shopName: string) => string;
  readonly sentence: string;
}

const CHANGES: Readonly<Record<SecondFactorChange, ChangeWords>> = {
  "set up": {
    subject: (shopName) => `A second factor was added to your ${shopName} account`,
    sentence: "A second factor was set up for your back office account.",
  },
  reset: {
    subject: (shopName) => `The second factor of your ${shopName} account was reset`,
    sentence:
      "The second factor of your account was reset and you were signed out on every device. You'll set up a new one the next time you sign in.",
  },
  "recovery code used": {
    subject: (shopName) => `A recovery code was used to sign in to your ${shopName} account`,
    sentence: "Someone signed in to your account with one of your recovery codes. That code no longer works.",
  },
};

export const secondFactor: AccountMail<{ readonly change: SecondFactorChange }> = {
  kind: "second-factor",
  heading: null,
  headers: null,
  subject: ({ change }, shop) => CHANGES[change].subject(shop.name),
  blocks: ({ firstName, change }, shop) => [
    greeting(firstName),
    { paragraph: CHANGES[change].sentence },
    { paragraph: `If this wasn't you, set a new password and call us at ${shop.supportPhone}.` },
  ],
};
