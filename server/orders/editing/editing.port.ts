/** The catalogue, taxes and suppliers, as order editing uses them. */
import type { DeliveryType } from "#contract/orders/orders";
import type { Db } from "../../db/client";
import type { OrderLine, OrderPromotion, Purchase } from "../reading/order.port";

export interface TaxedGoods {
  readonly state: string;
  readonly postalCode: string;
  /** Items less discount, in cents. */
  readonly goodsCents: number;
  readonly shippingCents: number;
}

/**
 * A promotion's continuing discount on an order: goodsOffCents out of ofCents of the eligible items, plus
 * shipping.
 */
export type RetainedPromotion = Pick<
  OrderPromotion,
  "code" | "goodsOffCents" | "shippingOffCents" | "ofCents"
>;

export type OrderTax = Pick<Purchase, "taxCents" | "taxOnShippingCents" | "isStateTax">;

export interface EditPricing {
  /**
   * A product at today's price, less its share of the promotions it is eligible for.
   * @returns a sentence when the product is not sold, or not delivered that way
   */
  lineFor(
    requested: { readonly productId: string; readonly quantity: number },
    deliveryType: DeliveryType,
    promotions: readonly RetainedPromotion[],
  ): Promise<OrderLine | string>;
  /** May call an external service, so it runs before the transaction. */
  taxOf(goods: TaxedGoods): Promise<OrderTax>;
}

/** Whether part of a locked order is ordered at a supplier and must be cancelled there first. */
export type IsOrdered = (trx: Db, orderId: string) => Promise<boolean>;
