import { areAllOnTheirWay } from "../../reading/status.rules";
import { destinationOf, piecesOf, seeOrder, type OrderMail, type TheItems } from "./order-mail.mapping";

/** Items left in one parcel. */
export const orderShipped: OrderMail<TheItems> = {
  kind: "order-shipped",
  leadsTo: "the order",
  canCancel: false,
  limit: null,
  isAdvertising: false,
  subject: (order) => `Your order ${order.uniqueId} is on its way`,
  blocks: (order, { itemIds }) => {
    const [first] = order.lines.filter(({ id }) => itemIds.includes(id));
    const carrier = first?.carrier ?? "the carrier";
    const isAll = areAllOnTheirWay(order.lines.map(({ status }) => status));
    return [
      {
        paragraph: isAll
          ? `We have handed order ${order.uniqueId} to ${carrier}.`
          : `We have handed a part of order ${order.uniqueId} to ${carrier}. The rest follows, and we will write again.`,
      },
      piecesOf(order, itemIds),
      { address: [`Carrier: ${carrier}`, `Tracking number: ${first?.trackingNumber ?? ""}`] },
      ...(first?.trackingUrl ? [{ button: "Track the parcel", url: first.trackingUrl }] : []),
      ...destinationOf(order),
      seeOrder(order),
    ];
  },
};
