/** The search of this process, kept in step with the catalogue. */
import type { PlanTerms } from "#contract/financing";
import type { Db } from "../../db/client";
import { MemorySearch } from "./memory-search.model";
import { SearchFeed } from "./search-feed.worker";
import type { FollowingSearch } from "./search.port";
import { createSearchStore } from "./search.store";

/** @param planTerms terms products are found by their weekly payment on (LEASE-22) */
export function openSearch(db: Db, planTerms: PlanTerms): FollowingSearch {
  return new MemorySearch(new SearchFeed(createSearchStore(db), planTerms));
}
