/** One query for all that is looked up in one turn of the event loop, whichever request asks. Nothing is kept. */
import DataLoader from "dataloader";

const IDS_PER_QUERY = 500;

/**
 * @param read the rows of those ids that are there, in any order
 * @returns a look-up of one row; null when it is not there
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
      // After all sockets that have something were read, and not after each.
      batchScheduleFn: (dispatch) => setImmediate(dispatch),
    },
  );
  return (id) => loader.load(id);
}
