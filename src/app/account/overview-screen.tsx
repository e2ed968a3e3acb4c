/** The account's first page: what arrives, the next lease payment, the approval and the wish list (ACCOUNT-17). */
import { styled } from "@mui/material/styles";
import { AccountOverviewDocument } from "#contract/graphql/documents/account-overview.generated";
import { useStoredApproval } from "../../client/api/use-lease-wallet";
import { useQueryAnswer } from "../../client/api/use-query-answer";
import { ApprovalCard } from "../../features/leases/account/lease-wallet";
import { NextPayments } from "../../features/leases/account/next-payments";
import { ArrivingOrders, COMING_STATUSES } from "../../features/orders/account/arriving-orders";
import { WishSummary } from "../../features/saved/wish-summary";
import { AnswerView } from "../../ui/answer-view";

const VARIABLES = { statuses: [...COMING_STATUSES] };

export function OverviewScreen() {
  const answer = useQueryAnswer(AccountOverviewDocument, VARIABLES);
  const { data, isLoading } = answer;
  useStoredApproval(data && !isLoading ? (data.approval ?? null) : undefined);
  return (
    <AnswerView answer={answer} what="your account">
      {({ orders, approval, leases, list }) => (
        <Cards aria-busy={isLoading}>
          <ArrivingOrders orders={orders.orders} />
          <NextPayments leases={leases.applications.flatMap((application) => application.leases)} />
          <ApprovalCard lease={approval ?? null} />
          <WishSummary wishes={list.items} />
        </Cards>
      )}
    </AnswerView>
  );
}

const Cards = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 22rem), 1fr))",
  alignItems: "start",
  gap: "var(--s4)",
  "& > :first-of-type": { gridColumn: "1 / -1" },
  // The tallest card: the other two stack beside it.
  "@media (min-width: 1200px)": { "& > :nth-of-type(3)": { gridRow: "span 2" } },
});
