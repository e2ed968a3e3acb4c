/** Figures of the stars that buyers gave, from how many gave 1, 2, 3, 4 and 5 (REVIEW-6). */

export function countOf(stars: readonly number[]): number {
  return stars.reduce((sum, count) => sum + count, 0);
}

/** Their mean to one decimal place, as pages show it; null without any. */
export function meanOf(stars: readonly number[]): number | null {
  const count = countOf(stars);
  const all = stars.reduce((sum, of, at) => sum + of * (at + 1), 0);
  return count === 0 ? null : Math.round((all / count) * 10) / 10;
}

export const countWords = (count: number, what = "review"): string =>
  `${count.toLocaleString("en-US")} ${what}${count === 1 ? "" : "s"}`;
