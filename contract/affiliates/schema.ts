/** Affiliates: the click a visit began with, and the desk of those who look after them (AFFILIATE-1 to AFFILIATE-9). */
import * as yup from "yup";
import { MESSAGES } from "../messages";
import { touch } from "../analytics/touch";

const { unexpected } = MESSAGES.validation;

export const affiliateClickInput = yup.object({
  visitId: yup.string().typeError(unexpected).uuid(unexpected).required(unexpected),
  touch: touch(),
});
export type AffiliateClickInput = yup.InferType<typeof affiliateClickInput>;

/** The network's name for the click; null when there is none. */
export const affiliateClickAnswer = yup.object({ clickHash: yup.string().nullable().defined() });
