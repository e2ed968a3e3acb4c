/** Suggestions for a typed text, and their wording. */
import { SearchSuggestionsDocument } from "#contract/graphql/documents/suggestions.generated";
import type { SearchSuggestionsQuery } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { findHelp } from "#contract/site/help-topics";
import { ROUTES } from "#contract/site/paths";
import { toCard } from "../../../catalogue/cards/card";
import type { CardView } from "../../../catalogue/views/catalogue-views";
import { queryApi } from "../../../client/http/query-api";
import { readSearches } from "./recent-searches";

/** A suggestion with an address. */
export interface Suggestion {
  readonly url: string;
  readonly label: string;
  /** Number of products; null where a count is meaningless. */
  readonly productCount: number | null;
  /** A product with its prices; null for categories, brands and searches. */
  readonly card: CardView | null;
}

export interface SuggestionGroup {
  readonly label: string;
  readonly suggestions: readonly Suggestion[];
}

/** The suggestion groups for a text; recent searches for an empty one. @throws what `queryApi` throws */
export async function findSuggestions(
  text: string,
  signal: AbortSignal,
): Promise<readonly SuggestionGroup[]> {
  const typed = text.trim();
  const recent = readSearches().filter((search) => search.toLowerCase().startsWith(typed.toLowerCase()));
  const searches = { label: "Recent searches", suggestions: recent.map((search) => searchFor(search)) };
  if (typed === "") return withoutEmpty([searches]);
  const help = findHelp(typed);
  if (help) return [{ label: "Help", suggestions: [{ ...help, productCount: null, card: null }] }];
  const { suggestions } = await queryApi(SearchSuggestionsDocument, { text: typed }, { signal });
  return withoutEmpty([searches, ...groupsOf(suggestions)]);
}

function groupsOf(answer: SearchSuggestionsQuery["suggestions"]): SuggestionGroup[] {
  const { correctedText, totalCount, products, notSold } = answer;
  const placesOf = (places: typeof answer.brands) => places.map((place) => ({ ...place, card: null }));
  return [
    {
      label: "Did you mean",
      suggestions: correctedText ? [{ ...searchFor(correctedText), productCount: totalCount }] : [],
    },
    {
      label: MESSAGES.catalogue.notSold(notSold?.item ?? ""),
      suggestions: notSold?.productType ? [searchFor(notSold.productType)] : [],
    },
    { label: "Categories", suggestions: placesOf(answer.categories) },
    { label: "Brands", suggestions: placesOf(answer.brands) },
    {
      label: "Products",
      suggestions: products.map(toCard).map((card) => {
        return { url: card.url, label: card.name, productCount: null, card };
      }),
    },
  ];
}

function searchFor(text: string): Suggestion {
  const url = `${ROUTES.search}?${new URLSearchParams({ q: text })}`;
  return { url, label: text, productCount: null, card: null };
}

function withoutEmpty(groups: readonly SuggestionGroup[]): SuggestionGroup[] {
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}
