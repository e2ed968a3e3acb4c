import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { greeting } from "../../gateways/mail/mail-layout";
import { CODE_LIFE, prefilled, type AccountMail, type WithCode } from "./account-mail.mapping";

/**
 * Keeps the code out of the subject: the code opens the account, and locked phones show subjects to anyone.
 */
export const passwordReset: AccountMail<WithCode> = {
  kind: "reset",
  heading: null,
  headers: null,
  subject: (_facts, shop) => `Reset your ${shop.name} password`,
  blocks: ({ to, firstName, code, linkCode }, shop) => [
    greeting(firstName),
    { paragraph: "Someone asked to reset your password. If it was you, enter this code:" },
    { code },
    { paragraph: CODE_LIFE },
    { button: LABELS.chooseNewPassword, url: prefilled(shop, ROUTES.resetPassword, to, linkCode) },
    {
      paragraph:
        "If this wasn't you, ignore this email: your password won't change. We'll never ask you for this code.",
    },
  ],
};
