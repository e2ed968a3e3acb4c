/** Accounts and sessions: what their forms send and what the API answers (ACCOUNT-1, CALL-11). */
import * as yup from "yup";
import type { Envelope } from "../rest/envelope";
import {
  confirmation,
  currentPassword,
  email,
  fullName,
  mailedCode,
  newPassword,
  text,
  textInCase,
  usPhone,
} from "../fields/fields";
import { MESSAGES } from "../messages";
import type { SessionUser, Tokens } from "./session";
import { touch } from "../analytics/touch";

const { validation } = MESSAGES;

export const loginInput = yup.object({ username: email(), password: currentPassword() });

export const registerInput = yup.object({
  ...fullName(),
  email: email(),
  phone: usPhone(),
  password: newPassword(),
  confirmPassword: confirmation("password"),
});

const touches = () => yup.object({ attribution: touch(), firstTouch: touch() });

/** The form, and where the visit came from and the first one (ATTRIBUTION-10). */
export const registration = registerInput.concat(touches());

export const verifyAccountInput = yup.object({ code: mailedCode(), username: email() });

export const resendCodeInput = yup.object({ username: email() });

/** `password` is accepted and ignored (ACCOUNT-5). */
export const forgotPasswordInput = yup.object({ username: email(), password: yup.mixed().strip() });

export const resetPasswordInput = yup.object({
  username: email(),
  password: newPassword(),
  confirmPassword: confirmation("password"),
  confirmationCode: mailedCode(),
});

/** Changes the password of the signed-in account. */
export const changePasswordInput = yup.object({
  currentPassword: currentPassword(),
  password: newPassword(),
  confirmPassword: confirmation("password"),
});

export const refreshInput = yup.object({
  username: email(),
  refreshToken: text(512).required(validation.required),
});

/** Providers for sign-in; configuration says which are on. */
export const SOCIAL_TYPES = ["GOOGLE", "FACEBOOK"] as const;
export type SocialType = (typeof SOCIAL_TYPES)[number];

const socialType = () =>
  textInCase("upper", 20).oneOf(SOCIAL_TYPES, validation.unexpected).required(validation.required);

/** `code` is empty or the address to come back to; the server does not use it. */
export const socialStartInput = yup.object({ type: socialType(), code: text(2_048).nullable() });

/** What the provider sent back: `code`, `state`, which ties it to the browser that began, and `iss` where it is sent. */
export const socialVerifyInput = yup.object({
  type: socialType(),
  code: text(4_096).required(validation.required),
  state: text(512).required(validation.required),
  iss: text(512).nullable(),
});

/** With where the visit came from, and the first one: a first sign-in is a registration (ATTRIBUTION-10). */
export const socialRegistration = socialVerifyInput.concat(touches());

export const tokensAnswer: yup.ObjectSchema<Tokens> = yup.object({
  accessToken: yup.string().required(),
  refreshToken: yup.string().required(),
  idToken: yup.string().required(),
});

export const sessionUserAnswer: yup.ObjectSchema<SessionUser> = yup.object({
  username: yup.string().required(),
  type: yup.string().required(),
  firstName: yup.string().defined(),
  lastName: yup.string().defined(),
  permissions: yup.array(yup.string().required()).required(),
  isVerified: yup.boolean().required(),
});

export const sessionAnswer = yup.object({ user: sessionUserAnswer, tokens: tokensAnswer });

/**
 * After sign-in by a provider that does not vouch for the e-mail address, tokens are null and a code is mailed: the
 * session starts once the address is verified.
 */
export const registeredAnswer = yup.object({
  user: sessionUserAnswer,
  tokens: tokensAnswer.nullable().defined(),
});

/** Name of the constraint on `username` that tells a missing verification from any other refused sign-in. */
export const UNVERIFIED_RULE = "unverified";

/**
 * True for the answer of a login whose password was right but whose address is not verified yet: status 400, message
 * 'Could not verify user. Kindly try re-verifying email', fieldErrors [{property: "username", constraints:
 * {unverified: …}}]. A new code is in the mail by then, so the screen goes on to the verification. Nobody sees this
 * without the right password.
 */
export function isVerificationMissing(envelope: Envelope<unknown>): boolean {
  return envelope.fieldErrors.some(({ constraints }) => UNVERIFIED_RULE in constraints);
}

/** Whose password was set; signing in with it is the next step. */
export const resetAnswer = yup.object({ username: yup.string().required() });

export const socialStartAnswer = yup.object({ url: yup.string().required() });

/** One signed-in device, as its owner sees it. */
export const deviceAnswer = yup.object({
  id: yup.string().required(),
  isCurrent: yup.boolean().required(),
  userAgent: yup.string().defined(),
  ipAddress: yup.string().defined(),
  signedInAt: yup.string().required(),
  lastSeenAt: yup.string().required(),
});
export type Device = yup.InferType<typeof deviceAnswer>;

export const SIGN_IN_OUTCOMES = ["SUCCEEDED", "FAILED", "REFRESH_REUSED"] as const;

export const signInAnswer = yup.object({
  at: yup.string().required(),
  outcome: yup.string().oneOf(SIGN_IN_OUTCOMES).required(),
  method: yup.string().required(),
  userAgent: yup.string().defined(),
  ipAddress: yup.string().defined(),
});
export type SignIn = yup.InferType<typeof signInAnswer>;
