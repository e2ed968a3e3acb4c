/**
 * The part of the attribute filters that pages need. Supplier names and patterns weigh 20 kB and stay on the
 * server. `npm run codegen` generates the file from the attribute rows.
 */
import { valuesOf, type Attribute } from "./attribute";
import { ATTRIBUTE_KEYS, attributeOf } from "./attributes";

interface FilterBase {
  readonly label: string;
  readonly param: string;
}

export type AttributeFilter = FilterBase &
  (
    | { readonly type: "flag" }
    | { readonly type: "code"; readonly isUnlisted?: boolean }
    | { readonly type: "text"; readonly values: readonly string[] }
    | ({ readonly type: "number" } & Pick<
        Extract<Attribute, { type: "number" }>,
        "unit" | "step" | "bounds" | "sizes" | "thousands"
      >)
  );

/** Generates the source of attribute-filters.generated.ts. */
export function writeAttributeFilters(): string {
  const filters = ATTRIBUTE_KEYS.flatMap((key) => {
    const row = attributeOf(key);
    return row.param === undefined ? [] : [[key, filterOf(row, row.param)] as const];
  });
  const lines = filters.map(([key, filter]) => `  ${key}: ${JSON.stringify(filter)},\n`);
  return `/* Written by npm run codegen; do not edit. */
import type { AttributeFilter } from "./attribute-filters";

export const ATTRIBUTE_FILTERS = {\n${lines.join("")}} as const satisfies Readonly<Record<string, AttributeFilter>>;\n`;
}

function filterOf(row: Attribute, param: string): AttributeFilter {
  const base = { label: row.label, param };
  if (row.type === "flag") return { ...base, type: row.type };
  if (row.type === "code") return { ...base, type: row.type, isUnlisted: row.isUnlisted };
  if (row.type === "text") return { ...base, type: row.type, values: valuesOf(row) };
  const { type, unit, step, bounds, sizes, thousands } = row;
  return { ...base, type, unit, step, bounds, sizes, thousands };
}
