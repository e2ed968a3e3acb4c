/** Compares a promised row type with the columns that PostgreSQL describes. */
import ts from "typescript";
import type { JudgedColumn } from "./nullable-columns";

/** A value as the driver returns it. */
const KINDS: Readonly<Record<string, string>> = {
  bool: "boolean",
  bytea: "Buffer",
  date: "Date",
  float4: "number",
  float8: "number",
  int2: "number",
  int4: "number",
  json: "JSON",
  jsonb: "JSON",
  oid: "number",
  timestamp: "Date",
  timestamptz: "Date",
  void: "JSON",
};

/** Returns sentences about the columns whose promise is wrong. */
export function findWrongColumns(
  checker: ts.TypeChecker,
  row: ts.Type,
  columns: readonly JudgedColumn[],
): string[] {
  const byName = new Map(columns.map((column) => [column.name, column]));
  return checker.getPropertiesOfType(row).flatMap((property) => {
    const column = byName.get(property.name);
    const isOptional = !!(property.flags & ts.SymbolFlags.Optional);
    if (!column) return isOptional ? [] : [`${property.name} is not selected`];
    const faults = wrongKinds(checker, checker.getTypeOfSymbol(property), column);
    return faults.map((fault) => `${property.name} ${fault}`);
  });
}

function wrongKinds(checker: ts.TypeChecker, type: ts.Type, column: JudgedColumn): string[] {
  const kinds = kindsOf(checker, type);
  if (kinds.has("any")) return [];
  const expected = kindOf(column.type);
  const wrong = [...kinds].filter(
    (kind) => kind !== "null" && kind !== "undefined" && !isKind(kind, expected),
  );
  const missesNull = column.isNullable && !kinds.has("null");
  return [
    ...wrong.map((kind) => `is ${column.type}, which the driver returns as ${expected}, not ${kind}`),
    ...(missesNull ? [`may be null (${column.source ?? "an expression"})`] : []),
  ];
}

function isKind(kind: string, expected: string): boolean {
  if (expected === "JSON") return kind !== "Date" && kind !== "Buffer" && kind !== "bigint";
  if (expected === "list of JSON") return kind.startsWith("list of");
  return kind === expected;
}

function kindOf(type: string): string {
  return type.startsWith("_") ? `list of ${kindOf(type.slice(1))}` : (KINDS[type] ?? "string");
}

function kindsOf(checker: ts.TypeChecker, type: ts.Type): Set<string> {
  if (type.isUnion()) return new Set(type.types.flatMap((one) => [...kindsOf(checker, one)]));
  return new Set([kindOfOne(checker, type)]);
}

function kindOfOne(checker: ts.TypeChecker, type: ts.Type): string {
  if (type.isIntersection()) {
    const kinds = type.types.map((one) => kindOfOne(checker, one));
    return kinds.find((kind) => kind !== "object") ?? "object";
  }
  const has = (flag: ts.TypeFlags) => !!(type.flags & flag);
  if (has(ts.TypeFlags.StringLike)) return "string";
  if (has(ts.TypeFlags.NumberLike)) return "number";
  if (has(ts.TypeFlags.BooleanLike)) return "boolean";
  if (has(ts.TypeFlags.BigIntLike)) return "bigint";
  if (has(ts.TypeFlags.Null)) return "null";
  if (has(ts.TypeFlags.Undefined)) return "undefined";
  if (!has(ts.TypeFlags.Object)) return "any";
  if (checker.isArrayLikeType(type)) {
    const element = type.getNumberIndexType();
    const [kind = "any"] = element ? [...kindsOf(checker, element)].filter((one) => one !== "null") : [];
    return `list of ${kind}`;
  }
  const name = type.symbol?.name ?? "object";
  return name === "Uint8Array" ? "Buffer" : /^(Date|Buffer)$/.test(name) ? name : "object";
}
