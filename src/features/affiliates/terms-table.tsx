/** The terms of an affiliate, the newest first, each with its days. */
import type { Affiliate, AffiliateTermsRow } from "#contract/affiliates/admin";
import { formatMoney } from "#contract/money/money";
import { formatShopDate } from "../../lib/format-date";
import { ListTable, type Column } from "../../ui/list/list-table";
import { Badge } from "../../ui/parts/badge";

const STATES = {
  STANDING: ["green", "Stand"],
  COMING: ["orange", "To come"],
  OVER: ["red", "Over"],
} as const;

interface TermsTableProps extends Pick<Affiliate, "subAffiliates"> {
  readonly terms: readonly AffiliateTermsRow[];
}

export function TermsTable({ terms, subAffiliates }: TermsTableProps) {
  const nameOf = (code: string | null) =>
    code === null ? "Itself" : (subAffiliates.find((sub) => sub.code === code)?.name ?? code);
  const columns: readonly Column<AffiliateTermsRow>[] = [
    { label: "For", cell: ({ subAffiliate }) => nameOf(subAffiliate) },
    { label: "State", cell: ({ state }) => <Badge tone={STATES[state][0]}>{STATES[state][1]}</Badge> },
    { label: "From", cell: ({ fromDay }) => formatShopDate(`${fromDay}T12:00:00`) },
    {
      label: "Until",
      cell: ({ untilDay }) => (untilDay ? formatShopDate(`${untilDay}T12:00:00`) : "Others stand"),
    },
    { label: "An application", cell: ({ perApplication }) => money(perApplication), isNumber: true },
    { label: "An order", cell: ({ perOrder }) => money(perOrder), isNumber: true },
    {
      label: "Of its worth",
      cell: ({ percentHundredths }) => (percentHundredths === 0 ? "—" : `${percentHundredths / 100}%`),
      isNumber: true,
    },
    { label: "Most an order", cell: ({ mostPerOrder }) => most(mostPerOrder), isNumber: true },
    { label: "Most a month", cell: ({ mostPerMonth }) => most(mostPerMonth), isNumber: true },
    { label: "Added by", cell: ({ addedBy }) => addedBy ?? "—" },
  ];
  return (
    <ListTable caption="Terms, the newest first" columns={columns} rows={terms} keyOf={({ id }) => id} />
  );
}

const money = (cents: number) => (cents === 0 ? "—" : formatMoney(cents));
const most = (cents: number | null) => (cents === null ? "No limit" : formatMoney(cents));
