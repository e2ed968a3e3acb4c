/**
 * GraphQL texts that are the most expensive to process for their length, by affected limit; at the maximum
 * size and above.
 */
import { LIMITS } from "../../contract/limits";

const { tokens, fragments, sameName } = LIMITS.graphql.otherText;

const repeat = (count: number, part: (index: number) => string) =>
  Array.from({ length: Math.max(1, Math.floor(count)) }, (_, index) => part(index)).join(" ");

/** `size` 1 fills the limits of an unknown text; larger values exceed them by that factor. */
export function worstTexts(size: number): Readonly<Record<string, string>> {
  const n = Math.floor(tokens * size);
  const spread = Math.floor(fragments * size);
  const same = Math.floor(sameName * size);
  const categories = (inner: string) => `{ getCategories { ${inner} } }`;
  return {
    "one field again and again": `{ ${repeat(n - 10, () => "__typename")} }`,
    "each field as often as allowed": categories(
      repeat((n - 10) / 3, (i) => `a${i % Math.ceil(n / 3 / same)}: id`),
    ),
    "one parent with the same children": `{ ${repeat(same, () => `getCategories { ${repeat((n / same - 4) / 3, (i) => `a${i}: id`)} }`)} }`,
    "one deep parent with the same children": `{ ${repeat(same / 2, () => `getCategories { subCategories { subCategories { ${repeat((n / same - 8) / 2, (i) => `a${i}: id`)} } } }`)} }`,
    "fragments side by side": `${categories(repeat(spread, (i) => `...F${i}`))} ${repeat(spread, (i) => `fragment F${i} on Category { ${repeat((n / spread - 10) / 3, (k) => `a${k}: id`)} }`)}`,
    "fragments that spread the next twice": `${categories("...F0")} ${repeat(spread, (i) => `fragment F${i} on Category { id ...F${i + 1} ...F${i + 1} }`)} fragment F${spread} on Category { id }`,
    "fragments that spread the next twice below fields": `${categories("...F0")} ${repeat(spread, (i) => `fragment F${i} on Category { a: subCategories { ...F${i + 1} } b: subCategories { ...F${i + 1} } }`)} fragment F${spread} on Category { id }`,
    "fragments that spread all others": `${categories("...F0")} ${repeat(spread, (i) => `fragment F${i} on Category { id ${repeat((n / spread - 10) / 2, (k) => `...F${(i + k) % spread}`)} }`)}`,
    "inline fragments": categories(repeat((n - 10) / 6, (i) => `... on Category { a${i}: id }`)),
    "unknown fields": `{ ${repeat(n - 10, (i) => `getCategory${i}`)} }`,
    "unknown arguments": `{ searchProducts(input: { ${repeat((n - 20) / 3, (i) => `categori${i}: 1`)} }) { totalCount } }`,
    "unknown types": `query Q(${repeat((n - 20) / 4, (i) => `$v${i}: Categor${i}`)}) { __typename }`,
    "unused variables": `query Q(${repeat((n - 20) / 4, (i) => `$v${i}: Int`)}) { __typename }`,
    directives: categories(`id ${repeat((n - 20) / 6, () => "@skip(if: true)")}`),
    lists: `{ searchProducts(input: { brandIds: ${"[".repeat((n - 20) / 2)}${"]".repeat((n - 20) / 2)} }) { totalCount } }`,
    depth: `{ getCategories { ${"subCategories { ".repeat((n - 10) / 3)} id ${"} ".repeat((n - 10) / 3)} } }`,
    "one long word": categories(`id${"d".repeat(LIMITS.graphql.otherText.characters * size - 100)}`),
    "one long text": `{ searchProducts(input: { text: "${"a ".repeat((LIMITS.graphql.otherText.characters * size - 100) / 2)}" }) { totalCount } }`,
    commas: `{ getCategories {${",".repeat(LIMITS.graphql.otherText.characters * size - 100)} id } }`,
  };
}
