/** An affiliate's clicks and commission by month, each with its statement. */
import type { AffiliateMonth } from "#contract/affiliates/admin";
import { REVERSED } from "#contract/affiliates/messages";
import { addDays, shopDay } from "#contract/time/days";
import { formatMoney } from "#contract/money/money";
import { reportEntriesPath } from "#contract/site/backoffice-paths";
import { downloadFile } from "../../client/api/download-file";
import { useVisitor } from "../../client/session/use-visitor";
import { Button } from "../../ui/actions/button";
import { ListTable, type Column } from "../../ui/list/list-table";

const MONTH = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const nameOf = (month: string) => MONTH.format(new Date(`${month}-01T00:00:00Z`));
const counted = (count: number) => count.toLocaleString("en-US");

/** The report of the same entries. */
const REPORT = "affiliatesummary";

/** Link to a month's entries in the report. */
function entriesOf(code: string, month: string): string {
  const from = `${month}-01`;
  const monthAfter = addDays(from, 31).slice(0, 7);
  const last = addDays(`${monthAfter}-01`, -1);
  const today = shopDay(new Date());
  const query = new URLSearchParams({ from, to: last < today ? last : today, affiliate: code });
  return `${reportEntriesPath(REPORT)}?${query}`;
}

interface MonthTableProps {
  readonly code: string;
  readonly months: readonly AffiliateMonth[];
}

export function MonthTable({ code, months }: MonthTableProps) {
  const { user } = useVisitor();
  const mayOpen = user?.permissions.includes(`reports.${REPORT}`) ?? false;
  const download = (month: string) =>
    downloadFile(
      "exportAffiliateStatement",
      { params: { code }, body: { month } },
      `statement-${code}-${month}.csv`,
    );
  const columns: readonly Column<AffiliateMonth>[] = [
    { label: "Month", cell: ({ month }) => nameOf(month) },
    { label: "Clicks", cell: ({ clicks }) => counted(clicks), isNumber: true },
    { label: "Applications", cell: ({ applications }) => counted(applications), isNumber: true },
    { label: "Orders", cell: ({ orders }) => counted(orders), isNumber: true },
    { label: "Earned", cell: ({ earned }) => formatMoney(earned), isNumber: true },
    { label: REVERSED, cell: ({ takenBack }) => formatMoney(takenBack), isNumber: true },
    {
      label: "Commission",
      cell: ({ month, commission }) =>
        mayOpen ? <a href={entriesOf(code, month)}>{formatMoney(commission)}</a> : formatMoney(commission),
      isNumber: true,
    },
    {
      label: "Statement",
      cell: ({ month }) => (
        <Button
          variant="outlined"
          aria-label={`Download the ${nameOf(month)} statement as CSV`}
          onClick={() => void download(month)}
        >
          Download
        </Button>
      ),
    },
  ];
  return (
    <ListTable
      caption="By month, newest first"
      columns={columns}
      rows={months}
      keyOf={({ month }) => month}
    />
  );
}
