/** Return labels for the customer of an open return (ORDER-52). */
import { Readable } from "node:stream";
import { MESSAGES } from "#contract/messages";
import { returnNumber } from "#contract/orders/returning/returns";
import type { Db } from "../../db/client";
import { DomainError } from "../../errors";
import type { Download } from "../../http/rest/rest";
import type { Viewer } from "../../http/session";
import type { ShopSettings } from "../../shop.settings";
import type { OrderPlacing } from "../placing/placing.port";
import { audienceOf } from "../reading/order.mapping";
import type { OrderStore } from "../reading/orders.store";
import { LabelUnavailable, type LabelRequest, type ReturnLabels } from "./label.gateway";
import { findReturn } from "./returns.store";

export interface LabelsParts {
  readonly db: Db;
  readonly orders: Pick<OrderStore, "find">;
  readonly placing: Pick<OrderPlacing, "mayAct">;
  readonly shop: ShopSettings;
  /** Null without a carrier. */
  readonly labels: ReturnLabels | null;
}

export interface LabelOf {
  readonly orderId: string;
  readonly orderKey?: string | null | undefined;
  readonly returnId: string;
}

export class LabelsService {
  constructor(private readonly parts: LabelsParts) {}

  /**
   * @throws DomainError NOT_FOUND for another customer's order or a closed return, UNAVAILABLE without an
   * answer of the carrier
   */
  async print(viewer: Viewer | null, { orderId, orderKey, returnId }: LabelOf): Promise<Download> {
    const { db, orders, placing, shop } = this.parts;
    const isForStaff = audienceOf(viewer).kind === "staff";
    const maySee = isForStaff || (await placing.mayAct(orderId, viewer, orderKey ?? null, "FOLLOW"));
    const order = maySee ? await orders.find(orderId) : null;
    const back = order && (await findReturn(db, orderId, returnId));
    if (!order || back?.state !== "REQUESTED") {
      throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    }
    const reference = returnNumber(order.uniqueId, back.position);
    const to = { name: shop.name, address: shop.postalAddress };
    const pdf = await this.request({ reference, from: order.customer.shipping, to });
    return { fileName: `return-${reference}.pdf`, content: Readable.from([pdf]) };
  }

  private async request(label: LabelRequest): Promise<Buffer> {
    const unavailable = new DomainError("UNAVAILABLE", MESSAGES.orderReturns.noLabel);
    const { labels } = this.parts;
    if (!labels) throw unavailable;
    try {
      return await labels.print(label);
    } catch (error) {
      if (error instanceof LabelUnavailable) throw unavailable;
      throw error;
    }
  }
}
