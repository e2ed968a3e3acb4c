/** Quantity of a product sold in sets, and the price of a set; the live check updates the amounts. */
import { LABELS } from "#contract/messages";
import { SET_AMOUNT } from "#contract/promotions/sets";
import { displayedPriceCents } from "#contract/promotions/displayed-offers";
import { AmountPrefix, Money } from "../../../catalogue/cards/price";
import type { ProductView } from "../../../catalogue/views/catalogue-views";

const MAX_SETS = 8;
/** The form whose quantity the page's buttons use (src/client/cart/cart-clicks.ts). */
export const SET_FORM_ID = "set";

interface SetOfPiecesProps {
  readonly product: ProductView;
  readonly pieces: number;
}

export function SetOfPieces({ product, pieces }: SetOfPiecesProps) {
  const id = `quantity-${product.productId}`;
  return (
    <>
      <p className="set">
        {`Price each. ${LABELS.setOf(pieces)}: `}
        <b>
          <AmountPrefix value={SET_AMOUNT}>
            <Money name="cash" cents={displayedPriceCents(product) * pieces} />
          </AmountPrefix>
        </b>
      </p>
      <form id={SET_FORM_ID} className="set-quantity">
        <label htmlFor={id}>Quantity</label>{" "}
        <select id={id} name="quantity" defaultValue={pieces} aria-describedby={`${id}-why`}>
          {Array.from({ length: MAX_SETS }, (_, index) => (
            <option key={index + 1} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </select>{" "}
        <small id={`${id}-why`}>{`We recommend replacing all ${pieces} for even grip and wear.`}</small>
      </form>
    </>
  );
}
