/** Compares the statements of the server with the database and with the row types they promise. */
import { withNullability } from "./nullable-columns";
import { findWrongColumns } from "./row-types";
import type { SqlProgram } from "./sql-program";
import type { StatementDescriber } from "./statement-describer";
import { textOf } from "./statement-text";
import { listStatements, type CodeStatement } from "./statements";
import { Unfollowed, type Branch } from "./value-resolver";

export interface CheckedStatements {
  readonly count: number;
  /** Sentences that begin with the statement's place. */
  readonly faults: readonly string[];
  /** Places of statements whose text only a run determines. */
  readonly unfollowed: readonly string[];
}

export async function checkStatements(
  program: SqlProgram,
  describer: StatementDescriber,
): Promise<CheckedStatements> {
  const statements = listStatements(program);
  const faults = new Set<string>();
  const unfollowed = new Set<string>();
  for (const statement of statements) {
    const texts = textsOf(program, statement);
    if (texts.length === 0) unfollowed.add(statement.place);
    for (const text of texts)
      for (const fault of await findFaults(program, describer, statement, text))
        faults.add(`${statement.place} ${fault}`);
  }
  return { count: statements.length, faults: [...faults], unfollowed: [...unfollowed] };
}

/** Returns one text, or two if conditions decide. */
function textsOf(program: SqlProgram, { expression }: CodeStatement): string[] {
  const branches: readonly Branch[] = ["first", "last"];
  try {
    return [...new Set(branches.map((branch) => textOf(program, expression, branch)))];
  } catch (error) {
    if (error instanceof Unfollowed) return [];
    throw error;
  }
}

async function findFaults(
  { checker }: SqlProgram,
  describer: StatementDescriber,
  { row }: CodeStatement,
  text: string,
): Promise<string[]> {
  try {
    const columns = await describer.describe(text);
    if (!row) return [];
    const plan = columns.length > 0 ? await describer.explain(text) : null;
    return findWrongColumns(
      checker,
      row,
      plan ? withNullability(columns, plan, text, describer.nullables) : [],
    );
  } catch (error) {
    return [(error as Error).message];
  }
}
