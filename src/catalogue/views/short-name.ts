import type { CardView } from "./catalogue-views";

/** The name without a leading "Brand - ", as many suppliers write it: a card shows the brand above. */
export function shortName({ name, brand }: Pick<CardView, "name" | "brand">): string {
  const prefix = `${brand} - `;
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}
