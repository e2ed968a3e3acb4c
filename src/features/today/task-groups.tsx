/** Open tasks outside of orders: payments, contacts, leases and imports. */
import { CountLeasesDocument } from "#contract/graphql/documents/today.generated";
import { LEASE_LOOKS, LEASE_UNCLEAR, type LeaseStatus } from "#contract/leases/statuses";
import { countOf } from "#contract/fields/page";
import { LIMITS } from "#contract/limits";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { useQueryAnswer } from "../../client/api/use-query-answer";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { UNCACHED, TaskItem, type TaskGroup } from "./waiting";

const [pageSize] = LIMITS.lists.staffPageSizes;
const page = { pageNumber: 1, pageSize };

export const PaymentExceptionTasks: TaskGroup = ({ report }) => {
  const { data, trouble } = useRestAnswer("countMoneyCases");
  const item = {
    name: "Payment exceptions to resolve",
    href: BACKOFFICE_ROUTES.paymentExceptions,
    count: data?.open,
  };
  return <TaskItem {...item} trouble={trouble} report={report} />;
};

export const ContactTasks: TaskGroup = ({ report }) => {
  const { data, trouble } = useRestAnswer("listContactRequests", { ...page, state: "OPEN" });
  const item = {
    name: "Contact requests to answer",
    href: BACKOFFICE_ROUTES.contacts,
    count: countOf(data, "OPEN") ?? undefined,
  };
  return <TaskItem {...item} trouble={trouble} report={report} />;
};

export const ChatTasks: TaskGroup = ({ report }) => {
  const { data, trouble } = useRestAnswer("listChats", { ...page, state: "WAITING" });
  const item = {
    name: "Chats to answer",
    href: BACKOFFICE_ROUTES.chat,
    count: countOf(data, "WAITING") ?? undefined,
  };
  return <TaskItem {...item} trouble={trouble} report={report} />;
};

export const ReviewTasks: TaskGroup = ({ report }) => {
  const { data, trouble } = useRestAnswer("listReviewQueue", { ...page, state: "WAITING" });
  const item = {
    name: "Reviews to moderate",
    href: BACKOFFICE_ROUTES.reviews,
    count: countOf(data, "WAITING") ?? undefined,
  };
  return <TaskItem {...item} trouble={trouble} report={report} />;
};

const UNCLEAR_NAMES: Readonly<Partial<Record<LeaseStatus, string>>> = {
  UKNOWN: "Leases with unknown status",
  ERROR: "Leases with a lessor error",
};

/** Applications with a failed lessor or an unreadable response: staff retry or record the decision. */
export const LeaseTasks: TaskGroup = ({ report }) => {
  const { data, trouble } = useQueryAnswer(CountLeasesDocument, { pageSize }, UNCACHED);
  const counts = data?.searchLeaseApplications.counts;
  return LEASE_UNCLEAR.map((status) => (
    <TaskItem
      key={status}
      name={UNCLEAR_NAMES[status] ?? LEASE_LOOKS[status].label}
      count={counts && (counts.find((entry) => entry.status === status)?.count ?? 0)}
      trouble={trouble}
      href={`${BACKOFFICE_ROUTES.leases}?show=${status}`}
      report={report}
    />
  ));
};

export const ImportTasks: TaskGroup = ({ report }) => {
  const { data, trouble } = useRestAnswer("listSources");
  const failed = data?.rows.filter(
    ({ lastStatus }) => lastStatus === "FAILED" || lastStatus === "INTERRUPTED",
  );
  const item = {
    name: "Failed imports",
    href: BACKOFFICE_ROUTES.imports,
    count: failed?.length,
  };
  return <TaskItem {...item} trouble={trouble} report={report} />;
};
