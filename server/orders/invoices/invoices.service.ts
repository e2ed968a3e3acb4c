/** Invoices of paid orders (ORDER-49), for those who may see the order. */
import type { Invoice } from "#contract/graphql/generated";
import type { Viewer } from "../../http/session";
import type { ShopSettings } from "../../shop.settings";
import type { OrderPlacing } from "../placing/placing.port";
import { audienceOf } from "../reading/order.mapping";
import { isOrderId, type OrderStore } from "../reading/orders.store";
import { invoiceOf } from "../reading/invoice.rules";

export interface InvoicesParts {
  readonly orders: Pick<OrderStore, "find">;
  readonly placing: Pick<OrderPlacing, "mayAct">;
  readonly shop: ShopSettings;
}

export class InvoicesService {
  constructor(private readonly parts: InvoicesParts) {}

  /** @returns null for another customer's order, and for one without an invoice */
  async find(viewer: Viewer | null, orderId: string, orderKey: string | null): Promise<Invoice | null> {
    const { orders, placing, shop } = this.parts;
    if (!isOrderId(orderId)) return null;
    const isForStaff = audienceOf(viewer).kind === "staff";
    if (!isForStaff && !(await placing.mayAct(orderId, viewer, orderKey, "FOLLOW"))) return null;
    const order = await orders.find(orderId);
    return order && invoiceOf(order, shop);
  }
}
