/** Result count and sort order above a listing, page size below; their selects belong to the filter form. */
import { PRODUCT_SORTS, PRODUCT_SORT_LABELS, type ProductSort } from "#contract/catalogue/lists";
import { facetParam } from "#contract/catalogue/facets";
import { DEFAULT_PAGE_SIZE, LIMITS } from "#contract/limits";
import { FACET_FORM_ID } from "./results-place";

interface ListingToolbarProps {
  readonly totalCount: number;
  /** From 1. */
  readonly page: number;
  readonly sort: ProductSort | null;
  readonly pageSize: number;
  /** Best match is available, and the default, only for searches with words. */
  readonly hasText: boolean;
}

export function ListingToolbar({ totalCount, page, sort, pageSize, hasText }: ListingToolbarProps) {
  const usual: ProductSort = hasText ? "RELEVANCE" : "BEST_SELLING";
  return (
    <div className="toolbar">
      {totalCount > 0 && (
        <p className="muted">
          {(page - 1) * pageSize + 1}–{Math.min(page * pageSize, totalCount)} of{" "}
          {totalCount.toLocaleString("en-US")}
        </p>
      )}
      <label>
        Sort by{" "}
        <select
          name="sort"
          form={FACET_FORM_ID}
          defaultValue={sort && sort !== usual ? facetParam(sort) : ""}
        >
          {PRODUCT_SORTS.filter((option) => hasText || option !== "RELEVANCE").map((option) => (
            <option key={option} value={option === usual ? "" : facetParam(option)}>
              {PRODUCT_SORT_LABELS[option]}
            </option>
          ))}
        </select>
      </label>
      <WithoutScript />
    </div>
  );
}

export function PageSize({ pageSize }: Pick<ListingToolbarProps, "pageSize">) {
  return (
    <div className="toolbar end">
      <label>
        Show{" "}
        <select
          name="size"
          form={FACET_FORM_ID}
          defaultValue={pageSize === DEFAULT_PAGE_SIZE ? "" : pageSize}
        >
          {LIMITS.catalogue.pageSizes.map((size) => (
            <option key={size} value={size === DEFAULT_PAGE_SIZE ? "" : size}>
              {size}
            </option>
          ))}
        </select>{" "}
        per page
      </label>
      <WithoutScript />
    </div>
  );
}

/** Submit button for browsers without scripts; with a script each choice applies at once. */
function WithoutScript() {
  return (
    <noscript>
      <button className="btn quiet" form={FACET_FORM_ID}>
        Update
      </button>
    </noscript>
  );
}
