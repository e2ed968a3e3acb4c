/** Writes the tables as one page of SQL, to read and to compare, not to run. */
import type { ColumnSchema, TableSchema } from "./introspection";

/** @param tables by name. @param version hash of the sources (schema-codegen.ts) */
export function writeSchemaPage(tables: readonly TableSchema[], version: string): string {
  return `-- Written by npm run codegen from the migrated database; do not edit. Functions and triggers: functions/
-- Sources: ${version}\n\n${tables.map(writeTable).join("\n\n")}\n`;
}

function writeTable(table: TableSchema): string {
  const { name, isUnlogged, partitionedBy, options, columns, constraints, indexes } = table;
  const lines = [...columns.map(writeColumn), ...constraints].map((line) => `  ${line}`);
  const partition = partitionedBy === null ? "" : ` PARTITION BY ${partitionedBy}`;
  const settings = options === null ? "" : ` WITH (${options})`;
  return [
    `CREATE ${isUnlogged ? "UNLOGGED " : ""}TABLE ${name} (\n${lines.join(",\n")}\n)${partition}${settings};`,
    ...indexes.map(
      (index) => `${index.replace(/ ON (ONLY )?public\./, " ON ").replace(" USING btree", "")};`,
    ),
  ].join("\n");
}

function writeColumn({ name, type, isNullable, filledBy, storage }: ColumnSchema): string {
  return [
    /^[a-z_]+$/.test(name) ? name : `"${name}"`,
    type.replace("timestamp with time zone", "timestamptz"),
    ...(storage === null ? [] : [`STORAGE ${storage}`]),
    ...(isNullable ? [] : ["NOT NULL"]),
    ...(filledBy === null ? [] : [filledBy]),
  ].join(" ");
}
