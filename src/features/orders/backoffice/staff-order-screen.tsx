/** One order for staff: read anew each time it is opened, kept current by every change made here. */
import { OrderForStaffDocument } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site-paths";
import { useQueryAnswer } from "../../../client/api/use-query-answer";
import { AnswerView, NotFound } from "../../../ui/answer-view";
import { BackLink } from "../view/back-link";
import { StaffOrder } from "./staff-order";

export function StaffOrderScreen({ orderId }: { readonly orderId: string }) {
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
