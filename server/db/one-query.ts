/** Batches all look-ups of one turn of the event loop, from any request, into one query. Nothing is cached. */
import DataLoader from "dataloader";

const IDS_PER_QUERY = 500;

/** @param read the existing rows of those ids, in any order @returns looks up one row; null when it does not exist */
export function inOneQuery<Row>(
  read: (ids: readonly string[]) => Promise<readonly Row[]>,
  idOf: (row: Row) => string,
): (id: string) => Promise<Row | null> {
  const loader = new DataLoader<string, Row | null>(
    async (ids) => {
      const rows = new Map((await read([...new Set(ids)])).map((row) => [idOf(row), row]));
      return ids.map((id) => rows.get(id) ?? null);
    },
    {
      cache: false,
      maxBatchSize: IDS_PER_QUERY,
      // Scheduled after all readable sockets were read, not after each.
      batchScheduleFn: (dispatch) => setImmediate(dispatch),
    },
  );
  return (id) => loader.load(id);
}
