/** Links to the pages of a list: real addresses, so they can be bookmarked and crawled. Nothing for a single page. */
import { pageNumbers } from "./page-numbers";

interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly urlOf: (page: number) => string;
}

export function Pagination({ page, pageCount, urlOf }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className="pages" aria-label="Pages">
      <ul>
        {page > 1 && (
          <li>
            <a href={urlOf(page - 1)} rel="prev">
              Previous
            </a>
          </li>
        )}
        {pageNumbers(page, pageCount).map((number, index) =>
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
