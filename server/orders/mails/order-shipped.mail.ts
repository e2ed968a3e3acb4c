import { areAllOnTheirWay } from "../reading/status.rules";
import { destinationOf, seeOrder, type MailedOrder, type OrderMail } from "./order-mail.mapping";

/** One parcel. @param itemIds what is in it */
export function orderShipped(order: MailedOrder, itemIds: readonly string[]): OrderMail {
  const items = order.lines.filter(({ id }) => itemIds.includes(id));
  const [first] = items;
  const carrier = first?.carrier ?? "the carrier";
  const isAll = areAllOnTheirWay(order.lines.map(({ status }) => status));
  return {
    kind: "order-shipped",
    subject: `Your order ${order.uniqueId} is on its way`,
    blocks: [
      {
        paragraph: isAll
          ? `We have handed order ${order.uniqueId} to ${carrier}.`
          : `We have handed a part of order ${order.uniqueId} to ${carrier}. The rest follows, and we will write again.`,
      },
      {
        lines: items.map(({ product, quantity }) => ({
          name: product.name,
          detail: "",
          amount: `× ${quantity}`,
        })),
      },
      { address: [`Carrier: ${carrier}`, `Tracking number: ${first?.trackingNumber ?? ""}`] },
      ...(first?.trackingUrl ? [{ button: "Track the parcel", url: first.trackingUrl }] : []),
      ...destinationOf(order),
      seeOrder(order),
    ],
  };
}
