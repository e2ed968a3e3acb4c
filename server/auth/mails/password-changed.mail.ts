import { ROUTES } from "#contract/site/paths";
import { greeting } from "../../gateways/mail/mail-layout";
import type { AccountMail } from "./account-mail.mapping";

export const passwordChanged: AccountMail = {
  kind: "password-changed",
  heading: null,
  headers: null,
  subject: (_facts, shop) => `Your ${shop.name} password was changed`,
  blocks: ({ firstName }, shop) => [
    greeting(firstName),
    { paragraph: "Your password was changed and you were signed out on every device." },
    {
      paragraph: `If this wasn't you, reset your password right away at ${shop.siteUrl}${ROUTES.forgotPassword} and call us at ${shop.supportPhone}.`,
    },
  ],
};
