/** Products by SKU or name, including hidden ones with the reason; selected ones are hidden or shown. */
import { lazy, Suspense, useState } from "react";
import { PRODUCT_SHOWS, type ProductShow } from "#contract/catalogue/admin";
import { HIDDEN_LABELS } from "#contract/catalogue/hidden-reasons";
import { countAll, countOf } from "#contract/fields/page";
import { BACKOFFICE_ROUTES, staffProductPath } from "#contract/site/backoffice-paths";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { useVisitor } from "../../client/session/use-visitor";
import { BulkReport } from "../../ui/list/bulk-report";
import { listId, listUrl, readListAddress, STAFF_SIZES } from "../../ui/list/list-address";
import { StaffList } from "../../ui/list/staff-list";
import type { BulkOutcome } from "./product/bulk-bar";
import { productColumns } from "./product-columns";
import { LIVE_LABEL } from "./visibility-badge";

/** Needed only with a selection. */
const BulkBar = lazy(async () => ({ default: (await import("./product/bulk-bar")).BulkBar }));

const path = BACKOFFICE_ROUTES.catalogue;
const PLURAL = "Products";
const SHOW_LABELS: Readonly<Record<ProductShow, string>> = {
  LIVE: LIVE_LABEL,
  ...HIDDEN_LABELS,
  AWAITED: "With stock alerts",
};

export function ProductList({ search }: { readonly search: string }) {
  const { user } = useVisitor();
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const address = readListAddress(search, { shows: PRODUCT_SHOWS, sizes: STAFF_SIZES });
  const { page, size, show, text } = address;
  const answer = useRestAnswer("findProducts", {
    pageNumber: page,
    pageSize: size,
    text,
    ...(show !== "" && { show: show as ProductShow }),
  });
  const query = listUrl(path, address).slice(path.length);
  const tabs = PRODUCT_SHOWS.map((value) => ({
    show: value,
    label: SHOW_LABELS[value],
    count: countOf(answer.data, value),
  }));
  // Products with stock alerts are also in another group.
  const total = countAll(
    answer.data && { counts: answer.data.counts?.filter(({ value }) => value !== "AWAITED") },
  );
  const endReport = () => {
    document.getElementById(listId(PLURAL))?.focus();
    setOutcome(null);
  };
  return (
    <StaffList
      answer={answer}
      columns={productColumns(query)}
      keyOf={({ productId }) => productId}
      caption="Products by SKU"
      plural={PLURAL}
      empty={{ none: "No products yet", noMatch: "No matching products" }}
      paging={{ path, address }}
      search={{ name: "Products of all suppliers", textLabel: "Start of an SKU, or words in the name" }}
      tabs={{ name: "Products by visibility", tabs: [{ show: "", label: "All", count: total }, ...tabs] }}
      note={outcome && <Outcome key={outcome.key} outcome={outcome} query={query} onClose={endReport} />}
      actions={
        user?.permissions.includes("pricing.write")
          ? {
              nameOf: ({ sku }) => sku,
              render: (chosen, clear) => (
                <Suspense>
                  <BulkBar
                    chosen={chosen}
                    onClear={clear}
                    onDone={(done) => {
                      clear();
                      setOutcome(done);
                      answer.refresh();
                    }}
                  />
                </Suspense>
              ),
            }
          : undefined
      }
    />
  );
}

interface OutcomeProps {
  readonly outcome: BulkOutcome;
  /** The query of the list, preserved in links to products. */
  readonly query: string;
  readonly onClose: () => void;
}

function Outcome({ outcome: { sentence, unchanged }, query, onClose }: OutcomeProps) {
  return (
    <BulkReport
      sentence={sentence}
      unchangedTitle="Products not changed"
      unchanged={unchanged.map(({ productId, name, message }) => ({
        id: productId,
        name: name ?? productId,
        href: name && `${staffProductPath(productId)}${query}`,
        message,
      }))}
      unchangedCount={unchanged.length}
      onClose={onClose}
    />
  );
}
