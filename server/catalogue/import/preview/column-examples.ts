/** Collects example values of a table's columns. */
import { bytesOf } from "../reading/byte-source";
import { recordsOf } from "../reading/read-records";
import type { Beginning } from "./read-beginning";

const MAX_ROWS = 20;
const MAX_CHARACTERS = 60;

/** Returns the first values of each column, without blanks and repetitions. @throws UnusableFileError */
export async function columnExamples(
  { fileName, bytes }: Pick<Beginning, "fileName" | "bytes">,
  columns: readonly string[],
  limit: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const examples = new Map(columns.map((column) => [column, [] as string[]]));
  const [first] = columns;
  if (first === undefined) return examples;
  let rows = 0;
  // One mapped column makes a record of each row; the others are left out.
  for await (const { value, leftOut } of recordsOf(fileName, bytesOf(bytes), { sku: first }).records) {
    const row: Readonly<Record<string, unknown>> = { ...leftOut, [first]: (value as { sku?: unknown })?.sku };
    for (const [column, values] of examples) {
      const cell = row[column];
      const text = typeof cell === "string" ? cell.slice(0, MAX_CHARACTERS) : "";
      if (text !== "" && values.length < limit && !values.includes(text)) values.push(text);
    }
    rows += 1;
    if (rows === MAX_ROWS) break;
  }
  return examples;
}
