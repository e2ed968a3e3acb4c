/**
 * Retries a transaction once after a deadlock or serialization failure. The failed run wrote nothing, so
 * callbacks must have no effect outside the database.
 */
import type { TransactionBuilder } from "kysely";

const ENDED_BY_DATABASE: readonly unknown[] = ["40P01", "40001"];

/** Wraps a builder and its derived builders with an `execute` that may run the callback twice. */
export function repeatingOnce<Tables>(builder: TransactionBuilder<Tables>): TransactionBuilder<Tables> {
  const { execute, setAccessMode, setIsolationLevel } = builder;
  const repeated: Pick<TransactionBuilder<Tables>, "execute" | "setAccessMode" | "setIsolationLevel"> = {
    execute: (callback) =>
      execute.call(builder, callback).catch((error: unknown) => {
        if (!isEndedByDatabase(error)) throw error;
        return execute.call(builder, callback);
      }) as ReturnType<typeof callback>,
    setAccessMode: (mode) => repeatingOnce(setAccessMode.call(builder, mode)),
    setIsolationLevel: (level) => repeatingOnce(setIsolationLevel.call(builder, level)),
  };
  return Object.assign(builder, repeated);
}

function isEndedByDatabase(error: unknown): boolean {
  return ENDED_BY_DATABASE.includes((error as { readonly code?: unknown } | null)?.code);
}
