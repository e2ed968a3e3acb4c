/** Batches all look-ups of one event-loop turn, across requests, into one query. Caches nothing. */
import DataLoader from "dataloader";

const IDS_PER_QUERY = 500;

/**
 * @param read returns the existing rows of these ids, in any order
 * @returns a look-up of one row, or null if missing
 */
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
      // Runs after all ready sockets were read, not after each one.
      batchScheduleFn: (dispatch) => setImmediate(dispatch),
    },
  );
  return (id) => loader.load(id);
}
