/** Password rules (ACCOUNT-4): the schema enforces them and the form ticks them off. */
import { LIMITS } from "../limits";

export interface PasswordRule {
  /** Label in the form. */
  readonly label: string;
  readonly pattern: RegExp;
}

export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    label: `${LIMITS.account.passwordLength} characters or more`,
    pattern: new RegExp(`[^]{${LIMITS.account.passwordLength}}`),
  },
  { label: "a lowercase letter", pattern: /[a-z]/ },
  { label: "an uppercase letter", pattern: /[A-Z]/ },
  { label: "a number", pattern: /\d/ },
  { label: "a special character, like ! or ?", pattern: /[^A-Za-z0-9\s]/ },
];

/** A single pattern that matches exactly when every rule does. */
export const PASSWORD_PATTERN = new RegExp(
  `^${PASSWORD_RULES.map(({ pattern }) => `(?=[^]*${pattern.source})`).join("")}`,
);
