import type { Page } from "#contract/fields/page";

/** The counts of a list's answer, by filter value. */
export function countsByValue({ counts = [] }: Pick<Page<unknown>, "counts">): Record<string, number> {
  return Object.fromEntries(counts.map(({ value, count }) => [value, count]));
}
