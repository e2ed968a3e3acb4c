/** Statistics of star ratings, from the counts of 1 to 5 stars (REVIEW-6). */

export function countOf(stars: readonly number[]): number {
  return stars.reduce((sum, count) => sum + count, 0);
}

/** Mean rating to one decimal place, as displayed; null without ratings. */
export function meanOf(stars: readonly number[]): number | null {
  const count = countOf(stars);
  const total = stars.reduce((sum, of, at) => sum + of * (at + 1), 0);
  return count === 0 ? null : Math.round((total / count) * 10) / 10;
}
