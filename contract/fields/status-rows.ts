/** One column of a table of statuses. */
export function cellsOf<Status extends string, Row, Cell>(
  rows: Readonly<Record<Status, Row>>,
  cell: (row: Row) => Cell,
): Readonly<Record<Status, Cell>> {
  const entries = Object.entries<Row>(rows).map(([status, row]) => [status, cell(row)]);
  return Object.fromEntries(entries) as Record<Status, Cell>;
}
