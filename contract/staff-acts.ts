/** What staff did with orders, and what they gave back by person and day, for staff with audit.read (STAFF-13). */
import * as yup from "yup";
import { auditDays } from "./audit";
import { email } from "./fields";
import { LIMITS } from "./limits";
import { MESSAGES } from "./messages";
import { ORDER_EVENT_TYPES } from "./orders";
import { pageFields } from "./paging";

const { unexpected } = MESSAGES.validation;

const narrowing = {
  /** Only what this user did. */
  username: email(unexpected).optional(),
  ...auditDays(),
};

export const staffActsQuery = yup.object({ ...pageFields(LIMITS.lists.staffPageSizes), ...narrowing });
export type StaffActsQuery = yup.InferType<typeof staffActsQuery>;

export const staffActAnswer = yup.object({
  id: yup.string().required(),
  /** ISO 8601. */
  at: yup.string().required(),
  username: yup.string().defined(),
  orderId: yup.string().required(),
  /** The number people read. */
  orderNumber: yup.string().required(),
  type: yup.string().oneOf(ORDER_EVENT_TYPES).required(),
  summary: yup.string().defined(),
  /** Null: nothing became something else. */
  before: yup.string().nullable().defined(),
  after: yup.string().nullable().defined(),
});
export type StaffAct = yup.InferType<typeof staffActAnswer>;

export const staffActsAnswer = yup.object({
  acts: yup.array(staffActAnswer.required()).required(),
  total: yup.number().required(),
});

export const givenBackQuery = yup.object(narrowing);
export type GivenBackQuery = yup.InferType<typeof givenBackQuery>;

export const givenBackAnswer = yup.object({
  days: yup
    .array(
      yup.object({
        username: yup.string().defined(),
        /** YYYY-MM-DD, UTC. */
        day: yup.string().required(),
        cents: yup.number().required(),
        /** Changes that gave something back: refunds, cancellations, items taken back. */
        changes: yup.number().required(),
      }),
    )
    .required(),
  totalCents: yup.number().required(),
});
export type GivenBackDay = yup.InferType<typeof givenBackAnswer>["days"][number];
