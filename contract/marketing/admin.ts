/** Contact requests and newsletter subscribers, for staff (STAFF-39). */
import * as yup from "yup";
import { text } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { countsOf, ofCustomer, pageFields, pageOf } from "../fields/paging";

const { unexpected, required } = MESSAGES.validation;

export const CONTACT_STATES = ["OPEN", "ANSWERED"] as const;
/** ALL: newest first. */
export const CONTACT_LISTS = [...CONTACT_STATES, "ALL"] as const;
export type ContactList = (typeof CONTACT_LISTS)[number];

export const contactsInput = yup.object({
  ...pageFields(LIMITS.lists.staffPageSizes),
  state: yup.string().oneOf(CONTACT_LISTS, unexpected).default("OPEN"),
  customer: ofCustomer(),
});
export type ContactsInput = yup.InferType<typeof contactsInput>;

export const contactParams = yup.object({
  id: yup
    .string()
    .matches(/^\d{1,18}$/, unexpected)
    .required(required),
});

export const replyInput = yup.object({
  text: text(LIMITS.orders.noteLength).required(MESSAGES.staff.replyText),
});

export const contactsAnswer = yup.object({
  ...pageOf(
    yup.object({
      id: yup.string().required(),
      name: yup.string().required(),
      email: yup.string().required(),
      phone: yup.string().required(),
      message: yup.string().required(),
      sentAt: yup.string().required(),
      answeredAt: yup.string().nullable().defined(),
      /** User name; null while unanswered and after that user is deleted. */
      answeredBy: yup.string().nullable().defined(),
      /** Reply sent from the back office; null if there is none. */
      reply: yup.string().nullable().defined(),
    }),
  ),
  counts: countsOf(CONTACT_LISTS),
});
export type AdminContact = yup.InferType<typeof contactsAnswer>["rows"][number];

export const subscribersInput = yup.object(pageFields(LIMITS.lists.staffPageSizes));
export const subscribersAnswer = yup.object({
  ...pageOf(yup.object({ email: yup.string().required(), confirmedAt: yup.string().required() })),
});
export type Subscriber = yup.InferType<typeof subscribersAnswer>["rows"][number];
