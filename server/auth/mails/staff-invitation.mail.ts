import { ROUTES } from "#contract/site/paths";
import { greeting } from "../../gateways/mail/mail-layout";
import { CODE_LIFE, prefilled, type AccountMail, type WithCode } from "./account-mail.mapping";

export const staffInvitation: AccountMail<WithCode> = {
  kind: "staff-invitation",
  heading: null,
  headers: null,
  subject: (_facts, shop) => `Your access to the ${shop.name} back office`,
  blocks: ({ to, firstName, code, linkCode }, shop) => [
    greeting(firstName),
    { paragraph: "You've been invited to the back office. Use this code to choose your password:" },
    { code },
    { paragraph: CODE_LIFE },
    { button: "Choose a password", url: prefilled(shop, ROUTES.resetPassword, to, linkCode) },
    {
      prose: ["Code expired? ", { words: "Get a new one", url: shop.siteUrl + ROUTES.forgotPassword }, "."],
    },
  ],
};
