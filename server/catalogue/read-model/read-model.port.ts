/**
 * The one way to bring the read models of all API processes up to date: whatever changes what the shop shows (an
 * import, a price rule) does so in a catalogue change.
 */
import type { Db, Tx } from "../../db/client";

/** The channel that read models listen on. */
export const CATALOGUE_CHANNEL = "catalogue_changed";

/** One transaction; another change waits for its end, so revisions appear in order. */
export interface CatalogueChange {
  readonly tx: Tx;
  /** The revision that changed rows of `products` carry. */
  readonly revision: bigint;
  /** Call it when rows were changed; read models are notified at the commit. */
  publish(): Promise<void>;
  /** Call it when only stock was changed: pages whose stock label it changes follow (stock-labels.store.ts). */
  publishStock(): Promise<void>;
}

/** Rolled back when `work` throws. */
export type ChangeCatalogue = <Result>(
  db: Db,
  work: (change: CatalogueChange) => Promise<Result>,
) => Promise<Result>;
