/** Today's orders, revenue and leases for the first page, compared with the same weekday a week ago (STAFF-46). */
import { addDays, shopDay } from "#contract/time/days";
import { daysInWords } from "#contract/reports/words";
import { useVisitor } from "../../../client/session/use-visitor";
import { AnswerView } from "../../../ui/answer-view";
import { BusinessFigures, totalsOf, useSales } from "./business-figures";
import { Part } from "./business-parts";

const WEEK = 7;

/** Rendered for staff with reports.sales. */
export function TodayMoney() {
  const { user } = useVisitor();
  const day = shopDay(new Date());
  const weekBefore = addDays(day, -WEEK);
  const now = useSales({ from: day, to: day });
  const then = useSales({ from: weekBefore, to: weekBefore });
  const against = daysInWords({ from: weekBefore, to: weekBefore });
  return (
    <Part title="Today" against={`So far, compared to the full day of ${against}`}>
      <AnswerView answer={now} what="today's figures">
        {({ totals }) => (
          <BusinessFigures
            days={{ from: day, to: day }}
            now={totalsOf(totals)}
            then={then.data ? totalsOf(then.data.totals) : null}
            opensRevenue={user?.permissions.includes("reports.revenue") ?? false}
          />
        )}
      </AnswerView>
    </Part>
  );
}
