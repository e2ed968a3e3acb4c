/** Product fields that no reader uses, each with an example: they may contain a price or a stock. */
import { fieldForm } from "./cleaning/record-fields";

/** Number of records checked per file. */
export const MAX_LOOKS = 500;
const MAX_FIELDS = 40;
const MAX_EXAMPLE_CHARACTERS = 40;

export class UnusedFields {
  private looks = 0;
  private readonly examples = new Map<string, string>();

  /** @param mapped fields and columns that the mapping uses */
  constructor(private readonly mapped: ReadonlySet<string> = new Set()) {}

  collect(record: object, used: ReadonlySet<string>): void {
    if (this.looks >= MAX_LOOKS) return;
    this.looks += 1;
    for (const [field, value] of Object.entries(record)) {
      if (!used.has(fieldForm(field))) this.add(field, value);
    }
  }

  /** Columns that a table's mapping does not name. */
  collectLeftOut(columns: object): void {
    for (const [column, value] of Object.entries(columns)) this.add(column, value);
  }

  private add(field: string, value: unknown): void {
    if (
      field === "" ||
      this.mapped.has(field) ||
      this.examples.size >= MAX_FIELDS ||
      this.examples.has(field) ||
      isEmpty(value)
    )
      return;
    this.examples.set(field, exampleOf(value));
  }

  /** Returns entries such as `type: "HardGood"`. */
  listEntries(): string[] {
    return [...this.examples].map(([field, example]) => `${field.slice(0, 60)}: ${example}`);
  }
}

function exampleOf(value: unknown): string {
  if (typeof value === "object") return Array.isArray(value) ? "a list" : "an object";
  return typeof value === "string" ? `"${value.slice(0, MAX_EXAMPLE_CHARACTERS)}"` : String(value);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === "") return true;
  return typeof value === "object" && Object.keys(value as object).length === 0;
}
