/** An order with its place in the list it was opened from. */
import type { ReactNode } from "react";
import { OrderForStaffDocument } from "#contract/graphql/documents/orders.generated";
import { useQueryAnswer } from "../../../client/api/use-query-answer";
import { AnswerView, NotFound } from "../../../ui/answer-view";
import { ChangedNotice } from "./changed-notice";
import { OrderBar } from "./list/order-bar";
import { StaffOrder } from "./staff-order";

interface StaffOrderScreenProps {
  readonly orderId: string;
  /** Query string of the list it was opened from. */
  readonly search: string;
  /**
   * Renders the chats with a customer.
   * @param email empty for a deleted customer
   * @param username of the account that ordered, null for a guest
   */
  readonly drawChats: (email: string, username: string | null) => ReactNode;
}

export function StaffOrderScreen({ orderId, search, drawChats }: StaffOrderScreenProps) {
  const answer = useQueryAnswer(OrderForStaffDocument, { orderId });
  return (
    <>
      <OrderBar orderId={orderId} search={search} />
      <AnswerView answer={answer} what="the order">
        {({ getOrder: order }) =>
          order ? (
            <>
              <StaffOrder order={order} chats={drawChats(order.email, order.username ?? null)} />
              <ChangedNotice order={order} onReload={answer.refresh} />
            </>
          ) : (
            <NotFound>
              <p>This order doesn't exist.</p>
            </NotFound>
          )
        }
      </AnswerView>
    </>
  );
}
