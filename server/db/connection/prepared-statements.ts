/**
 * Prepares frequent statements on each connection, so that PostgreSQL keeps their plans: parsing and planning
 * cost more than running most of them.
 */
import type { PostgresCursor, PostgresQueryResult } from "kysely";
import type { Pool, PoolClient } from "pg";
import type { ClosableClient } from "./outages";

/** Maximum number of named statements: endless variations must not fill the server's memory. */
const MAX_NAMES = 300;
const names = new Map<string, string>();
let named = 0;

/**
 * Prefix of a statement whose text depends on the request, such as a list with many filters. It uses up no
 * name and is planned for its values.
 */
export const VARIED = "/* varied */";

/** @returns undefined once all names are in use */
function nameOf(text: string): string | undefined {
  if (text.startsWith(VARIED)) return undefined;
  const name = names.get(text);
  return name !== undefined || names.size === MAX_NAMES ? name : rename(text);
}

function rename(text: string): string {
  const name = `s${named++}`;
  names.set(text, name);
  return name;
}

/** Detects a stale plan after a migration changed the columns of a `SELECT *`. */
function isOutdated(error: unknown): boolean {
  const { code, routine } = error as { readonly code?: unknown; readonly routine?: unknown };
  return code === "0A000" && routine === "RevalidateCachedQuery";
}

class PreparingClient implements ClosableClient {
  constructor(private readonly client: PoolClient) {}

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    text: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== "string") throw new Error("Cursors are not supported");
    return this.run<Row>(text, values);
  }

  release(isLost = false): void {
    this.client.release(isLost);
  }

  private async run<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (values.length === 0) return this.send(text, values, undefined);
    const name = nameOf(text);
    try {
      return await this.send(text, values, name);
    } catch (error) {
      if (name === undefined || !isOutdated(error)) throw error;
      // Within a transaction the retry fails too, because the transaction is aborted; the next one uses the
      // new name.
      return this.send(text, values, names.get(text) === name ? rename(text) : nameOf(text));
    }
  }

  private send<Row>(
    text: string,
    values: readonly unknown[],
    name: string | undefined,
  ): Promise<PostgresQueryResult<Row>> {
    const statement = { text, values: [...values], ...(name !== undefined && { name }) };
    return this.client.query(statement) as unknown as Promise<PostgresQueryResult<Row>>;
  }
}

/** Wraps the pool so that statements with values are prepared under a name. */
export function preparing(pool: Pool) {
  return {
    connect: async (): Promise<ClosableClient> => new PreparingClient(await pool.connect()),
    end: () => pool.end(),
  };
}
