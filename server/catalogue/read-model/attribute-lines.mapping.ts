/** A product's attributes for its page: the supplier's lines, then attributes found only in its name. */
import type { AttributeValue } from "#contract/attributes/attribute";
import { valueText } from "#contract/attributes/value-text";
import { attributeOf, type AttributeKey } from "#contract/attributes/attributes";
import {
  readAttribute,
  readAttributes,
  readWritten,
  type WrittenAttribute,
} from "#contract/attributes/read-attributes";
import type { ProductAttribute } from "#contract/graphql/generated";

interface NamedProduct {
  readonly name: string;
  readonly category?: { readonly id: string } | null;
  readonly brand?: { readonly id: string } | null;
  readonly attributes: readonly WrittenAttribute[];
}

export function attributeLines({ name, category, brand, attributes }: NamedProduct): ProductAttribute[] {
  const categoryId = category?.id ?? null;
  const lines = attributes.map((written) => {
    const read = readAttribute(written, categoryId);
    return { ...written, typed: read && typedAttribute(read.key, read.value) };
  });
  const stated = readWritten({ categoryId, attributes });
  const written = new Set(attributes.map((line) => line.name.toLowerCase()));
  const isWritten = (key: AttributeKey) =>
    stated.has(key) || namesOf(key).some((alias) => written.has(alias.toLowerCase()));
  const described = { categoryId, brandId: brand?.id, attributes };
  const known = readAttributes({ name, ...described });
  const added = [...known].filter(([key]) => !isWritten(key) && !isUnlisted(key));
  if (added.length === 0) return lines;
  // Values derived from several lines, such as a width from a size, do not come from the name.
  const derived = readAttributes({ name: "", ...described });
  return [...lines, ...added.map(([key, value]) => lineOf(key, value, !derived.has(key)))];
}

function isUnlisted(key: AttributeKey): boolean {
  const row = attributeOf(key);
  return row.type === "code" && row.isUnlisted === true;
}

function namesOf(key: AttributeKey): readonly string[] {
  const { label, names, namesIn } = attributeOf(key);
  return [label, ...names, ...(namesIn?.names ?? [])];
}

function lineOf(key: AttributeKey, value: AttributeValue, isFromName: boolean): ProductAttribute {
  const row = attributeOf(key);
  return {
    name: row.label,
    value: valueText(row, value),
    typed: typedAttribute(key, value),
    isFromName: isFromName || null,
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
