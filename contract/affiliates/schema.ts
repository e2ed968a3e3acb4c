/** Affiliates: the click that started a visit, and the affiliate admin (AFFILIATE-1 to AFFILIATE-9). */
import * as yup from "yup";
import { MESSAGES } from "../messages";
import { touch } from "../analytics/touch";

const { unexpected } = MESSAGES.validation;

export const affiliateClickInput = yup.object({
  visitId: yup.string().typeError(unexpected).uuid(unexpected).required(unexpected),
  touch: touch(),
});
export type AffiliateClickInput = yup.InferType<typeof affiliateClickInput>;

/** The network's id of the click; null if there is none. */
export const affiliateClickAnswer = yup.object({ clickHash: yup.string().nullable().defined() });
