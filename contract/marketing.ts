/** Contact requests and the newsletter (MARKETING-1). */
import * as yup from "yup";
import { email, text, usPhone } from "./fields";
import { LIMITS } from "./limits";
import { MESSAGES } from "./messages";

const { validation } = MESSAGES;

export const contactInput = yup.object({
  name: text(LIMITS.account.nameMaxLength * 2).required(validation.fullName),
  email: email(),
  phone: usPhone(),
  message: text(LIMITS.account.messageLength).required(validation.message),
});
export type ContactInput = yup.InferType<typeof contactInput>;

export const subscribeInput = yup.object({ email: email() });
