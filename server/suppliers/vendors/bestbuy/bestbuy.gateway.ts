/**
 * Best Buy's Commerce API, whose documentation is for partners only. Login, order/submit, order/{id} and
 * their elements follow its open client (PyPI python-bestbuy). The rest is an assumption in the simplest
 * consistent shape: state, carrier and tracking as item attributes, 201 with the same URL for a repeated key,
 * and order/{id}/item/{item}/cancel.
 */
import {
  SupplierUnavailable,
  type ReportedItem,
  type SupplierAccess,
  type SupplierOrdering,
  type SupplierPurchase,
} from "../supplier.port";
import { BestBuyClient } from "./bestbuy.client";
import { orderDocument } from "./order.mapping";
import { readItems } from "./report.mapping";

const NUMBER = /\/commerce\/order\/([A-Za-z0-9-]{1,60})$/;

export class BestBuyGateway implements SupplierOrdering {
  private readonly client: BestBuyClient;

  constructor(access: SupplierAccess) {
    this.client = new BestBuyClient(access);
  }

  async submitOrder(purchase: SupplierPurchase, key: string): Promise<string> {
    const body = orderDocument(purchase, key);
    const { location } = await this.client.request({ method: "POST", path: "order/submit", body });
    const number = NUMBER.exec(location ?? "")?.[1];
    if (!number) throw new SupplierUnavailable("Best Buy's response has no order number");
    return number;
  }

  async getOrder(partnerOrderId: string): Promise<readonly ReportedItem[]> {
    const { body } = await this.client.request({ method: "GET", path: pathOf(partnerOrderId) });
    if (body?.name !== "order" || body.attributes["id"] !== partnerOrderId) {
      throw new SupplierUnavailable("Best Buy sent an invalid response");
    }
    return readItems(body);
  }

  async cancelItem(partnerOrderId: string, itemId: string): Promise<void> {
    const path = `${pathOf(partnerOrderId)}/item/${encodeURIComponent(itemId)}/cancel`;
    await this.client.request({ method: "POST", path });
  }
}

function pathOf(partnerOrderId: string): string {
  return `order/${encodeURIComponent(partnerOrderId)}`;
}
