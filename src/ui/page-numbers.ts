/** The page numbers of a pager: first, last, and those around the current page; null marks a gap. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  return withGaps([1, page - 1, page, page + 1, pageCount], pageCount);
}

/**
 * Adds shortcuts, so that every page is two links away from the first. The first page and every tenth show
 * all tenth pages and the nine pages after themselves. Beyond 200 pages the steps are larger.
 */
export function pageNumbersWithShortcuts(page: number, pageCount: number): (number | null)[] {
  const step = [10, 20, 50].find((size) => pageCount / size <= MAX_SHORTCUTS) ?? 100;
  if (page !== 1 && page % step !== 0) return pageNumbers(page, pageCount);
  const from = page === 1 ? 0 : page;
  const own = Array.from({ length: step }, (_, index) => from + index);
  const shortcuts = Array.from({ length: Math.floor(pageCount / step) }, (_, index) => (index + 1) * step);
  return withGaps([1, page - 1, page, page + 1, pageCount, ...own, ...shortcuts], pageCount, true);
}

const MAX_SHORTCUTS = 20;

/** @param isJumping shows no gap between distant numbers, because every number is a jump */
function withGaps(numbers: readonly number[], pageCount: number, isJumping = false): (number | null)[] {
  const visible = [...new Set(numbers)]
    .filter((number) => number >= 1 && number <= pageCount)
    .sort((a, b) => a - b);
  if (isJumping) return visible;
  return visible.flatMap((number, index) => {
    const previous = visible[index - 1] ?? number - 1;
    if (number - previous === 2) return [number - 1, number];
    return number - previous > 2 ? [null, number] : [number];
  });
}
