/** What people searched, as sums of nobody in particular (SEARCH-5 to SEARCH-7). */
import * as yup from "yup";
import { calendarDay } from "../fields/calendar-day";
import { text, textLine } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { pageFields } from "../fields/paging";

const { unexpected } = MESSAGES.validation;
/** A year of PostgreSQL's: it has none of 0. */
const day = () => calendarDay(unexpected, (daysAgo) => Math.abs(daysAgo) < 36_500).default("");

/** Left out: all searches, the most frequent first. */
export const SEARCH_SHOWS = ["NOTHING", "NO_CLICK"] as const;
export type SearchShow = (typeof SEARCH_SHOWS)[number];

export const searchesInput = yup.object({
  ...pageFields(LIMITS.lists.staffPageSizes),
  show: yup.string().typeError(unexpected).oneOf(SEARCH_SHOWS, unexpected).optional(),
  /** A part of the searched text. */
  text: textLine(LIMITS.lists.searchTextLength).default(""),
  /** UTC days; both are included. Empty: as long as they are kept. */
  from: day(),
  to: day(),
});
export type SearchesInput = yup.InferType<typeof searchesInput>;

export const searchesAnswer = yup.object({
  searches: yup
    .array(
      yup
        .object({
          text: yup.string().required(),
          /** How many visitors searched it, each once an hour. */
          visits: yup.number().required(),
          /** How many products it found last; null: unknown. */
          found: yup.number().nullable().defined(),
          /** How many results and suggestions were opened. */
          clicks: yup.number().required(),
          /** The products opened most. */
          opened: yup
            .array(
              yup
                .object({
                  productId: yup.string().required(),
                  /** Null for a product that no shopper sees. */
                  name: yup.string().nullable().defined(),
                  clicks: yup.number().required(),
                })
                .required(),
            )
            .required(),
        })
        .required(),
    )
    .required(),
  total: yup.number().required(),
  nothing: yup.number().required(),
  noClick: yup.number().required(),
  all: yup.number().required(),
  /** Searches of texts that too few people searched to be shown. */
  rareVisits: yup.number().required(),
});
export type SearchedText = yup.InferType<typeof searchesAnswer>["searches"][number];

/** A result or suggestion that was opened. */
export const searchClickInput = yup.object({
  /** As it was typed. */
  text: textLine(LIMITS.catalogue.searchTextLength).default(""),
  /** Left out: a category or a brand. */
  productId: text(LIMITS.pricing.idLength).optional(),
  /** Chosen while typing, so nothing was searched before. */
  isSuggestion: yup.boolean().typeError(unexpected).default(false),
});
export type SearchClickInput = yup.InferType<typeof searchClickInput>;
