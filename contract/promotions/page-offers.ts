/** What a static page asks of the products it shows: one small GET, because its question is in the script of every page. */
import * as yup from "yup";
import { AVAILABILITY } from "../catalogue/lists";
import { textLine } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";

const { unexpected } = MESSAGES.validation;
const { idsPerCall } = LIMITS.catalogue;

export const offersParams = yup.object({
  /** A JSON list of texts; of more than a page shows the first ones are answered. */
  ids: yup
    .string()
    .typeError(unexpected)
    .required(unexpected)
    .test("list", unexpected, (ids) => ids === undefined || idsOf(ids) !== null),
  /** A postal code; empty without one. */
  zip: textLine(LIMITS.account.postalCodeDigits).default(""),
  /** Whose approval this browser has, and until when (contract/leases/approver.ts); empty without one. */
  by: textLine(LIMITS.account.approverLength).default(""),
});

/** The ids of a question. @returns null for what is no list of texts */
export function idsOf(text: string): readonly string[] | null {
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) && ids.every((id) => typeof id === "string") ? ids.slice(0, idsPerCall) : null;
  } catch {
    return null;
  }
}

const offer = yup
  .object({
    productId: yup.string().required(),
    availability: yup.string().oneOf(AVAILABILITY).required(),
    /** That in words. */
    label: yup.string().required(),
    /** Written amounts by the names of contract/promotions/page-amounts.ts, and the words of an offer that runs; null for a product that is not live. */
    amounts: yup.object().nullable().defined() as unknown as yup.Schema<Readonly<
      Record<string, string>
    > | null>,
    /** Whether and when it reaches the postal code; null without one. */
    delivery: yup.string().nullable().defined(),
  })
  .required();
export type PageOffer = yup.InferType<typeof offer>;

export const offersAnswer = yup.object({ offers: yup.array(offer).required() });
