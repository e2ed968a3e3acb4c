/** The orders of the back office: the list, or the one order the address names. */
import { OrderForStaffDocument } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site-paths";
import { useQueryAnswer } from "../../../client/api/use-query-answer";
import { AnswerView, NotFound } from "../../../ui/answer-view";
import { idBelow } from "../../../ui/list/list-address";
import { BackLink } from "../../../ui/parts/back-link";
import { OrderSearch } from "./order-search";
import { StaffOrder } from "./staff-order";

interface BackofficeOrdersProps {
  readonly location: { readonly pathname: string; readonly search: string };
}

export function BackofficeOrders({ location }: BackofficeOrdersProps) {
  const orderId = idBelow(ROUTES.backofficeOrders, location.pathname);
  return orderId === null ? (
    <OrderSearch search={location.search} />
  ) : (
    <StaffOrderScreen key={orderId} orderId={orderId} />
  );
}

function StaffOrderScreen({ orderId }: { readonly orderId: string }) {
  const answer = useQueryAnswer(OrderForStaffDocument, { orderId });
  return (
    <>
      <BackLink href={ROUTES.backofficeOrders}>{LABELS.allOrders}</BackLink>
      <AnswerView answer={answer} what="the order">
        {({ getOrder: order }) =>
          order ? (
            <StaffOrder order={order} />
          ) : (
            <NotFound>
              <p>The address names no order.</p>
            </NotFound>
          )
        }
      </AnswerView>
    </>
  );
}
