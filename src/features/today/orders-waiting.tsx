/** Orders awaiting staff, by task, and overdue ones. */
import { addDays, shopDay } from "#contract/time/days";
import { CountOrdersDocument } from "#contract/graphql/documents/today.generated";
import type { OrderFilterInput } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import { statusesWhere } from "#contract/orders/statuses";
import type { OrderTab } from "#contract/orders/tabs";
import type { OrderStatus } from "#contract/orders/orders";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { useQueryAnswer } from "../../client/api/use-query-answer";
import { UNCACHED, TaskItem, type TaskGroup } from "./waiting";

const PATH = BACKOFFICE_ROUTES.orders;
const [pageSize] = LIMITS.lists.staffPageSizes;

const PENDING_TABS: readonly (readonly [OrderTab, string])[] = [
  ["review", "Orders to review"],
  ["fulfil", "Orders to buy at suppliers"],
  ["confirmed", "Orders to ship"],
];
/** Days after which an order of a tab is overdue. */
const LATE: readonly (readonly [OrderTab, number, string])[] = [
  ["fulfil", 3, "Orders not bought after 3 days"],
  ["confirmed", 7, "Orders not shipped after 7 days"],
];

const statusesOf = (tab: OrderTab) => statusesWhere(({ lists }) => lists.tab === tab);

const useOrders = (filter: OrderFilterInput) =>
  useQueryAnswer(CountOrdersDocument, { filter, pageSize }, UNCACHED);

export const OrderTasks: TaskGroup = ({ report }) => {
  const { data, trouble } = useOrders({});
  const counts = data?.listOrders.statusCounts;
  const countOf = (statuses: readonly OrderStatus[]) =>
    counts?.reduce((sum, { status, count }) => sum + (statuses.includes(status) ? count : 0), 0);
  const rows = PENDING_TABS.map(([tab, name]) => ({
    name,
    show: tab as string,
    count: countOf(statusesOf(tab)),
  }));
  const byHand = {
    name: "Orders with manual refunds",
    show: "BY_HAND",
    count: data?.listOrders.paymentExceptions,
  };
  return [...rows, byHand].map(({ name, show, count }) => (
    <TaskItem
      key={show}
      name={name}
      count={count}
      trouble={trouble}
      href={`${PATH}?show=${show}`}
      report={report}
    />
  ));
};

export const ReturnTasks: TaskGroup = ({ report }) => {
  const { data, trouble } = useOrders({ hasOpenReturn: true });
  return (
    <TaskItem
      name="Returns to receive"
      count={data?.listOrders.total}
      trouble={trouble}
      href={`${PATH}?show=OPEN_RETURNS`}
      report={report}
    />
  );
};

export const LateOrderTasks: TaskGroup = ({ report }) =>
  LATE.map(([tab, days, name]) => <LateOrders key={tab} tab={tab} days={days} name={name} report={report} />);

interface LateOrdersProps {
  readonly tab: OrderTab;
  readonly days: number;
  readonly name: string;
  readonly report: Parameters<typeof OrderTasks>[0]["report"];
}

function LateOrders({ tab, days, name, report }: LateOrdersProps) {
  const to = addDays(shopDay(new Date()), -(days + 1));
  const { data, trouble } = useOrders({ statuses: [...statusesOf(tab)], to });
  return (
    <TaskItem
      name={name}
      count={data?.listOrders.total}
      trouble={trouble}
      href={`${PATH}?show=${tab}&to=${to}`}
      isPart
      report={report}
    />
  );
}
