import { MESSAGES } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { greeting } from "../../gateways/mail/mail-layout";
import type { AccountMail } from "./account-mail.mapping";

interface PasswordChanged {
  /** True = the session that made the change goes on. */
  readonly keepsSession: boolean;
}

export const passwordChanged: AccountMail<PasswordChanged> = {
  kind: "password-changed",
  heading: null,
  headers: null,
  subject: (_facts, shop) => `Your ${shop.name} password was changed`,
  blocks: ({ firstName, keepsSession }, shop) => [
    greeting(firstName),
    {
      paragraph: keepsSession
        ? MESSAGES.auth.passwordChanged
        : "Your password was changed and you were signed out on every device.",
    },
    {
      prose: [
        "If this wasn't you, ",
        { words: "reset your password", url: shop.siteUrl + ROUTES.forgotPassword },
        ` right away and call us at ${shop.supportPhone}.`,
      ],
    },
  ],
};
