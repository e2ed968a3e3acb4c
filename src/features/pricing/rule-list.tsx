/** The active price rules, and the button that recomputes all product prices. */
import Stack from "@mui/material/Stack";
import { PriceMarkupsDocument } from "#contract/graphql/documents/pricing.generated";
import type { MarkupFragment } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { ROUNDING_LABELS, RULE_TYPE_LABELS } from "#contract/pricing/schema";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { markupOf, scopeOf } from "#contract/pricing/words";
import { useQueryAnswer } from "../../client/api/use-query-answer";
import { useVisitor } from "../../client/session/use-visitor";
import { formatShopDateTime } from "../../lib/format-date";
import { Button } from "../../ui/actions/button";
import { readListAddress, STAFF_SIZES } from "../../ui/list/list-address";
import { ListTable, type Column } from "../../ui/list/list-table";
import { ListView } from "../../ui/list/list-view";
import { EmptyState } from "../../ui/parts/empty-state";
import { GeneratePanel } from "./generate-panel";

const path = BACKOFFICE_ROUTES.pricing;

const COLUMNS: readonly Column<MarkupFragment>[] = [
  {
    label: "Scope",
    cell: ({ id, type, rule }) => <a href={`${path}${id}/`}>{scopeOf({ ...rule, type })}</a>,
  },
  { label: "Kind", cell: ({ rule }) => RULE_TYPE_LABELS[rule.ruleType] },
  { label: "Supplier", cell: ({ supplierId }) => supplierId ?? "All" },
  { label: "Markup", cell: ({ rule }) => markupOf(rule), isNumber: true },
  { label: "Rounding", cell: ({ rule }) => ROUNDING_LABELS[rule.roundingMethod] },
  { label: "Changed", cell: ({ updatedAt }) => formatShopDateTime(updatedAt) },
];

export function RuleList({ search }: { readonly search: string }) {
  const { user } = useVisitor();
  const address = readListAddress(search, { sizes: STAFF_SIZES });
  const answer = useQueryAnswer(PriceMarkupsDocument, { pageNumber: address.page, pageSize: address.size });
  const mayWrite = user?.permissions.includes("pricing.write") ?? false;
  return (
    <Stack spacing={5}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: "wrap" }}>
        {mayWrite && <Button href={BACKOFFICE_ROUTES.newRule}>Add rule</Button>}
        <Button variant="outlined" href={BACKOFFICE_ROUTES.priceVersions}>
          Versions
        </Button>
      </Stack>
      <GeneratePanel mayGenerate={user?.permissions.includes("catalogue.generate") ?? false} />
      <ListView
        answer={answer}
        what="the price rules"
        plural="Rules"
        path={path}
        address={address}
        count={({ getPriceMarkup: { totalMarkups, markups } }) => ({
          total: totalMarkups,
          shown: markups.length,
        })}
        empty={(total) => (
          <EmptyState>
            <h2>{total > 0 ? LABELS.emptyPage : "No price rules yet"}</h2>
            {total === 0 && <p>Without rules, products sell at the supplier's price.</p>}
          </EmptyState>
        )}
      >
        {({ getPriceMarkup: { markups } }) => (
          <ListTable
            caption="Price rules, newest first"
            columns={COLUMNS}
            rows={markups}
            keyOf={({ id }) => id}
          />
        )}
      </ListView>
    </Stack>
  );
}
