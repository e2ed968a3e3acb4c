/** One order for staff: read anew each time it is opened, kept current by every change made here. */
import { useQuery } from "@apollo/client/react";
import { OrderForStaffDocument } from "#contract/graphql/generated";
import { ROUTES } from "#contract/site-paths";
import { AskedView, NoOrder } from "../asked-view";
import { BackLink } from "../view/back-link";
import { StaffOrder } from "./staff-order";

export function StaffOrderScreen({ orderId }: { readonly orderId: string }) {
  const asked = useQuery(OrderForStaffDocument, { variables: { orderId }, fetchPolicy: "cache-and-network" });
  const data = asked.dataState === "complete" ? asked.data : undefined;
  return (
    <>
      <BackLink href={ROUTES.backofficeOrders}>All orders</BackLink>
      <AskedView asked={{ ...asked, data }} what="the order">
        {({ getOrder: order }) =>
          order ? (
            <StaffOrder order={order} />
          ) : (
            <NoOrder>
              <p>The address names no order.</p>
            </NoOrder>
          )
        }
      </AskedView>
    </>
  );
}
