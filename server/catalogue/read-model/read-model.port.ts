/**
 * The one way to have the read models of all API processes brought up to date: whoever changes what shops show (an
 * import, a price rule, another product line) does it in a catalogue change.
 */
import type { Db, Tx } from "../../db/client";

/** The channel that read models listen on. */
export const CATALOGUE_CHANNEL = "catalogue_changed";

/** One transaction; another change waits for its end, so revisions appear in order. */
export interface CatalogueChange {
  readonly tx: Tx;
  /** The revision that changed rows of `products` carry. */
  readonly revision: bigint;
  /** To be called when rows were changed; read models hear of it at commit. */
  publish(): Promise<void>;
  /** To be called when nothing but stock was changed: pages whose label it changes follow (stock-labels.store.ts). */
  publishStock(): Promise<void>;
}

/** Rolled back when `work` throws. */
export type ChangeCatalogue = <Result>(
  db: Db,
  work: (change: CatalogueChange) => Promise<Result>,
) => Promise<Result>;
