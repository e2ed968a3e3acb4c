/** A column that holds sealed values; each feature declares its own, and server/rooms.ts lists all of them. */
import type { Db } from "../client";
import { emailIndex, type EmailIndexed } from "../identity";
import type { Sealer } from "../sealed";
import type { Database } from "../tables";

export interface SealedColumn {
  readonly table: keyof Database;
  readonly column: string;
  /** The sealing context of its values (server/db/sealed.ts). */
  readonly context: string;
  /** The blind indexes beside a value, by column. */
  readonly indexesOf?: (sealer: Sealer, value: never) => Readonly<Record<string, IndexValue>>;
  /** Writes indexes of the row with this id in another table, in the transaction that reseals the value. */
  readonly writeIndexes?: (db: Db, sealer: Sealer, id: string, value: never) => Promise<void>;
  /** An index that rows may have without a sealed value, so that it cannot be written again. */
  readonly bareIndex?: string;
}

/** Null: nothing can be found by it. */
export type IndexValue = Buffer | readonly Buffer[] | null;

/** A column whose rows are found by the e-mail address in it. */
export function emailColumn(table: Exclude<EmailIndexed, "users">, column: string): SealedColumn {
  const indexesOf = (sealer: Sealer, { email }: { readonly email: string }) => ({
    email_index: emailIndex(sealer, email, table),
  });
  return { table, column, context: table, indexesOf };
}
