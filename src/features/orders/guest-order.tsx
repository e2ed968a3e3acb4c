/** An order by the signed link of a mail, for whoever has no account. */
import { useQuery } from "@apollo/client/react";
import { OrderByKeyDocument } from "#contract/graphql/generated";
import { AskedView, NoOrder } from "./asked-view";
import { OrderView } from "./view/order-view";

interface GuestOrderProps {
  /** The query of the address: id and key. */
  readonly search: string;
  readonly phone: string;
}

export function GuestOrder({ search, phone }: GuestOrderProps) {
  const params = new URLSearchParams(search);
  const orderId = params.get("id") ?? "";
  const orderKey = params.get("key") ?? "";
  const asked = useQuery(OrderByKeyDocument, {
    variables: { orderId, orderKey },
    fetchPolicy: "cache-and-network",
    skip: !orderId || !orderKey,
  });
  const noOrder = (
    <NoOrder>
      <p>
        Please open the link of our mail once more, whole. We are glad to help by phone:{" "}
        <a href={`tel:${phone}`}>{phone}</a>.
      </p>
    </NoOrder>
  );
  const data = asked.dataState === "complete" ? asked.data : undefined;
  if (!orderId || !orderKey) return noOrder;
  return (
    <AskedView asked={{ ...asked, data }} what="your order">
      {({ getOrderByKey: order }) => (order ? <OrderView order={order} orderKey={orderKey} /> : noOrder)}
    </AskedView>
  );
}
