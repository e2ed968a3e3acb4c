/** The catalogue, taxes and suppliers, as editing an order uses them. */
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

/** What a promotion of an order goes on taking off: goodsOffCents of ofCents of the goods it is for, and the shipping. */
export type RetainedPromotion = Pick<
  OrderPromotion,
  "code" | "goodsOffCents" | "shippingOffCents" | "ofCents"
>;

export type OrderTax = Pick<Purchase, "taxCents" | "taxOnShippingCents" | "isStateTax">;

export interface EditPricing {
  /**
   * A product as it is sold today, less its share of the promotions that are for it.
   * @returns a sentence when it is not sold, or not delivered that way
   */
  lineFor(
    wanted: { readonly productId: string; readonly quantity: number },
    deliveryType: DeliveryType,
    promotions: readonly RetainedPromotion[],
  ): Promise<OrderLine | string>;
  /** May call an outside service, so it is called before the transaction. */
  taxOf(goods: TaxedGoods): Promise<OrderTax>;
}

/** Whether something of a locked order is ordered at a supplier, and would have to be cancelled there first. */
export type IsOrdered = (trx: Db, orderId: string) => Promise<boolean>;
