/** Open tasks outside of orders: payments, contacts, leases and imports. */
import { CountLeasesDocument } from "#contract/graphql/documents/today.generated";
import { LEASE_LOOKS, LEASE_UNCLEAR } from "#contract/leases/statuses";
import { countOf } from "#contract/fields/page";
import { LIMITS } from "#contract/limits";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { useQueryAnswer } from "../../client/api/use-query-answer";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { UNCACHED, WaitingItem, type Waiting } from "./waiting";

const [pageSize] = LIMITS.lists.staffPageSizes;
const page = { pageNumber: 1, pageSize };

export const MoneyWait: Waiting = ({ report }) => {
  const { data, trouble } = useRestAnswer("countMoneyCases");
  const shown = {
    name: "Payment exceptions to resolve",
    href: BACKOFFICE_ROUTES.paymentExceptions,
    count: data?.open,
  };
  return <WaitingItem {...shown} trouble={trouble} report={report} />;
};

export const ContactsWait: Waiting = ({ report }) => {
  const { data, trouble } = useRestAnswer("listContactRequests", { ...page, state: "OPEN" });
  const shown = {
    name: "Contact requests to answer",
    href: BACKOFFICE_ROUTES.contacts,
    count: countOf(data, "OPEN") ?? undefined,
  };
  return <WaitingItem {...shown} trouble={trouble} report={report} />;
};

export const ChatsWait: Waiting = ({ report }) => {
  const { data, trouble } = useRestAnswer("listChats", { ...page, state: "WAITING" });
  const shown = {
    name: "Chats to answer",
    href: BACKOFFICE_ROUTES.chat,
    count: countOf(data, "WAITING") ?? undefined,
  };
  return <WaitingItem {...shown} trouble={trouble} report={report} />;
};

export const ReviewsWait: Waiting = ({ report }) => {
  const { data, trouble } = useRestAnswer("listReviewQueue", { ...page, state: "WAITING" });
  const shown = {
    name: "Reviews to moderate",
    href: BACKOFFICE_ROUTES.reviews,
    count: countOf(data, "WAITING") ?? undefined,
  };
  return <WaitingItem {...shown} trouble={trouble} report={report} />;
};

/** Applications with a failed lessor or an unreadable response: staff retry or record the decision. */
export const LeasesWait: Waiting = ({ report }) => {
  const { data, trouble } = useQueryAnswer(CountLeasesDocument, { pageSize }, UNCACHED);
  const counts = data?.searchLeaseApplications.counts;
  return LEASE_UNCLEAR.map((status) => (
    <WaitingItem
      key={status}
      name={`Leases to check: ${LEASE_LOOKS[status].label}`}
      count={counts && (counts.find((one) => one.status === status)?.count ?? 0)}
      trouble={trouble}
      href={`${BACKOFFICE_ROUTES.leases}?show=${status}`}
      report={report}
    />
  ));
};

export const ImportsWait: Waiting = ({ report }) => {
  const { data, trouble } = useRestAnswer("listSources");
  const failed = data?.rows.filter(
    ({ lastStatus }) => lastStatus === "FAILED" || lastStatus === "INTERRUPTED",
  );
  const shown = {
    name: "Failed imports",
    href: BACKOFFICE_ROUTES.imports,
    count: failed?.length,
  };
  return <WaitingItem {...shown} trouble={trouble} report={report} />;
};
