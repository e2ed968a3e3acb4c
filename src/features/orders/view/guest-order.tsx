/** An order by the signed link of a mail, for whoever has no account. */
import { OrderByKeyDocument } from "#contract/graphql/generated";
import { useQueryAnswer } from "../../../client/api/use-query-answer";
import { phoneHref } from "../../../lib/phone";
import { AnswerView, NotFound } from "../../../ui/answer-view";
import { OrderView } from "./order-view";

interface GuestOrderProps {
  /** The query of the address: id and key. */
  readonly search: string;
  readonly phone: string;
}

export function GuestOrder({ search, phone }: GuestOrderProps) {
  const params = new URLSearchParams(search);
  const orderId = params.get("id") ?? "";
  const orderKey = params.get("key") ?? "";
  const isWhole = orderId !== "" && orderKey !== "";
  const answer = useQueryAnswer(OrderByKeyDocument, { orderId, orderKey }, isWhole);
  const noOrder = (
    <NotFound>
      <p>
        Please open the link of our mail once more, whole. We are glad to help by phone:{" "}
        <a href={phoneHref(phone)}>{phone}</a>.
      </p>
    </NotFound>
  );
  if (!isWhole) return noOrder;
  return (
    <AnswerView answer={answer} what="your order">
      {({ getOrderByKey: order }) => (order ? <OrderView order={order} orderKey={orderKey} /> : noOrder)}
    </AnswerView>
  );
}
