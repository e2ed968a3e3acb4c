/** Searches the read model. */
import { filterAndCount, type ColumnCounts } from "../facets/facet-counter.rules";
import { addPopularity, compareBy, selectPage } from "../listing-order.rules";
import type { SearchAnswer, SearchQuery } from "../search.port";
import { matchAny, placeProducts } from "../staff-matches.rules";
import { NO_RULES, type StaffRules } from "../staff-rules.model";
import { CachedMatches } from "../text/cached-matches.model";
import { TextMatcher, type TextMatch } from "../text/text-matcher.model";
import { IndexContents } from "./index-contents.model";
import type { SearchRow } from "./product-columns.model";

/** Absent rules have no effect. */
export type IndexQuery = Omit<SearchQuery, "rules"> & Partial<Pick<SearchQuery, "rules">>;

export interface IndexAnswer extends Omit<SearchAnswer, "counts"> {
  readonly counts: ColumnCounts;
}

export class SearchIndex extends IndexContents {
  private readonly matcher = new TextMatcher(this.words, this.described);
  private readonly matches = new CachedMatches();

  override put(row: SearchRow): void {
    // After any change, cached text matches belong to an outdated index.
    this.matches.clear();
    this.matcher.clearCache();
    super.put(row);
  }

  search(query: IndexQuery): IndexAnswer {
    const match = query.text ? this.match(query.text, query.rules ?? NO_RULES) : null;
    const { passed, facets } = filterAndCount(
      this.columns,
      match?.slots ?? null,
      query.choices,
      query.counted,
      query.withAttributes ?? false,
    );
    if (match && query.sort === "RELEVANCE") addPopularity(this.columns, match.scores, passed);
    const compare = compareBy(this.columns, query.sort, match?.scores ?? null);
    const page = selectPage(passed, compare, query.from, query.to);
    return {
      productIds: Array.from(page, (slot) => this.columns.ids[slot]!),
      totalCount: passed.length,
      counts: facets,
      correctedText: match?.correctedText ?? null,
      unmetWords: match?.unmetWords ?? [],
      notSold: match?.notSold ?? null,
    };
  }

  private match(text: string, rules: StaffRules): TextMatch | null {
    const { size } = this.columns;
    const match = matchAny(rules.textsFor(text), (variant) =>
      this.matches.get(variant, rules, () => this.matcher.match(variant, size, rules.neverCorrected)),
    );
    const placing = rules.placingOf(text);
    return match && placing ? placeProducts(match, placing, (id) => this.liveSlot(id)) : match;
  }
}
