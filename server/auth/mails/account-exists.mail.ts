import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { greeting } from "../../gateways/mail/mail-layout";
import type { Addressed, MailRow } from "../../gateways/mail/mail-row";
import { prefilled } from "./account-mail.mapping";

/**
 * Sent when somebody registers an address that has an account: only its owner learns about it. Without a name, because
 * somebody else may have typed it.
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
        "Somebody tried to register with this e-mail address. It has an account already, and nothing was changed.",
    },
    { button: LABELS.signIn, url: prefilled(shop, ROUTES.login, to) },
    {
      paragraph: `Forgot the password? You can set a new one at ${shop.siteUrl}${ROUTES.forgotPassword}. If it was not you, there is nothing to do.`,
    },
  ],
};
