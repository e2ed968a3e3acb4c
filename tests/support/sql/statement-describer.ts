/** Asks PostgreSQL for the result columns of statements, without running any. */
import { Client, type Connection, type Submittable } from "pg";

export interface ResultColumn {
  readonly name: string;
  /** Name in pg_type; an array's begins with `_`. */
  readonly type: string;
  /** The table's column that is read unchanged, such as `orders.status`; null for an expression. */
  readonly source: string | null;
}

export interface StatementDescriber {
  /** Columns without NOT NULL, such as `orders.user_id`. */
  readonly nullables: ReadonlySet<string>;
  /** @throws the server's error, for an invalid statement */
  describe(text: string): Promise<ResultColumn[]>;
  /** Returns the plan as EXPLAIN (VERBOSE, FORMAT JSON) writes it. */
  explain(text: string): Promise<unknown>;
  end(): Promise<void>;
}

/** @param url of a migrated database */
export async function openDescriber(url: string): Promise<StatementDescriber> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const types = await client.query<{ oid: number; name: string }>("SELECT oid, typname AS name FROM pg_type");
  const columns = await client.query<{ key: string; source: string; isNullable: boolean }>(
    `SELECT attrelid || '.' || attnum AS key, relname || '.' || attname AS source, NOT attnotnull AS "isNullable"
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid WHERE attnum > 0 AND relkind IN ('r', 'p')`,
  );
  const typeNames = new Map(types.rows.map(({ oid, name }) => [oid, name]));
  const sources = new Map(columns.rows.map(({ key, source }) => [key, source]));
  return {
    nullables: new Set(columns.rows.filter(({ isNullable }) => isNullable).map(({ source }) => source)),
    async describe(text) {
      const fields = await client.query(new Description(text)).fields;
      return fields.map(({ name, dataTypeID, tableID, columnID }) => ({
        name,
        type: typeNames.get(dataTypeID) ?? "unknown",
        source: sources.get(`${tableID}.${columnID}`) ?? null,
      }));
    },
    async explain(text) {
      const { rows } = await client.query<{ "QUERY PLAN": unknown }>(
        `EXPLAIN (GENERIC_PLAN, VERBOSE, FORMAT JSON) ${text}`,
      );
      return rows[0]?.["QUERY PLAN"];
    },
    end: () => client.end(),
  };
}

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
  readonly tableID: number;
  readonly columnID: number;
}

/** A statement that the driver parses and describes, and never binds. The driver calls its methods. */
class Description implements Submittable {
  readonly fields: Promise<readonly Field[]>;
  private received: readonly Field[] = [];
  private resolve!: (fields: readonly Field[]) => void;
  private reject!: (error: unknown) => void;

  constructor(private readonly text: string) {
    this.fields = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }

  submit(connection: Connection): void {
    connection.parse({ name: "", text: this.text, types: [] }, true);
    connection.describe({ type: "S", name: "" }, true);
    connection.sync();
  }

  /** The driver's time limit would replace it. */
  callback(): void {}

  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    this.received = fields;
  }

  handleError(error: unknown): void {
    this.reject(error);
  }

  handleReadyForQuery(): void {
    this.resolve(this.received);
  }
}
