import type { CardView } from "./catalogue-views";

/** The name without the "Brand - " many suppliers put before it: on a card the brand stands right above. */
export function shortName({ name, brand }: Pick<CardView, "name" | "brand">): string {
  const prefix = `${brand} - `;
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}
