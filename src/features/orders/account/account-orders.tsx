/** The orders part of the account: the list, or the order in the address. */
import { OwnOrderDocument } from "#contract/graphql/documents/orders.generated";
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { useQueryAnswer } from "../../../client/api/use-query-answer";
import { AnswerView, NotYours } from "../../../ui/answer-view";
import { idBelow } from "../../../ui/list/list-address";
import { BackLink } from "../../../ui/parts/entry/entry-links";
import { OrderView } from "../view/order-view";
import { OrderHistory } from "./order-history";

interface AccountOrdersProps {
  readonly location: { readonly pathname: string; readonly search: string };
}

export function AccountOrders({ location }: AccountOrdersProps) {
  const orderId = idBelow(ROUTES.orders, location.pathname);
  return orderId === null ? (
    <OrderHistory path={ROUTES.orders} search={location.search} />
  ) : (
    <OwnOrder key={orderId} orderId={orderId} />
  );
}

function OwnOrder({ orderId }: { readonly orderId: string }) {
  const answer = useQueryAnswer(OwnOrderDocument, { orderId });
  return (
    <>
      <BackLink href={ROUTES.orders}>{LABELS.allOrders}</BackLink>
      <AnswerView answer={answer} what="your order">
        {({ getOrder: order }) => (order ? <OrderView order={order} orderKey={null} /> : <NotYours />)}
      </AnswerView>
    </>
  );
}
