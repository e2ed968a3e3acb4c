/** Writes the table types that Kysely checks statements with. */
import { PRODUCT_FIELDS } from "../tables/product-fields";
import {
  EXACT_TYPES,
  FILLED_BY_TRIGGER,
  REQUIRED_IN_INSERTS,
  TYPE_IMPORTS,
  VALUE_TYPES,
} from "./column-values";
import type { ColumnSchema, TableSchema } from "./introspection";

/** Types of PostgreSQL as the driver returns them. */
const DRIVER_TYPES: Readonly<Record<string, string>> = {
  bigint: "BigIntColumn",
  boolean: "boolean",
  bytea: "Buffer",
  "bigint[]": "string[]",
  "bytea[]": "Buffer[]",
  "date[]": "Date[]",
  "integer[]": "number[]",
  date: "Timestamp",
  "double precision": "number",
  integer: "number",
  jsonb: "object",
  numeric: "string",
  real: "number",
  smallint: "number",
  text: "string",
  "text[]": "string[]",
  "timestamp with time zone": "Timestamp",
  uuid: "string",
  "uuid[]": "string[]",
};

/** Tables with an interface for the columns that a product's fields name. */
const PARENTS: Readonly<Record<string, { readonly type: string; readonly columns: ReadonlySet<string> }>> = {
  products: {
    type: "ProductContentColumns",
    columns: new Set(Object.values(PRODUCT_FIELDS).map(({ column }) => column)),
  },
};

/** @param tables by name. @param version hash of the sources (schema-codegen.ts) */
export function writeTableTypes(tables: readonly TableSchema[], version: string): string {
  const interfaces = tables.map(writeInterface);
  const rows = tables.map(({ name }) => `  ${name}: ${interfaceName(name)};\n`);
  const body = `${interfaces.join("\n")}\nexport interface Database {\n${rows.join("")}}\n`;
  return `/** Written by npm run codegen from the migrated database; do not edit. Sources: ${version} */
${writeImports(body)}\n${body}`;
}

function writeImports(body: string): string {
  const words = new Set(body.split(/\W/));
  return Object.entries(TYPE_IMPORTS)
    .flatMap(([file, names]) => {
      const used = names.filter((name) => words.has(name));
      return used.length === 0 ? [] : [`import type { ${used.join(", ")} } from "${file}";\n`];
    })
    .join("");
}

const interfaceName = (table: string) =>
  `${table.replace(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase())}Table`;

function writeInterface({ name, columns }: TableSchema): string {
  const parent = PARENTS[name];
  const own = columns.filter((column) => !parent?.columns.has(column.name));
  const lines = own.map((column) => `  ${column.name}: ${columnType(`${name}.${column.name}`, column)};\n`);
  const heading = `export interface ${interfaceName(name)}${parent ? ` extends ${parent.type}` : ""}`;
  return `${heading} {\n${lines.join("")}}\n`;
}

/** @param place table.column */
function columnType(place: string, { type, isNullable, filledBy }: ColumnSchema): string {
  const exact = EXACT_TYPES[place];
  if (exact !== undefined) return exact;
  const isFilled =
    FILLED_BY_TRIGGER.includes(place) || (filledBy !== null && !REQUIRED_IN_INSERTS.includes(place));
  const isId = type === "bigint" && filledBy?.endsWith("IDENTITY") === true;
  const value = VALUE_TYPES[place] ?? (isId ? "string" : driverType(place, type));
  const nullable = isNullable ? " | null" : "";
  if (type === "jsonb") return `${isFilled ? "DefaultedJson" : "JSONColumnType"}<${value}>${nullable}`;
  // An insert may omit a timestamp and a nullable column.
  if (!isFilled || isNullable || value === "Timestamp") return `${value}${nullable}`;
  return `Generated<${value}>`;
}

function driverType(place: string, type: string): string {
  const known = DRIVER_TYPES[type.split("(")[0]!];
  if (known === undefined) throw new Error(`${place}: add the type ${type} to DRIVER_TYPES.`);
  return known;
}
