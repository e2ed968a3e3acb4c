/** The orders of the back office: the list, or the order in the address. */
import { lazy, type ReactNode } from "react";
import { OrderForStaffDocument } from "#contract/graphql/documents/backoffice-orders.generated";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { useQueryAnswer } from "../../../client/api/use-query-answer";
import { AnswerView, NotFound } from "../../../ui/answer-view";
import { idBelow } from "../../../ui/list/list-address";
import { OrderBar } from "./list/order-bar";
import { OrderListScreen } from "./list/order-list";

/** Larger than the list because of its forms and dialogs: the back office's first screen loads without it. */
const StaffOrder = lazy(async () => ({ default: (await import("./staff-order")).StaffOrder }));

interface BackofficeOrdersProps {
  readonly location: { readonly pathname: string; readonly search: string };
  /**
   * Renders the chats with a customer.
   * @param email empty for a deleted customer
   * @param username of the account that ordered, null for a guest
   */
  readonly drawChats: (email: string, username: string | null) => ReactNode;
}

export function BackofficeOrders({ location, drawChats }: BackofficeOrdersProps) {
  const orderId = idBelow(BACKOFFICE_ROUTES.orders, location.pathname);
  return orderId === null ? (
    <OrderListScreen search={location.search} />
  ) : (
    <StaffOrderScreen key={orderId} orderId={orderId} search={location.search} drawChats={drawChats} />
  );
}

interface StaffOrderScreenProps extends Pick<BackofficeOrdersProps, "drawChats"> {
  readonly orderId: string;
  /** Query string of the list it was opened from. */
  readonly search: string;
}

function StaffOrderScreen({ orderId, search, drawChats }: StaffOrderScreenProps) {
  const answer = useQueryAnswer(OrderForStaffDocument, { orderId });
  return (
    <>
      <OrderBar orderId={orderId} search={search} />
      <AnswerView answer={answer} what="the order">
        {({ getOrder: order }) =>
          order ? (
            <StaffOrder order={order} chats={drawChats(order.email, order.username ?? null)} />
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
