/** Orders, revenue and leases of a period, each with the figure of an earlier one (REPORT-15). */
import { namedTotals, REPORT_SHAPES, type ReportTotals } from "#contract/reports/shapes";
import { figureInWords } from "#contract/reports/words";
import { reportPath } from "#contract/site/backoffice-paths";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { FigureList } from "../../../ui/figures/figure-list";
import { Figure } from "./business-parts";
import { Change } from "../change";
import type { Days } from "../report-address";

const MONEY = { unit: "cents" } as const;
const COUNT = { unit: "count" } as const;

export interface PeriodProps {
  readonly opensRevenue: boolean;
}

export function useSales({ from, to }: Days) {
  return useRestAnswer("readSalesReport", { from, to, keys: [], pageNumber: 1, pageSize: 10 });
}

export const totalsOf = (totals: readonly number[]) => namedTotals(REPORT_SHAPES.sales, totals);

interface FiguresProps extends PeriodProps {
  readonly days: Days;
  readonly now: ReportTotals;
  /** Null until known. */
  readonly then: ReportTotals | null;
}

export function BusinessFigures({ days, now, then, opensRevenue }: FiguresProps) {
  const sales = reportOf("sales", days);
  const { orders = 0, applications = 0, approvals = 0 } = now;
  const before = (value: (totals: ReportTotals) => number, unit: typeof MONEY | typeof COUNT) =>
    then && (
      <>
        <Change now={value(now)} then={value(then)} isGain /> {figureInWords(unit, value(then))}
      </>
    );
  const revenue = ({ paid = 0, refunded = 0 }: ReportTotals) => paid - refunded;
  return (
    <FigureList>
      <Figure label="Orders" href={sales} figure={figureInWords(COUNT, orders)}>
        {before(({ orders: count = 0 }) => count, COUNT)}
      </Figure>
      <Figure
        label="Revenue"
        href={opensRevenue ? reportOf("revenue", days) : sales}
        figure={figureInWords(MONEY, revenue(now))}
      >
        {before(revenue, MONEY)}
      </Figure>
      <Figure label="Applications" href={sales} figure={figureInWords(COUNT, applications)}>
        {before(({ applications: count = 0 }) => count, COUNT)}
      </Figure>
      <Figure label="Approved" href={sales} figure={figureInWords(COUNT, approvals)}>
        {before(({ approvals: count = 0 }) => count, COUNT)}
      </Figure>
    </FigureList>
  );
}

function reportOf(report: "sales" | "revenue", { from, to }: Days): string {
  return `${reportPath(report)}?${new URLSearchParams({ from, to }).toString()}`;
}
