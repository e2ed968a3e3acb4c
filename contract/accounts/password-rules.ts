/** Password rules (ACCOUNT-4): the schema enforces them and the form ticks them off. */
import { LIMITS } from "../limits";

/** Longer text is too long a password in any form. Composing marks without end takes more than linear time. */
const MAX_TYPED = 8 * LIMITS.account.passwordMaxLength;

/** Normalizes a password across keyboards: é is one character or two (NIST SP 800-63B section 5.1.1.2). */
export function composedPassword(typed: string): string {
  return typed.length > MAX_TYPED ? typed : typed.normalize("NFKC");
}

/** Checked and stored in NFKC (`composedPassword`); characters are code points. */
export interface PasswordRule {
  /** Label in the form. */
  readonly label: string;
  readonly pattern: RegExp;
}

export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    label: `${LIMITS.account.passwordLength} characters or more`,
    pattern: new RegExp(`[^]{${LIMITS.account.passwordLength}}`, "u"),
  },
  { label: "a lowercase letter", pattern: /[a-z]/u },
  { label: "an uppercase letter", pattern: /[A-Z]/u },
  { label: "a number", pattern: /\d/u },
  { label: "a special character, like ! or ?", pattern: /[^A-Za-z0-9\s]/u },
];

/** A single pattern that matches exactly when every rule does. */
export const PASSWORD_PATTERN = new RegExp(
  `^${PASSWORD_RULES.map(({ pattern }) => `(?=[^]*${pattern.source})`).join("")}`,
  "u",
);
