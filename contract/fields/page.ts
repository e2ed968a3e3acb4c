/** The answer of a list: rows, their number on all pages, and counts for tabs. Schemas are in paging.ts. */

/** Rows that match a filter value. */
export interface Count<Value extends string = string> {
  readonly value: Value;
  readonly count: number;
}

export interface Page<Row, Value extends string = string> {
  readonly rows: readonly Row[];
  /** Rows on all pages. */
  readonly total: number;
  /** One for each filter value, for tabs; absent in a list without tabs. Values without rows may be absent. */
  readonly counts?: readonly Count<Value>[];
}

/** The page of a list without paging. */
export function allRows<Row>(rows: readonly Row[]): Page<Row> {
  return { rows, total: rows.length };
}

/** Rows with a filter value; null until the page has loaded. */
export function countOf<Value extends string>(
  page: Pick<Page<unknown, Value>, "counts"> | undefined,
  value: Value,
): number | null {
  return page ? (page.counts?.find((entry) => entry.value === value)?.count ?? 0) : null;
}

/** Rows with any filter value; null until the page has loaded. */
export function countAll(page: Pick<Page<unknown>, "counts"> | undefined): number | null {
  return page ? (page.counts ?? []).reduce((sum, { count }) => sum + count, 0) : null;
}
