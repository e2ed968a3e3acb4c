/** Payout runs: what all affiliates are owed, recorded at once and exported for the bank (AFFILIATE-11). */
import * as yup from "yup";
import { affiliateCode } from "./code";
import { payoutFields } from "./payouts";
import { uuid } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { pageFields, pageOf } from "../fields/paging";

const { affiliates: sentences, validation } = MESSAGES;
/** Affiliates in one run; the others stay due. */
export const MAX_PAYOUTS_OF_RUN = 500;

const dueRow = yup.object({
  code: yup.string().required(),
  name: yup.string().required(),
  isActive: yup.boolean().required(),
  /** Cents, above zero. */
  owed: yup.number().required(),
});
export type DuePayout = yup.InferType<typeof dueRow>;
/** Highest amounts first; the total counts those above the limit of a run, too. */
export const payoutsDueAnswer = yup.object({ ...pageOf(dueRow) });

const { cents, day, reference } = payoutFields;

/** Form values of a run, in form order. */
export const payoutRunForm = yup.object({ day, reference });

/** Client-generated id, for idempotency: the same id yields the same run. */
export const payoutRunParams = yup.object({ id: uuid() });
export const payoutRunInput = payoutRunForm.shape({
  /** Amounts as staff saw them. */
  payouts: yup
    .array(yup.object({ code: affiliateCode(), cents }).required())
    .min(1, sentences.nothingDue)
    .max(MAX_PAYOUTS_OF_RUN, validation.unexpected)
    .test(
      "once",
      validation.unexpected,
      (payouts) => new Set(payouts?.map(({ code }) => code)).size === payouts?.length,
    )
    .required(sentences.nothingDue),
});
export type PayoutRunInput = yup.InferType<typeof payoutRunInput>;

export const payoutRunsInput = yup.object(pageFields(LIMITS.lists.staffPageSizes));

const runRow = yup.object({
  id: yup.string().required(),
  /** Payment day in the shop's calendar, YYYY-MM-DD. */
  day: yup.string().required(),
  reference: yup.string().required(),
  /** Payouts that were not undone, and their total in cents. */
  payouts: yup.number().required(),
  cents: yup.number().required(),
  /** Payouts undone since. */
  undone: yup.number().required(),
  recordedAt: yup.string().required(),
  /** User name; null after that user is deleted. */
  recordedBy: yup.string().nullable().defined(),
});
export type PayoutRun = yup.InferType<typeof runRow>;
export const payoutRunsAnswer = yup.object({ ...pageOf(runRow) });
