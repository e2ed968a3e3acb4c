/**
 * Updates the read models of all API processes. Every change of data that shoppers see (import, price rule,
 * product line) must be a catalogue change.
 */
import type { Db, Tx } from "../../db/client";

/** The channel that read models listen on. */
export const CATALOGUE_CHANNEL = "catalogue_changed";

/** One transaction. Changes are serialized, so revisions become visible in order. */
export interface CatalogueChange {
  readonly tx: Tx;
  /** The revision to set on changed rows of `products`. */
  readonly revision: bigint;
  /** Must be called after changing rows; read models are notified at commit. */
  publish(): Promise<void>;
  /**
   * Must be called after changing stock only: updates pages with a new stock label (stock-labels.store.ts).
   */
  publishStock(): Promise<void>;
}

/** Rolls back if `work` throws. */
export type ChangeCatalogue = <Result>(
  db: Db,
  work: (change: CatalogueChange) => Promise<Result>,
) => Promise<Result>;
