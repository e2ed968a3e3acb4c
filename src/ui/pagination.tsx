/**
 * Links to the pages of a list: real addresses, so that they can be bookmarked and crawled. Renders nothing
 * for a single page.
 */
import type { Ref } from "react";
import { pageNumbers, pageNumbersWithShortcuts } from "./page-numbers";

interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly urlOf: (page: number) => string;
  /** Every page is two links away from the first: for lists that search engines crawl. */
  readonly hasShortcuts?: boolean;
  readonly ref?: Ref<HTMLElement>;
}

export function Pagination({ page, pageCount, urlOf, hasShortcuts = false, ref }: PaginationProps) {
  if (pageCount <= 1) return null;
  const numbers = (hasShortcuts ? pageNumbersWithShortcuts : pageNumbers)(page, pageCount);
  return (
    <nav ref={ref} className="pages" aria-label="Pages">
      <ul>
        {page > 1 && (
          <li>
            <a href={urlOf(page - 1)} rel="prev">
              Previous
            </a>
          </li>
        )}
        {numbers.map((number, index) =>
          number === null ? (
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <a href={urlOf(number)} aria-current={number === page ? "page" : undefined}>
                <span className="vh">Page </span>
                {number}
              </a>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <a href={urlOf(page + 1)} rel="next">
              Next
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
