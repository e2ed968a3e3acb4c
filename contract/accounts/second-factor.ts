/** Form inputs and API responses for the second factor of staff (STAFF-6). */
import * as yup from "yup";
import { sessionUserAnswer, tokensAnswer } from "./auth";
import { email, text } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";

const { required, secondFactorCode } = MESSAGES.validation;
const { totpDigits, recoveryCodeLength } = LIMITS.secondFactor;

/** Returned instead of a session for a correct password. The second step needs the ticket within minutes. */
const ticket = () => text(64).required(required);

/** Six digits from the app, or a recovery code; spaces and hyphens are dropped. */
export const factorCode = () =>
  text(40, secondFactorCode)
    .transform((value: unknown) =>
      typeof value === "string" ? value.replace(/[\s-]/g, "").toUpperCase() : value,
    )
    .matches(new RegExp(`^(\\d{${totpDigits}}|[A-Z2-7]{${recoveryCodeLength}})$`), {
      message: secondFactorCode,
      excludeEmptyString: true,
    })
    .required(secondFactorCode);

/** Optional code: the server requests one when needed. */
export const optionalFactorCode = () => factorCode().notRequired().nonNullable();

export const enrolInput = yup.object({ ticket: ticket() });
export const secondFactorInput = yup.object({ ticket: ticket(), code: factorCode() });
export const secondFactorResetInput = yup.object({ username: email() });

/** Login response: a session, or null tokens plus the ticket of the second step. */
export const loginAnswer = yup.object({
  user: sessionUserAnswer,
  tokens: tokensAnswer.nullable().defined(),
  secondFactor: yup
    .object({ ticket: yup.string().required(), isEnrolled: yup.boolean().required() })
    .nullable()
    .defined(),
});
export type LoginAnswer = yup.InferType<typeof loginAnswer>;

/** The secret in base32 for typing, and as the URI an authenticator app reads from a QR code. */
export const enrolAnswer = yup.object({ secret: yup.string().required(), uri: yup.string().required() });

export const secondFactorAnswer = yup.object({
  user: sessionUserAnswer,
  tokens: tokensAnswer,
  /** Returned once, after the first code of a new secret; otherwise null. */
  recoveryCodes: yup.array(yup.string().required()).nullable().defined(),
});
export type SecondFactorAnswer = yup.InferType<typeof secondFactorAnswer>;
