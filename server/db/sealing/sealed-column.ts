/** A column with sealed values; each feature declares its own, and server/declarations.ts lists all of them. */
import type { Db } from "../client";
import { emailIndex, type EmailIndexed } from "../identity";
import type { Sealer } from "../sealed";
import type { Database } from "../tables/tables.generated";

export interface SealedColumn {
  readonly table: keyof Database;
  readonly column: string;
  /** The context that the values are bound to (server/db/sealed.ts). */
  readonly context: string;
  /** The blind indexes of a value, by column. */
  readonly indexesOf?: (sealer: Sealer, value: never) => Readonly<Record<string, IndexValue>>;
  /** Writes another table's indexes for the row with this id, in the transaction that reseals its value. */
  readonly writeIndexes?: (db: Db, sealer: Sealer, id: string, value: never) => Promise<void>;
  /** An index that rows without a sealed value also have, so that it cannot be recomputed. */
  readonly bareIndex?: string;
}

/** Null = not searchable. */
export type IndexValue = Buffer | readonly Buffer[] | null;

/** Declares a column bound to its table, whose rows are looked up by email address. */
export function emailColumn(table: Exclude<EmailIndexed, "users">, column: string): SealedColumn {
  const indexesOf = (sealer: Sealer, { email }: { readonly email: string }) => ({
    email_index: emailIndex(sealer, email, table),
  });
  return { table, column, context: table, indexesOf };
}
