import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { greeting } from "../../gateways/mail/mail-layout";
import { CODE_LIFE, prefilled, type AccountMail, type WithCode } from "./account-mail.mapping";

/** The code stays out of the subject: it opens the account, and a locked phone shows subjects to anybody. */
export const passwordReset: AccountMail<WithCode> = {
  kind: "reset",
  heading: null,
  headers: null,
  subject: (_facts, shop) => `Reset your ${shop.name} password`,
  blocks: ({ to, firstName, code, linkCode }, shop) => [
    greeting(firstName),
    { paragraph: "Somebody asked for a new password for your account. If it was you, enter this code:" },
    { code },
    { paragraph: CODE_LIFE },
    { button: LABELS.chooseNewPassword, url: prefilled(shop, ROUTES.resetPassword, to, linkCode) },
    {
      paragraph:
        "If it was not you, ignore this mail: your password stays as it is. Nobody from the shop will ever ask for this code.",
    },
  ],
};
