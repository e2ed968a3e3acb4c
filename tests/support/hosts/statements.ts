/** Records the SQL statements of one call, apart from those of jobs. */
import { AsyncLocalStorage } from "node:async_hooks";
import type { RootOperationNode } from "kysely";
import type { Db } from "../../../server/db/client";

export interface StatementLog {
  /** The same database; statements sent through it inside `during` are recorded. */
  readonly db: Db;
  /**
   * @returns the result of the work and the SQL of every statement it sent, in order, without BEGIN and
   * COMMIT
   */
  during<Result>(work: () => Promise<Result>): Promise<{ result: Result; statements: readonly string[] }>;
}

export function logStatements(db: Db): StatementLog {
  const calls = new AsyncLocalStorage<string[]>();
  const record = (node: RootOperationNode): RootOperationNode => {
    calls.getStore()?.push(db.getExecutor().compileQuery(node, { queryId: "logged" }).sql);
    return node;
  };
  return {
    db: db.withPlugin({
      transformQuery: ({ node }) => record(node),
      transformResult: async ({ result }) => result,
    }),
    async during(work) {
      const statements: string[] = [];
      return { result: await calls.run(statements, work), statements };
    },
  };
}
