/** A product's attributes as pages show them: the supplier's lines, and behind them what only its name says. */
import type { AttributeValue } from "#contract/attributes/attribute";
import { valueText } from "#contract/attributes/value-text";
import { attributeOf, type AttributeKey } from "#contract/attributes/attributes";
import { readAttribute, readAttributes, type WrittenAttribute } from "#contract/attributes/read-attributes";
import type { ProductAttribute } from "#contract/graphql/generated";

interface NamedProduct {
  readonly name: string;
  readonly category?: { readonly id: string } | null;
  readonly attributes: readonly WrittenAttribute[];
}

export function attributeLines({ name, category, attributes }: NamedProduct): ProductAttribute[] {
  const categoryId = category?.id ?? null;
  const lines = attributes.map((written) => {
    const read = readAttribute(written, categoryId);
    return { ...written, typed: read && typedAttribute(read.key, read.value) };
  });
  // A line may mean several attributes, so what lines say is read without a name.
  const said = readAttributes({ name: "", categoryId, attributes });
  const written = new Set(attributes.map((line) => line.name.toLowerCase()));
  const isWritten = (key: AttributeKey) =>
    said.has(key) || namesOf(key).some((one) => written.has(one.toLowerCase()));
  const known = readAttributes({ name, categoryId, attributes });
  const added = [...known].filter(([key]) => !isWritten(key));
  return [...lines, ...added.map(([key, value]) => lineOf(key, value))];
}

function namesOf(key: AttributeKey): readonly string[] {
  const { label, names, namesIn } = attributeOf(key);
  return [label, ...names, ...(namesIn?.names ?? [])];
}

function lineOf(key: AttributeKey, value: AttributeValue): ProductAttribute {
  const row = attributeOf(key);
  return {
    name: row.label,
    value: valueText(row, value),
    typed: typedAttribute(key, value),
    isFromName: true,
  };
}

function typedAttribute(key: AttributeKey, value: AttributeValue): NonNullable<ProductAttribute["typed"]> {
  const row = attributeOf(key);
  return {
    key,
    label: row.label,
    number: typeof value === "number" ? value : null,
    unit: row.type === "number" ? row.unit.trim() : null,
    text: typeof value === "object" ? value.join(", ") : typeof value === "string" ? value : null,
    flag: typeof value === "boolean" ? value : null,
  };
}
