/** Mails of an order for staff: resend, or write to the customer (ORDER-48). */
import * as yup from "yup";
import { text, textLine } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { changeKey } from "./changes";

const { orders, staff, validation } = MESSAGES;

const orderId = yup.string().max(64, validation.unexpected).required(validation.required);

export const orderMailsParams = yup.object({ id: orderId });
export const orderMailParams = yup.object({
  id: orderId,
  mailId: yup
    .string()
    .matches(/^\d{1,18}$/, validation.unexpected)
    .required(validation.required),
});

export const orderMailsAnswer = yup.object({
  /** Current recipient address; empty for a deleted customer. */
  to: yup.string().defined(),
  /** Newest first. */
  mails: yup
    .array(
      yup.object({
        id: yup.string().required(),
        subject: yup.string().required(),
        /** Time of the first sending, ISO 8601. */
        at: yup.string().required(),
      }),
    )
    .required(),
});
export type OrderMailsAnswer = yup.InferType<typeof orderMailsAnswer>;

export const mailAgainInput = yup.object({ idempotencyKey: changeKey });
export type MailAgainInput = yup.InferType<typeof mailAgainInput>;

/** Form values as staff type them. */
export const letterForm = yup.object({
  subject: textLine(LIMITS.orders.subjectLength).required(orders.letterSubject),
  text: text(LIMITS.orders.noteLength).required(staff.replyText),
});
export const letterInput = letterForm.concat(mailAgainInput);
export type LetterInput = yup.InferType<typeof letterInput>;
