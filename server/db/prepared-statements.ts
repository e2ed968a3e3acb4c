/**
 * Lets PostgreSQL keep the plans of the statements a process sends again and again, for each connection: reading and
 * planning a statement costs it more than running most of ours does.
 */
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type { Pool, PoolClient } from "pg";

/** Texts that get a name; statements whose text varies endlessly must not fill the server's memory. */
const MOST_NAMES = 300;
const names = new Map<string, string>();

/** @returns undefined for a text that came after enough others */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size === MOST_NAMES) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

class PreparingClient implements PostgresPoolClient {
  constructor(private readonly client: PoolClient) {}

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    text: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== "string") throw new Error("No statement of ours is read by a cursor");
    const statement = { text, values: [...values], ...(values.length > 0 && { name: nameOf(text) }) };
    return this.client.query(statement) as unknown as Promise<PostgresQueryResult<Row>>;
  }

  release(): void {
    this.client.release();
  }
}

/** The pool, with statements that have values prepared under a name. */
export function preparing(pool: Pool): PostgresPool {
  return { connect: async () => new PreparingClient(await pool.connect()), end: () => pool.end() };
}
