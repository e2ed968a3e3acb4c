/** Affiliate payouts and outstanding balances (AFFILIATE-10). */
import * as yup from "yup";
import { calendarDay } from "../fields/calendar-day";
import { shopDay } from "../time/days";
import { textLine } from "../fields/fields";
import { MESSAGES } from "../messages";
import { centsOf } from "../money/money";

const { affiliates: sentences, validation } = MESSAGES;
const { unexpected, required } = validation;
const MAX_CENTS = 100_000_000;
const MAX_AGE_DAYS = 3_660;

/** Cents, all time. Owed is negative if more was reversed than was left to pay. */
export const affiliateBalance = yup.object({
  earned: yup.number().required(),
  paid: yup.number().required(),
  owed: yup.number().required(),
});
export type AffiliateBalance = yup.InferType<typeof affiliateBalance>;

export const payoutRow = yup.object({
  id: yup.string().required(),
  cents: yup.number().required(),
  /** Payment day in the shop's calendar, YYYY-MM-DD. */
  day: yup.string().required(),
  reference: yup.string().required(),
  notedAt: yup.string().required(),
  /** User names; null after that user is deleted. */
  notedBy: yup.string().nullable().defined(),
  /** Null while the payout is active. */
  undoneAt: yup.string().nullable().defined(),
  undoneBy: yup.string().nullable().defined(),
});
export type PayoutRow = yup.InferType<typeof payoutRow>;

const cents = yup
  .number()
  .typeError(sentences.amount)
  .integer(sentences.amount)
  .min(1, sentences.amount)
  .max(MAX_CENTS, sentences.amount)
  .required(sentences.amount);
/** Future payouts are rejected: record them once the money has left. */
const day = calendarDay(sentences.payoutDay, (daysAgo) => daysAgo < MAX_AGE_DAYS)
  .test("past", sentences.payoutDay, (value) => !value || value <= shopDay(new Date()))
  .required(sentences.payoutDay);
const reference = textLine(100).required(sentences.reference);

export const payoutFields = { cents, day, reference };

export const payoutInput = yup.object({
  ...payoutFields,
  /** The same key for a repeated request. */
  idempotencyKey: yup.string().typeError(unexpected).uuid(unexpected).required(required),
});
export type PayoutInput = yup.InferType<typeof payoutInput>;

/** Form values as typed, in dollars and in form order. */
export interface PayoutForm {
  readonly cents: string;
  readonly day: string;
  readonly reference: string;
}

export function callOfPayout(form: PayoutForm, idempotencyKey: string) {
  return { ...form, cents: centsOf(form.cents), idempotencyKey };
}

export const payoutForm = yup.object({
  cents: yup
    .string()
    .required(sentences.amount)
    .test("amount", sentences.amount, (typed) => cents.isValidSync(centsOf(typed ?? ""))),
  day,
  reference,
});
