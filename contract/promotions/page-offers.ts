/**
 * Live data a static page requests for its products: one small GET, because the code is in the script of
 * every page.
 */
import * as yup from "yup";
import { AVAILABILITY } from "../catalogue/lists";
import { textLine } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";

const { unexpected } = MESSAGES.validation;
const { idsPerCall } = LIMITS.catalogue;

export const offersParams = yup.object({
  /** A JSON list of texts; ids beyond a page's maximum are ignored. */
  ids: yup
    .string()
    .typeError(unexpected)
    .required(unexpected)
    .test("list", unexpected, (ids) => ids === undefined || idsOf(ids) !== null),
  /** A postal code; empty without one. */
  zip: textLine(LIMITS.account.postalCodeDigits).default(""),
  /**
   * The approving lessor and the expiration, stored in the browser (contract/leases/approver.ts); empty
   * without one.
   */
  by: textLine(LIMITS.account.approverLength).default(""),
});

/**
 * Parses the requested ids.
 * @returns null if the text is not a list of texts
 */
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
    /** Label of the tax. */
    label: yup.string().required(),
    /**
     * Formatted amounts by key (contract/promotions/page-amounts.ts), and the text of an active offer; null
     * for a product that is not live.
     */
    amounts: yup.object().nullable().defined() as unknown as yup.Schema<Readonly<
      Record<string, string>
    > | null>,
    /** Delivery promise for the postal code; null without one. */
    delivery: yup.string().nullable().defined(),
  })
  .required();
export type PageOffer = yup.InferType<typeof offer>;

export const offersAnswer = yup.object({ offers: yup.array(offer).required() });
