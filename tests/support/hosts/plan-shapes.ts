/** Finds statements that read a whole table, from their plans: no rows are needed that would make them slow. */
import { sql } from "kysely";
import type { Db } from "../../../server/db/client";

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Index Cond"?: string;
  readonly Plans?: readonly PlanNode[];
}

/** The planner does without these where an index serves; an empty table would always be scanned otherwise. */
const AVOIDED = ["seqscan", "hashjoin", "mergejoin", "material", "memoize"];

/** Tables that grow with neither orders, people nor products: reading all their rows is cheap. */
const SMALL_TABLES = new Set([
  "affiliates",
  "category_mappings",
  "chat_canned_answers",
  "import_schedules",
  "pickup_locations",
  "promotions",
  "search_rules",
]);

/**
 * @param statements as they are sent, with $1, $2, …
 * @returns names of the growing tables that they read from end to end, sorted
 */
export async function listWholeReads(db: Db, statements: readonly string[]): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    for (const method of AVOIDED) await sql.raw(`SET enable_${method} = off`).execute(connection);
    const narrow = await partialIndexes(connection);
    const tables = new Set<string>();
    for (const statement of new Set(statements)) {
      const explained = await sql
        .raw<{
          "QUERY PLAN": readonly { Plan: PlanNode }[];
        }>(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${statement}`)
        .execute(connection);
      for (const row of explained.rows)
        for (const { Plan } of row["QUERY PLAN"])
          tablesReadWhole(Plan, narrow).forEach((table) => tables.add(table));
    }
    await sql`RESET ALL`.execute(connection);
    return [...tables].filter((table) => !SMALL_TABLES.has(table)).sort();
  });
}

/** Names of the indexes that hold only some rows, such as what is due: reading all of one is cheap. */
async function partialIndexes(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    SELECT indexrelid::regclass::text AS name FROM pg_index WHERE indpred IS NOT NULL`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** @param isLimited an index that is read in order until a limit is reached is not read whole */
function tablesReadWhole(node: PlanNode, narrow: ReadonlySet<string>, isLimited = false): string[] {
  const type = node["Node Type"];
  const staysLimited = isLimited && !/Sort|Aggregate/.test(type);
  const below = (node.Plans ?? []).flatMap((child) =>
    tablesReadWhole(child, narrow, staysLimited || type === "Limit"),
  );
  const table = node["Relation Name"];
  if (!table) return below;
  const isUnbounded = !node["Index Cond"] && !isLimited && !narrow.has(node["Index Name"] ?? "");
  return type === "Seq Scan" || (type.startsWith("Index") && isUnbounded) ? [table, ...below] : below;
}
