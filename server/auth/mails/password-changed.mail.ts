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
    { paragraph: "The password of your account was changed, and every device was signed out." },
    {
      paragraph: `If it was not you, set a new password at ${shop.siteUrl}${ROUTES.forgotPassword} at once and call us: ${shop.supportPhone}.`,
    },
  ],
};
