/**
 * The overview for shop owners: yesterday compared with the same day a week before, seven days with the
 * previous seven, and open tasks. Each figure links to the report or list with the same number (REPORT-15).
 */
import Stack from "@mui/material/Stack";
import { addDays, shopDay } from "#contract/time/days";
import { ListOrdersDocument } from "#contract/graphql/documents/order-list.generated";
import { statusesWhere } from "#contract/orders/statuses";
import { ORDER_TAB_LABELS } from "#contract/orders/tabs";
import type { Permission } from "#contract/staff/roles";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { useQueryAnswer } from "../../../client/api/use-query-answer";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { useVisitor } from "../../../client/session/use-visitor";
import { AnswerView } from "../../../ui/answer-view";
import { listUrl, STAFF_SIZES } from "../../../ui/list/list-address";
import { BusinessFigures, totalsOf, useSales, type PeriodProps } from "./business-figures";
import { Figure, Part } from "./business-parts";
import { FigureList } from "../../../ui/figures/figure-list";
import { SlowestPages } from "./slowest-pages";
import { daysInWords, figureInWords, shopTime } from "#contract/reports/words";

const WEEK = 7;
const COUNT = { unit: "count" } as const;
const PENDING_TABS = ["review", "fulfil"] as const;

/** Shows the parts the user has permission for; renders nothing without any. */
export function BusinessToday() {
  const { user } = useVisitor();
  const may = (permission: Permission) => user?.permissions.includes(permission) ?? false;
  const today = shopDay(new Date());
  return (
    <Stack spacing={5}>
      {may("reports.sales") && (
        <>
          <Yesterday day={addDays(today, -1)} opensRevenue={may("reports.revenue")} />
          <SevenDays to={today} opensRevenue={may("reports.revenue")} />
        </>
      )}
      {may("orders.read") && <OpenTasks opensCatalogue={may("pricing.read")} />}
      {may("reports.sales") && <SlowestPages />}
    </Stack>
  );
}

function Yesterday({ day, opensRevenue }: PeriodProps & { readonly day: string }) {
  const weekBefore = addDays(day, -WEEK);
  const now = useSales({ from: day, to: day });
  const then = useSales({ from: weekBefore, to: weekBefore });
  return (
    <Part title="Yesterday" against={`Compared to ${daysInWords({ from: weekBefore, to: weekBefore })}`}>
      <AnswerView answer={now} what="yesterday's figures">
        {({ totals }) => (
          <BusinessFigures
            days={{ from: day, to: day }}
            now={totalsOf(totals)}
            then={then.data ? totalsOf(then.data.totals) : null}
            opensRevenue={opensRevenue}
          />
        )}
      </AnswerView>
    </Part>
  );
}

function SevenDays({ to, opensRevenue }: PeriodProps & { readonly to: string }) {
  const days = { from: addDays(to, 1 - WEEK), to };
  const now = useSales(days);
  const until = now.data?.before.until ?? null;
  return (
    <Part
      title="Last 7 days"
      against={`Compared to the previous 7 days${until === null ? "" : `, through ${shopTime(until)}`}`}
    >
      <AnswerView answer={now} what="the figures of the last 7 days">
        {({ totals, before }) => (
          <BusinessFigures
            days={days}
            now={totalsOf(totals)}
            then={totalsOf(before.totals)}
            opensRevenue={opensRevenue}
          />
        )}
      </AnswerView>
    </Part>
  );
}

const FIRST = { text: "", sort: "", page: 1, size: STAFF_SIZES.usual, sizes: STAFF_SIZES };

function OpenTasks({ opensCatalogue }: { readonly opensCatalogue: boolean }) {
  const money = useRestAnswer("countMoneyCases");
  const orders = useQueryAnswer(ListOrdersDocument, { filter: {}, pageNumber: 1, pageSize: 10 });
  return (
    <Part title="Open tasks">
      <FigureList>
        <AnswerView answer={orders} what="the orders">
          {({ listOrders: { statusCounts } }) => (
            <>
              {PENDING_TABS.map((tab) => {
                const statuses = statusesWhere(({ lists }) => lists.tab === tab);
                const count = statusCounts
                  .filter(({ status }) => statuses.includes(status))
                  .reduce((sum, entry) => sum + entry.count, 0);
                return (
                  <Figure
                    key={tab}
                    label={`Orders: ${ORDER_TAB_LABELS[tab].toLowerCase()}`}
                    href={listUrl(BACKOFFICE_ROUTES.orders, { ...FIRST, show: tab })}
                    figure={figureInWords(COUNT, count)}
                  />
                );
              })}
            </>
          )}
        </AnswerView>
        <AnswerView answer={money} what="the payment exceptions">
          {({ open }) => (
            <Figure
              label="Open payment exceptions"
              href={BACKOFFICE_ROUTES.paymentExceptions}
              figure={figureInWords(COUNT, open)}
            />
          )}
        </AnswerView>
        {opensCatalogue && <ProductsAwaited />}
      </FigureList>
    </Part>
  );
}

/** Sold-out products with stock alerts from shoppers. */
function ProductsAwaited() {
  const show = "AWAITED";
  const answer = useRestAnswer("findProducts", {
    pageNumber: 1,
    pageSize: STAFF_SIZES.usual,
    text: "",
    show,
  });
  return (
    <AnswerView answer={answer} what="the products with stock alerts">
      {({ total }) => (
        <Figure
          label="Products with stock alerts"
          href={listUrl(BACKOFFICE_ROUTES.catalogue, { ...FIRST, show })}
          figure={figureInWords(COUNT, total)}
        />
      )}
    </AnswerView>
  );
}
