/** Affiliate admin: affiliates, their terms and their earnings (AFFILIATE-9). */
import * as yup from "yup";
import { affiliateCode } from "./code";
import { affiliateBalance, payoutRow } from "./payouts";
import { calendarDay } from "../fields/calendar-day";
import { text, textLine, uuid } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { pageFields, pageOf } from "../fields/paging";

const { affiliates: sentences, validation } = MESSAGES;
const { unexpected, required } = validation;
const MAX_CENTS = 100_000_000;

const name = () => textLine(100).required(sentences.name);
const cents = () =>
  yup
    .number()
    .typeError(sentences.amount)
    .integer(sentences.amount)
    .min(0, sentences.amount)
    .max(MAX_CENTS, sentences.amount);
const optionalCap = () => cents().nullable().default(null);

export const affiliateParams = yup.object({ code: affiliateCode() });

export const payoutParams = yup.object({
  code: affiliateCode(),
  payoutId: yup
    .string()
    .matches(/^[1-9]\d{0,17}$/, unexpected)
    .required(required),
});

export const affiliatesInput = yup.object({
  ...pageFields(LIMITS.lists.staffPageSizes),
  /** Matches a code or a name. */
  text: textLine(100).default(""),
});
export type AffiliatesInput = yup.InferType<typeof affiliatesInput>;

const affiliateRow = yup.object({
  code: yup.string().required(),
  name: yup.string().required(),
  isActive: yup.boolean().required(),
  subAffiliates: yup.number().required(),
  /** Visits that began with a link of this affiliate in the last 30 days. */
  clicks: yup.number().required(),
  /** Cents; negative if more was reversed than earned. */
  earnedThisMonth: yup.number().required(),
  earnedLastMonth: yup.number().required(),
  /** Cents, all time. */
  owed: yup.number().required(),
});
export type AffiliateRow = yup.InferType<typeof affiliateRow>;
export const affiliatesAnswer = yup.object({
  ...pageOf(affiliateRow),
});

const termsFields = {
  perApplication: cents().default(0),
  perOrder: cents().default(0),
  /** Hundredths of a percent: 750 is 7.5 %. */
  percentHundredths: yup
    .number()
    .typeError(sentences.percent)
    .integer(sentences.percent)
    .min(0, sentences.percent)
    .max(10_000, sentences.percent)
    .default(0),
  maxPerOrder: optionalCap(),
  maxPerMonth: optionalCap(),
};

const termsRow = yup.object({
  id: yup.string().required(),
  /** Null for the affiliate itself. */
  subAffiliate: yup.string().nullable().defined(),
  /** Days of the shop's calendar, YYYY-MM-DD; inclusive end. */
  fromDay: yup.string().required(),
  untilDay: yup.string().nullable().defined(),
  perApplication: yup.number().required(),
  perOrder: yup.number().required(),
  percentHundredths: yup.number().required(),
  maxPerOrder: yup.number().nullable().defined(),
  maxPerMonth: yup.number().nullable().defined(),
  /** OVER: replaced by newer terms, or past the last day. */
  state: yup.string().oneOf(["STANDING", "COMING", "OVER"]).required(),
  addedAt: yup.string().required(),
  /** User name; null after that user is deleted. */
  addedBy: yup.string().nullable().defined(),
});
export type AffiliateTermsRow = yup.InferType<typeof termsRow>;

const monthRow = yup.object({
  /** YYYY-MM */
  month: yup.string().required(),
  clicks: yup.number().required(),
  applications: yup.number().required(),
  orders: yup.number().required(),
  /** Cents. The commission is earned minus reversed. */
  earned: yup.number().required(),
  takenBack: yup.number().required(),
  commission: yup.number().required(),
});
export type AffiliateMonth = yup.InferType<typeof monthRow>;

export const affiliateAnswer = yup.object({
  affiliate: yup
    .object({
      code: yup.string().required(),
      name: yup.string().required(),
      isActive: yup.boolean().required(),
      subAffiliates: yup
        .array(yup.object({ code: yup.string().required(), name: yup.string().required() }).required())
        .required(),
      /** Newest first. */
      terms: yup.array(termsRow.required()).required(),
      /** Months with clicks or commissions, newest first; at most 24. */
      months: yup.array(monthRow.required()).required(),
      balance: affiliateBalance.required(),
      /** Newest first; at most 100. */
      payouts: yup.array(payoutRow.required()).required(),
      /** Entries not yet reported to the network, including those it refuses. */
      unsent: yup.number().required(),
      refused: yup.number().required(),
    })
    .required(),
});
export type Affiliate = yup.InferType<typeof affiliateAnswer>["affiliate"];

export const affiliateInput = yup.object({ code: affiliateCode(), name: name() });
export const affiliateChange = yup.object({
  name: name(),
  isActive: yup.boolean().typeError(unexpected).required(required),
});
export const subAffiliateInput = yup.object({ code: affiliateCode(), name: name() });

export const affiliateTermsInput = yup
  .object({
    /** Null for the affiliate itself. */
    subAffiliate: textLine(64).nullable().default(null),
    /** Today or later, because terms are never changed in hindsight. */
    fromDay: calendarDay(sentences.day, (age) => age <= 1).required(sentences.day),
    untilDay: calendarDay(sentences.day).nullable().default(null),
    ...termsFields,
    /** The same key for a repeated request. */
    idempotencyKey: uuid(),
  })
  .test("order", (value, context) =>
    value.untilDay && value.fromDay && value.untilDay < value.fromDay
      ? context.createError({ path: "untilDay", message: sentences.reversed })
      : true,
  );
export type AffiliateTermsInput = yup.InferType<typeof affiliateTermsInput>;

export const statementInput = yup.object({
  /** Month of the shop's calendar. */
  month: text(7)
    .matches(/^20\d\d-(0[1-9]|1[0-2])$/, unexpected)
    .required(required),
});
