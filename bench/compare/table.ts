/** Prints tables of figures. */

export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  for (const row of [head, ...rows]) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
  }
}

/** Three significant digits; integers from 100 on. */
export function formatFigure(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  return Math.abs(value) >= 100
    ? Math.round(value).toLocaleString("en-US")
    : String(Number(value.toPrecision(3)));
}
