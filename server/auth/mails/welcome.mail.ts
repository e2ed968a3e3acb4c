import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { greeting } from "../../gateways/mail/mail-layout";
import type { AccountMail } from "./account-mail.mapping";

export const welcome: AccountMail = {
  kind: "welcome",
  heading: null,
  headers: null,
  subject: (_facts, shop) => `Welcome to ${shop.name}`,
  blocks: ({ firstName }, shop) => [
    greeting(firstName),
    { paragraph: "Your email address is verified and your account is ready." },
    { button: LABELS.goToAccount, url: `${shop.siteUrl}${ROUTES.account}` },
  ],
};
