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
    { paragraph: "An account of the back office was made for you. Choose your password with this code:" },
    { code },
    { paragraph: CODE_LIFE },
    { button: "Choose a password", url: prefilled(shop, ROUTES.resetPassword, to, linkCode) },
    { paragraph: `Too late? Ask for another code at ${shop.siteUrl}${ROUTES.forgotPassword}.` },
  ],
};
