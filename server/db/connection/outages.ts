/**
 * Turns every kind of database outage (unreachable, slow, full, read-only) into one error, which is answered
 * with 503. An abandoned connection is never reused, because its answer may still arrive.
 */
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { DatabaseUnavailable } from "../../errors";

/**
 * Classes 08 (connection) and 53 (resources, disk full), shutdowns, time limits, read-only, input and output.
 */
const SERVER_CODES = /^(08...|53...|57P0[1-5]|57014|55P03|25P03|25006|58030)$/;
const SYSTEM_CODES = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** node-postgres sets no code on these errors. */
const LOST_CONNECTION =
  /^(Connection terminated|Query read timeout|timeout expired|timeout exceeded when trying to connect|Client (has|was) .*not queryable)/;

/** Returns whether a statement failed because of the database rather than its own content. */
export function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  const { code } = error as { readonly code?: unknown };
  return typeof code === "string" ? SERVER_CODES.test(code) || SYSTEM_CODES.test(code) : isLost(error);
}

function isLost(error: unknown): boolean {
  return error instanceof Error && LOST_CONNECTION.test(error.message);
}

/** A connection that can be closed instead of returned to the pool. */
export interface ClosableClient extends PostgresPoolClient {
  release(isLost?: boolean): void;
}

class WatchedClient implements PostgresPoolClient {
  private isLost = false;

  constructor(private readonly client: ClosableClient) {}

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    text: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== "string") return this.client.query(text);
    // The ROLLBACK after an abandoned statement would wait behind that statement.
    if (this.isLost) return Promise.reject(new DatabaseUnavailable("The connection was dropped"));
    return this.client.query<Row>(text, values).catch((error: unknown) => {
      this.isLost ||= isLost(error);
      throw reported(error);
    });
  }

  release(): void {
    this.client.release(this.isLost);
  }
}

function reported(error: unknown): unknown {
  return isOutage(error) ? new DatabaseUnavailable(error) : error;
}

/** Wraps the pool so that every outage is a DatabaseUnavailable. */
export function withOutageErrors(pool: {
  connect(): Promise<ClosableClient>;
  end(): Promise<void>;
}): PostgresPool {
  return {
    connect: async () =>
      new WatchedClient(
        await pool.connect().catch((error: unknown) => {
          throw reported(error);
        }),
      ),
    end: () => pool.end(),
  };
}
