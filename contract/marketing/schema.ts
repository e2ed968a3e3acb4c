/** Contact requests and the newsletter (MARKETING-1). */
import * as yup from "yup";
import { email, text, usPhone, textLine } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";

const { validation } = MESSAGES;

export const contactInput = yup.object({
  name: textLine(LIMITS.account.nameMaxLength * 2).required(validation.fullName),
  email: email(),
  phone: usPhone(),
  message: text(LIMITS.account.messageLength).required(validation.message),
});
export type ContactInput = yup.InferType<typeof contactInput>;

export const subscribeInput = yup.object({ email: email() });

/** Token of the mailed link. */
export const confirmSubscriptionInput = yup.object({
  proof: yup.string().max(2_000, validation.unexpected).required(validation.unexpected),
});

/** The subscriber to remove; every newsletter mail carries the id. */
export const unsubscribeParams = yup.object({
  id: yup
    .string()
    .matches(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, validation.unexpected)
    .required(),
});
