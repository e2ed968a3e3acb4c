/** Aggregated, anonymous search statistics (SEARCH-5 to SEARCH-7). */
import * as yup from "yup";
import { filterDay } from "../fields/calendar-day";
import { text, textLine } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { countsOf, pageFields, pageOf } from "../fields/paging";

const { unexpected } = MESSAGES.validation;
/** Omitted: all searches, most frequent first. */
export const SEARCH_SHOWS = ["NOTHING", "NO_CLICK"] as const;
/** Groups with a count. */
export const SEARCH_COUNTS = [...SEARCH_SHOWS, "ALL"] as const;
export type SearchShow = (typeof SEARCH_SHOWS)[number];

export const searchesInput = yup.object({
  ...pageFields(LIMITS.lists.staffPageSizes),
  show: yup.string().typeError(unexpected).oneOf(SEARCH_SHOWS, unexpected).optional(),
  /** Substring of the search text. */
  text: textLine(LIMITS.lists.searchTextLength).default(""),
  /** UTC days, inclusive. Empty: the whole retention time. */
  from: filterDay(),
  to: filterDay(),
});
export type SearchesInput = yup.InferType<typeof searchesInput>;

export const searchesAnswer = yup.object({
  ...pageOf(
    yup.object({
      text: yup.string().required(),
      /** Visitors who searched the text, each counted once an hour. */
      visits: yup.number().required(),
      /** Products in the last result; null if unknown. */
      found: yup.number().nullable().defined(),
      /** Opened results and suggestions. */
      clicks: yup.number().required(),
      /** Most opened products. */
      opened: yup
        .array(
          yup
            .object({
              productId: yup.string().required(),
              /** Null for a hidden product. */
              name: yup.string().nullable().defined(),
              clicks: yup.number().required(),
            })
            .required(),
        )
        .required(),
    }),
  ),
  counts: countsOf(SEARCH_COUNTS),
  /** Searches for texts too rare to display. */
  rareVisits: yup.number().required(),
});
export type SearchedText = yup.InferType<typeof searchesAnswer>["rows"][number];

/** An opened result or suggestion. */
export const searchClickInput = yup.object({
  /** As typed. */
  text: textLine(LIMITS.catalogue.searchTextLength).default(""),
  /** Omitted for a category or brand. */
  productId: text(LIMITS.pricing.idLength).optional(),
  /** Chosen while typing, without a search. */
  isSuggestion: yup.boolean().typeError(unexpected).default(false),
});
export type SearchClickInput = yup.InferType<typeof searchClickInput>;
