/** An order opened by an emailed link, without an account. */
import { useMemo } from "react";
import { OrderByKeyDocument } from "#contract/graphql/documents/orders.generated";
import { LIMITS } from "#contract/limits";
import { ROUTES } from "#contract/site/paths";
import { consumeOrderLink } from "../../../client/page/order-links";
import { useQueryAnswer } from "../../../client/api/use-query-answer";
import { phoneHref } from "../../../lib/phone";
import { AnswerView, NotFound } from "../../../ui/answer-view";
import { OrderView } from "./order-view";

interface GuestOrderProps {
  /** Query string of the address. */
  readonly search: string;
  readonly phone: string;
}

export function GuestOrder({ search, phone }: GuestOrderProps) {
  const link = useMemo(() => consumeOrderLink(search, "id"), [search]);
  const orderId = link?.id ?? "";
  const orderKey = link?.key ?? "";
  const isComplete = orderId !== "" && orderKey !== "";
  const answer = useQueryAnswer(OrderByKeyDocument, { orderId, orderKey }, { skip: !isComplete });
  const noOrder = (
    <NotFound>
      <p>
        Please open the full link in our latest email about your order. Each link works for{" "}
        {LIMITS.orders.keyDays.FOLLOW} days. You can also{" "}
        <a href={ROUTES.findOrder}>get a new link by email</a>, or call us:{" "}
        <a href={phoneHref(phone)}>{phone}</a>.
      </p>
    </NotFound>
  );
  if (!isComplete) return noOrder;
  return (
    <AnswerView answer={answer} what="your order">
      {({ getOrderByKey: order }) => (order ? <OrderView order={order} orderKey={orderKey} /> : noOrder)}
    </AnswerView>
  );
}
