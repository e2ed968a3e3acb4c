import { areAllOnTheirWay } from "../../reading/status.rules";
import {
  destinationOf,
  piecesOf,
  seeOrder,
  type MailedOrder,
  type OrderMail,
  type TheItems,
} from "./order-mail.mapping";

/** Items shipped in one parcel. */
export const orderShipped: OrderMail<TheItems> = {
  kind: "order-shipped",
  leadsTo: "the order",
  canCancel: false,
  limit: null,
  isAdvertising: false,
  subject: (order) =>
    `${isAllShipped(order) ? "Your" : "Part of your"} order ${order.uniqueId} is on its way`,
  blocks: (order, { itemIds }) => {
    const [first] = order.lines.filter(({ id }) => itemIds.includes(id));
    const carrier = first?.carrier ?? "the carrier";
    return [
      {
        paragraph: isAllShipped(order)
          ? `Order ${order.uniqueId} has shipped with ${carrier}.`
          : `Part of order ${order.uniqueId} has shipped with ${carrier}. We'll email you when the rest is on its way.`,
      },
      piecesOf(order, itemIds),
      { address: [`Carrier: ${carrier}`, `Tracking number: ${first?.trackingNumber ?? ""}`] },
      ...(first?.trackingUrl ? [{ button: "Track package", url: first.trackingUrl }] : []),
      ...destinationOf(order),
      seeOrder(order),
    ];
  },
};

function isAllShipped({ lines }: MailedOrder): boolean {
  return areAllOnTheirWay(lines.map(({ status }) => status));
}
