/** A list without rows: nothing exists yet, nothing matches the filters, or the page is beyond the last. */
import type { ReactNode } from "react";
import { LABELS } from "#contract/messages";
import { Button } from "../actions/button";
import { EmptyState } from "../parts/empty-state";
import { isFiltered, listUrl, type ListPaging } from "./list-address";

export interface EmptyTexts {
  /** Nothing exists yet, such as "No orders yet". */
  readonly none: string;
  /** Nothing matches the filters; omitted: as `none`, for lists whose tabs are their only filter. */
  readonly noMatch?: string;
  /** Below either heading. */
  readonly hint?: ReactNode;
  /** Label of the link to the unfiltered list; default "Show all orders". */
  readonly showAll?: string;
  /** One muted line, for a list within a section. */
  readonly isLine?: boolean;
}

interface EmptyListProps {
  readonly texts: EmptyTexts;
  readonly plural: string;
  readonly paging: ListPaging | undefined;
  /** Rows on all pages. */
  readonly total: number;
}

export function EmptyList({ texts, plural, paging, total }: EmptyListProps) {
  const { none, noMatch, hint, showAll = `Show all ${plural.toLowerCase()}`, isLine } = texts;
  if (isLine) return <p className="muted">{none}</p>;
  if (paging && total > 0) {
    return (
      <EmptyState>
        <h2>{LABELS.emptyPage}</h2>
        <Button variant="outlined" href={listUrl(paging.path, { ...paging.address, page: 1 })}>
          Show the first page
        </Button>
      </EmptyState>
    );
  }
  const isNoMatch = noMatch !== undefined && paging !== undefined && isFiltered(paging.address);
  return (
    <EmptyState>
      <h2>{isNoMatch ? noMatch : none}</h2>
      {hint && <p>{hint}</p>}
      {isNoMatch && (
        <Button variant="outlined" href={paging.path}>
          {showAll}
        </Button>
      )}
    </EmptyState>
  );
}
