/** The orders part of the account: the list, or the one order the address names. */
import { useQuery } from "@apollo/client/react";
import { OwnOrderDocument } from "#contract/graphql/generated";
import { ROUTES } from "#contract/site-paths";
import { AskedView, NoOrder } from "../asked-view";
import { orderIdIn } from "../list-address";
import { BackLink } from "../view/back-link";
import { OrderView } from "../view/order-view";
import { OrderHistory } from "./order-history";

interface AccountOrdersProps {
  readonly location: { readonly pathname: string; readonly search: string };
}

export function AccountOrders({ location }: AccountOrdersProps) {
  const orderId = orderIdIn(location.pathname, ROUTES.orders);
  return orderId === null ? (
    <OrderHistory path={ROUTES.orders} search={location.search} />
  ) : (
    <OwnOrder key={orderId} orderId={orderId} />
  );
}

function OwnOrder({ orderId }: { readonly orderId: string }) {
  const asked = useQuery(OwnOrderDocument, { variables: { orderId }, fetchPolicy: "cache-and-network" });
  const data = asked.dataState === "complete" ? asked.data : undefined;
  return (
    <>
      <BackLink href={ROUTES.orders}>All orders</BackLink>
      <AskedView asked={{ ...asked, data }} what="your order">
        {({ getOrder: order }) =>
          order ? (
            <OrderView order={order} orderKey={null} />
          ) : (
            <NoOrder>
              <p>It may belong to another account.</p>
            </NoOrder>
          )
        }
      </AskedView>
    </>
  );
}
