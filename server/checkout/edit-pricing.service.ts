/** Today's prices of products for a correction of an order, by the rules of the checkout. */
import { mostInOneOrder, shippingOfPiece } from "#contract/cart";
import { PARTNER } from "#contract/suppliers";
import { MESSAGES } from "#contract/messages";
import { cashPriceCents } from "#contract/money";
import type { EditPricing } from "../orders/editing/editing.port";
import { deliveryProblems } from "./delivery.rules";
import { toLine } from "./draft.mapping";
import type { QuoterParts } from "./quoter.service";

const { checkout: sentences } = MESSAGES;

export function createEditPricing({
  catalogue,
  taxes,
}: Pick<QuoterParts, "catalogue" | "taxes">): EditPricing {
  return {
    async lineFor(productId, quantity, deliveryType) {
      const product = await catalogue.findProduct(productId);
      if (!product) return sentences.gone;
      const [problem] = deliveryProblems(deliveryType, [product]);
      if (problem) return problem.message;
      const most = mostInOneOrder(product);
      if (quantity > most) return sentences.tooMany(product.name, most);
      const shippingCents = deliveryType === "DELIVERY_PICKUP" ? 0 : shippingOfPiece(product);
      return toLine({
        product,
        quantity,
        priceCents: cashPriceCents(product),
        shippingCents,
        partner: PARTNER,
      });
    },
    taxCents: (goods) => taxes.taxCents(goods),
  };
}
