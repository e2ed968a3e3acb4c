/**
 * The mails about accounts. A link alone changes nothing: it opens a form filled in with address and code (behind the
 * `#`, which no server sees), and a person presses its button.
 */
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site-paths";
import type { OutgoingMail } from "../../db/outbox";
import { composeMail, greeting, type Recipient } from "../../gateways/mail/mail-layout";
import type { ShopSettings } from "../../shop.settings";

/** With the code to type and the code in the link. */
export interface RecipientWithCode extends Recipient {
  readonly code: string;
  readonly linkCode: string;
}

const CODE_LIFE = "The code is good for 15 minutes, the button for an hour; either one once.";

/** The code comes first in the subject, so that a phone's notification shows it: it proves no more than the address. */
export function verificationMail(
  { to, firstName, code, linkCode }: RecipientWithCode,
  shop: ShopSettings,
): OutgoingMail {
  return composeMail("verification", to, `${code} is your ${shop.name} verification code`, shop, [
    greeting(firstName),
    { paragraph: "Welcome. Please enter this code to verify your e-mail address:" },
    { code },
    { paragraph: CODE_LIFE },
    { button: "Enter the code", url: prefilled(shop, ROUTES.verify, to, linkCode) },
    { paragraph: "If it was not you who registered, ignore this mail: without the code nothing happens." },
  ]);
}

/** The code stays out of the subject: it opens the account, and a locked phone shows subjects to anybody. */
export function resetMail(
  { to, firstName, code, linkCode }: RecipientWithCode,
  shop: ShopSettings,
): OutgoingMail {
  return composeMail("reset", to, `Reset your ${shop.name} password`, shop, [
    greeting(firstName),
    { paragraph: "Somebody asked for a new password for your account. If it was you, enter this code:" },
    { code },
    { paragraph: CODE_LIFE },
    { button: LABELS.chooseNewPassword, url: prefilled(shop, ROUTES.resetPassword, to, linkCode) },
    {
      paragraph:
        "If it was not you, ignore this mail: your password stays as it is. Nobody from the shop will ever ask for this code.",
    },
  ]);
}

export function welcomeMail({ to, firstName }: Recipient, shop: ShopSettings): OutgoingMail {
  return composeMail("welcome", to, `Welcome to ${shop.name}`, shop, [
    greeting(firstName),
    { paragraph: "Your e-mail address is verified and your account is ready." },
    { button: LABELS.goToAccount, url: `${shop.siteUrl}${ROUTES.account}` },
  ]);
}

/** Sent when somebody registers an address that has an account: only its owner learns about it. */
export function accountExistsMail({ to, firstName }: Recipient, shop: ShopSettings): OutgoingMail {
  return composeMail("account-exists", to, `You already have an account with ${shop.name}`, shop, [
    greeting(firstName),
    {
      paragraph:
        "Somebody tried to register with this e-mail address. It has an account already, and nothing was changed.",
    },
    { button: LABELS.signIn, url: prefilled(shop, ROUTES.login, to) },
    {
      paragraph: `Forgot the password? You can set a new one at ${shop.siteUrl}${ROUTES.forgotPassword}. If it was not you, there is nothing to do.`,
    },
  ]);
}

export function passwordChangedMail({ to, firstName }: Recipient, shop: ShopSettings): OutgoingMail {
  return composeMail("password-changed", to, `Your ${shop.name} password was changed`, shop, [
    greeting(firstName),
    { paragraph: "The password of your account was changed, and every device was signed out." },
    {
      paragraph: `If it was not you, set a new password at ${shop.siteUrl}${ROUTES.forgotPassword} at once and call us: ${shop.supportPhone}.`,
    },
  ]);
}

export function staffInvitation(
  { to, firstName, code, linkCode }: RecipientWithCode,
  shop: ShopSettings,
): OutgoingMail {
  return composeMail("staff-invitation", to, `Your access to the ${shop.name} back office`, shop, [
    greeting(firstName),
    { paragraph: "An account of the back office was made for you. Choose your password with this code:" },
    { code },
    { paragraph: CODE_LIFE },
    { button: "Choose a password", url: prefilled(shop, ROUTES.resetPassword, to, linkCode) },
    { paragraph: `Too late? Ask for another code at ${shop.siteUrl}${ROUTES.forgotPassword}.` },
  ]);
}

export type SecondFactorChange = "set up" | "reset" | "recovery code used";

const SECOND_FACTOR_CHANGES: Readonly<Record<SecondFactorChange, string>> = {
  "set up": "A second factor was set up for your account of the back office.",
  reset:
    "The second factor of your account was reset, and every device was signed out. You set up a new one at your next sign-in.",
  "recovery code used":
    "Somebody signed in to your account with one of its recovery codes, which is used up now.",
};

export function secondFactorMail(
  { to, firstName }: Recipient,
  change: SecondFactorChange,
  shop: ShopSettings,
): OutgoingMail {
  return composeMail("second-factor", to, `Your ${shop.name} sign-in`, shop, [
    greeting(firstName),
    { paragraph: SECOND_FACTOR_CHANGES[change] },
    { paragraph: `Was it not you? Set a new password and call us: ${shop.supportPhone}.` },
  ]);
}

function prefilled(shop: ShopSettings, path: string, username: string, linkCode?: string): string {
  const handed = new URLSearchParams({ username, ...(linkCode ? { code: linkCode } : {}) });
  return `${shop.siteUrl}${path}#${handed.toString()}`;
}
