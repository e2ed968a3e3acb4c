import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { greeting } from "../../gateways/mail/mail-layout";
import type { Addressed, MailRow } from "../../gateways/mail/mail-row";
import { prefilled } from "./account-mail.mapping";

/**
 * Sent when an address that has an account is registered again: only the account's owner learns about it.
 * Carries no name, because a stranger may have typed the address.
 */
export const accountExists: MailRow<Addressed> = {
  kind: "account-exists",
  heading: null,
  headers: null,
  subject: (_facts, shop) => `You already have an account with ${shop.name}`,
  blocks: ({ to }, shop) => [
    greeting(""),
    {
      paragraph:
        "Someone tried to sign up with this email address. You already have an account, so nothing was changed.",
    },
    { button: LABELS.signIn, url: prefilled(shop, ROUTES.login, to) },
    {
      prose: [
        `${LABELS.forgotPassword} `,
        { words: "Reset it", url: shop.siteUrl + ROUTES.forgotPassword },
        ". If this wasn't you, you can ignore this email.",
      ],
    },
  ],
};
