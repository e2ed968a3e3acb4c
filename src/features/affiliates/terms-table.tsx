/** The terms of an affiliate with their periods, newest first. */
import type { Affiliate, AffiliateTermsRow } from "#contract/affiliates/admin";
import { formatMoney } from "#contract/money/money";
import { formatShopDate } from "../../lib/format-date";
import { ListTable, type Column } from "../../ui/list/list-table";
import { Badge } from "../../ui/parts/badge";

const STATES = {
  STANDING: ["green", "Active"],
  COMING: ["orange", "Scheduled"],
  OVER: ["red", "Expired"],
} as const;

interface TermsTableProps extends Pick<Affiliate, "subAffiliates"> {
  readonly terms: readonly AffiliateTermsRow[];
}

export function TermsTable({ terms, subAffiliates }: TermsTableProps) {
  const nameOf = (code: string | null) =>
    code === null ? "Affiliate" : (subAffiliates.find((sub) => sub.code === code)?.name ?? code);
  const columns: readonly Column<AffiliateTermsRow>[] = [
    { label: "For", cell: ({ subAffiliate }) => nameOf(subAffiliate) },
    { label: "Status", cell: ({ state }) => <Badge tone={STATES[state][0]}>{STATES[state][1]}</Badge> },
    { label: "From", cell: ({ fromDay }) => formatShopDate(`${fromDay}T12:00:00`) },
    {
      label: "Until",
      cell: ({ untilDay }) => (untilDay ? formatShopDate(`${untilDay}T12:00:00`) : "Until replaced"),
    },
    { label: "Per application", cell: ({ perApplication }) => money(perApplication), isNumber: true },
    { label: "Per order", cell: ({ perOrder }) => money(perOrder), isNumber: true },
    {
      label: "Percentage",
      cell: ({ percentHundredths }) => (percentHundredths === 0 ? "—" : `${percentHundredths / 100}%`),
      isNumber: true,
    },
    { label: "Cap per order", cell: ({ maxPerOrder }) => limit(maxPerOrder), isNumber: true },
    { label: "Cap per month", cell: ({ maxPerMonth }) => limit(maxPerMonth), isNumber: true },
    { label: "Added by", cell: ({ addedBy }) => addedBy ?? "—" },
  ];
  return <ListTable caption="Terms, newest first" columns={columns} rows={terms} keyOf={({ id }) => id} />;
}

const money = (cents: number) => (cents === 0 ? "—" : formatMoney(cents));
const limit = (cents: number | null) => (cents === null ? "No limit" : formatMoney(cents));
