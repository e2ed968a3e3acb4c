/**
 * Returns the row of a statement that always has exactly one, such as a count or an insert.
 * @param expected what the row is, for the error
 * @throws Error if there is no row, or more than one
 */
export function onlyRow<Row>(rows: readonly Row[], expected: string): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) {
    throw new Error(`Expected one row, but the database returned ${rows.length}: ${expected}.`);
  }
  return row;
}
