/** Form of an affiliate's terms, typed in dollars and validated by the schema of the call. */
import * as yup from "yup";
import { affiliateTermsInput } from "./admin";
import { centsOf } from "../money/money";

/** In form order. */
export interface TermsForm {
  /** Empty for the affiliate itself. */
  readonly subAffiliate: string;
  readonly fromDay: string;
  readonly untilDay: string;
  /** Dollars; the percentage as 7.5. Empty means zero, or no limit. */
  readonly perApplication: string;
  readonly perOrder: string;
  readonly percentHundredths: string;
  readonly maxPerOrder: string;
  readonly maxPerMonth: string;
}

export const NEW_TERMS: TermsForm = {
  subAffiliate: "",
  fromDay: "",
  untilDay: "",
  perApplication: "",
  perOrder: "",
  percentHundredths: "",
  maxPerOrder: "",
  maxPerMonth: "",
};

const isEmpty = (text: string) => text.trim() === "";
const amount = (text: string) => (isEmpty(text) ? 0 : centsOf(text));
const limit = (text: string) => (isEmpty(text) ? null : centsOf(text));

export function callOfTerms(form: TermsForm, idempotencyKey: string) {
  return {
    subAffiliate: form.subAffiliate || null,
    fromDay: form.fromDay,
    untilDay: form.untilDay || null,
    perApplication: amount(form.perApplication),
    perOrder: amount(form.perOrder),
    // Two decimals of a percentage are hundredths, just as two decimals of a dollar are cents.
    percentHundredths: amount(form.percentHundredths.replace("%", "")),
    maxPerOrder: limit(form.maxPerOrder),
    maxPerMonth: limit(form.maxPerMonth),
    idempotencyKey,
  };
}

const ANY_KEY = "00000000-0000-4000-8000-000000000000";

/** First validation message of a field; null for a valid field. */
function complaintAbout(name: string, form: TermsForm): string | null {
  try {
    affiliateTermsInput.validateSync(callOfTerms(form, ANY_KEY), { abortEarly: false });
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return error.inner.find(({ path }) => path === name)?.message ?? null;
  }
  return null;
}

function field(name: keyof TermsForm) {
  return yup
    .string()
    .default("")
    .test("call", (_value, context) => {
      const form = { ...NEW_TERMS, ...(context.parent as Partial<TermsForm>) };
      const message = complaintAbout(name, form);
      return message === null || context.createError({ message });
    });
}

export const termsForm = yup.object({
  subAffiliate: field("subAffiliate"),
  fromDay: field("fromDay"),
  untilDay: field("untilDay"),
  perApplication: field("perApplication"),
  perOrder: field("perOrder"),
  percentHundredths: field("percentHundredths"),
  maxPerOrder: field("maxPerOrder"),
  maxPerMonth: field("maxPerMonth"),
});
