/** Decides from a plan and its statement which result columns may be null. */
import type { ResultColumn } from "./statement-describer";

interface PlanNode {
  readonly "Node Type": string;
  readonly "Join Type"?: string;
  readonly "Parent Relationship"?: string;
  readonly "Subplan Name"?: string;
  readonly "Group Key"?: unknown;
  readonly "Relation Name"?: string;
  readonly Alias?: string;
  readonly Output?: readonly string[];
  readonly Plans?: readonly PlanNode[];
}

export interface JudgedColumn extends ResultColumn {
  readonly isNullable: boolean;
}

/** A column in an expression, as EXPLAIN prints it. */
const COLUMN = /\b([a-z_]\w*)\.(?:"(\w+)"|([a-z_]\w*))/g;
/** A possible column in an expression: no function, type or text. */
const WORD = /(?<![\w:'])[a-z_]\w*(?![\w('])/g;
/** Parts of expressions that may turn null into a value. */
const ABSORBS_NULL =
  /COALESCE|CASE|count\(|_build_|concat|IS (NOT )?(NULL|TRUE|FALSE|DISTINCT)|array_|ARRAY\[|GREATEST|LEAST| AND | OR |SubPlan|InitPlan|_agg\(|to_json|row_to|format\(/;

/**
 * @param plan as EXPLAIN (VERBOSE, FORMAT JSON) writes it
 * @param text of the statement
 * @param nullables columns without NOT NULL, such as `orders.user_id`
 */
export function withNullability(
  columns: readonly ResultColumn[],
  plan: unknown,
  text: string,
  nullables: ReadonlySet<string>,
): JudgedColumn[] {
  const [{ Plan }] = plan as [{ Plan: PlanNode }];
  const judge = new Judge(Plan, text, nullables);
  return columns.map((column, i) => ({
    ...column,
    isNullable:
      (column.source !== null && nullables.has(column.source) && !judge.isProved(column.source)) ||
      judge.mayBeNull(Plan, i),
  }));
}

class Judge {
  private readonly relations = new Map<string, string>();
  private readonly outer = new Set<string>();
  private readonly subplans = new Map<string, PlanNode>();

  constructor(
    plan: PlanNode,
    private readonly text: string,
    private readonly nullables: ReadonlySet<string>,
  ) {
    this.collect(plan, false);
  }

  /** Whether a condition of the statement seems to exclude null. */
  isProved(source: string): boolean {
    const column = source.split(".")[1] ?? "";
    return new RegExp(`\\b${column}\\b"?\\s*(IS NOT NULL|=|<|>|IN \\(|~|LIKE)`).test(this.text);
  }

  mayBeNull(node: PlanNode, position: number): boolean {
    const output = (node.Output?.[position] ?? "").replace(/'[^']*'/g, "''").replace(/^\((.*)\)$/, "$1");
    const [, name] = /^(?:\()?((?:SubPlan|InitPlan) \d+)\)?(?:\.col1)?$/.exec(output) ?? [];
    if (name) {
      const subplan = this.subplans.get(name);
      // EXISTS has no output.
      return !!subplan?.Output && (!hasOneRow(subplan) || this.mayBeNull(subplan, 0));
    }
    if (/ELSE NULL::[\w ]+ END$|^NULLIF\(/.test(output)) return true;
    if (hasOneRow(node) && /^\(?(max|min|sum|avg|\w+_agg)\(/.test(output)) return true;
    if (ABSORBS_NULL.test(output)) return false;
    const [alone, other] = this.relations.keys();
    // A plan of one table prints its columns without a prefix.
    if (alone !== undefined && other === undefined)
      return [...output.matchAll(WORD)].some(([word]) => this.isColumnNullable(alone, word));
    return [...output.matchAll(COLUMN)].some(([, alias = "", quoted, plain]) =>
      this.isColumnNullable(alias, quoted ?? plain ?? ""),
    );
  }

  private isColumnNullable(alias: string, column: string): boolean {
    const relation = this.relations.get(alias);
    if (!relation) return false;
    const source = `${relation}.${column}`;
    // The planner makes an inner join of an outer one whose condition excludes null.
    return this.outer.has(alias) || (this.nullables.has(source) && !this.isProved(source));
  }

  /** @param isOuter on the side of an outer join that may be missing */
  private collect(node: PlanNode, isOuter: boolean): void {
    const { Alias: alias, "Relation Name": relation, "Join Type": type, "Subplan Name": subplan } = node;
    if (alias && relation) this.relations.set(alias, relation);
    if (isOuter && alias) this.outer.add(alias);
    if (subplan) this.subplans.set(subplan, node);
    for (const child of node.Plans ?? []) {
      const side = child["Parent Relationship"];
      const isMissing =
        type === "Full" || (type === "Left" && side === "Inner") || (type === "Right" && side === "Outer");
      this.collect(child, isOuter || isMissing);
    }
  }
}

/** An aggregate without groups, or a calculation without tables. */
function hasOneRow(node: PlanNode): boolean {
  return (node["Node Type"] === "Aggregate" && !node["Group Key"]) || node["Node Type"] === "Result";
}
