/** The active price rules, and the button that recomputes all product prices. */
import Stack from "@mui/material/Stack";
import { PriceMarkupsDocument } from "#contract/graphql/documents/pricing.generated";
import type { MarkupFragment } from "#contract/graphql/generated";
import { ROUNDING_LABELS, RULE_TYPE_LABELS } from "#contract/pricing/schema";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { markupOf, scopeOf } from "#contract/pricing/words";
import { useQueryAnswer } from "../../client/api/use-query-answer";
import { useVisitor } from "../../client/session/use-visitor";
import { formatShopDateTime } from "../../lib/format-date";
import { Button } from "../../ui/actions/button";
import { mapAnswer } from "../../ui/answer-view";
import { readListAddress, STAFF_SIZES } from "../../ui/list/list-address";
import type { Column } from "../../ui/list/list-table";
import { StaffList } from "../../ui/list/staff-list";
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
      <StaffList
        answer={mapAnswer(answer, ({ getPriceMarkup: { markups, totalMarkups } }) => ({
          rows: markups,
          total: totalMarkups,
        }))}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        caption="Price rules, newest first"
        plural="Rules"
        what="the price rules"
        empty={{ none: "No price rules yet", hint: "Without rules, products sell at the supplier's price." }}
        paging={{ path, address }}
      />
    </Stack>
  );
}
