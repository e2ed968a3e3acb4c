/** Form inputs and API responses for accounts and sessions (ACCOUNT-1, CALL-11). */
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

/** Registration form plus the current and first touch of the visit (ATTRIBUTION-10). */
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

export const changePasswordInput = yup.object({
  currentPassword: currentPassword(),
  password: newPassword(),
  confirmPassword: confirmation("password"),
});

export const refreshInput = yup.object({
  username: email(),
  refreshToken: text(512).required(validation.required),
});

/** Sign-in providers. Configuration enables them. */
export const SOCIAL_TYPES = ["GOOGLE", "FACEBOOK"] as const;
export type SocialType = (typeof SOCIAL_TYPES)[number];

const socialType = () =>
  textInCase("upper", 20).oneOf(SOCIAL_TYPES, validation.unexpected).required(validation.required);

/** `code` is empty or the return address; the server ignores it. */
export const socialStartInput = yup.object({ type: socialType(), code: text(2_048).nullable() });

/**
 * Parameters the provider sends back: `code`, `state` (ties the response to the browser that started) and the
 * optional `iss`.
 */
export const socialVerifyInput = yup.object({
  type: socialType(),
  code: text(4_096).required(validation.required),
  state: text(512).required(validation.required),
  iss: text(512).nullable(),
});

/** Carries the current and first touch, because a first sign-in is a registration (ATTRIBUTION-10). */
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
 * If the provider does not vouch for the email address, tokens are null and a code is mailed. The session
 * starts once the address is verified.
 */
export const registeredAnswer = yup.object({
  user: sessionUserAnswer,
  tokens: tokensAnswer.nullable().defined(),
});

/**
 * Name of the constraint on `username` that distinguishes a missing verification from other failed sign-ins.
 */
export const UNVERIFIED_RULE = "unverified";

/**
 * True for a login with the right password but an unverified address: status 400, message 'Could not verify
 * user. Kindly try re-verifying email', fieldErrors [{property: "username", constraints: {unverified: …}}].
 * The server has mailed a new code by then, so the screen continues with verification. A wrong password never
 * returns this response.
 */
export function isVerificationMissing(envelope: Envelope<unknown>): boolean {
  return envelope.fieldErrors.some(({ constraints }) => UNVERIFIED_RULE in constraints);
}

/** Account whose password was reset; the client signs in next. */
export const resetAnswer = yup.object({ username: yup.string().required() });

export const socialStartAnswer = yup.object({ url: yup.string().required() });

/** A signed-in device, as its owner sees it. */
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
