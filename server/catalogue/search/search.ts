/** This process's search, in sync with the catalogue. */
import type { PlanTerms } from "#contract/leases/financing";
import type { Db } from "../../db/client";
import { MemorySearch } from "./memory/memory-search.model";
import { createDocumentStore } from "./postgres/documents.store";
import { createMatchStore } from "./postgres/matches.store";
import { PostgresSearch } from "./postgres/postgres-search.worker";
import { SearchFeed } from "./search-feed.worker";
import type { FollowingSearch } from "./search.port";
import type { SearchEngineName } from "./search.settings";
import { createSearchStore } from "./search.store";
import { createStoredModelStore } from "./stored-model.store";

export interface SearchParts {
  readonly engine: SearchEngineName;
  /** Connections for requests. */
  readonly db: Db;
  /** Connections for catalogue changes. */
  readonly backgroundDb: Db;
  /** The terms for searches by weekly payment (LEASE-22). */
  readonly planTerms: PlanTerms;
}

export function openSearch({ engine, db, backgroundDb, planTerms }: SearchParts): FollowingSearch {
  const catalogue = createSearchStore(backgroundDb);
  if (engine === "memory") {
    const models = createStoredModelStore(backgroundDb);
    const feed = new SearchFeed({ store: catalogue, models, lessor: planTerms });
    return new MemorySearch(feed, createSearchStore(db));
  }
  const documents = createDocumentStore(backgroundDb);
  return new PostgresSearch({ catalogue, documents, matches: createMatchStore(db), lessor: planTerms });
}
