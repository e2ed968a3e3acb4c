/** Things that are bought in sets (CATALOGUE-23): four tires of a car wear together, and so do its wheels. */
import { TIRES, WHEELS } from "../catalogue/categories";
import type { DisplayedOffer } from "./displayed-offers";

const PIECES_OF_SET: Readonly<Record<string, number>> = { [TIRES]: 4, [WHEELS]: 4 };

/** How many of a product people usually buy at once; 1 for most. */
export function piecesOfSet(categoryId: string | null | undefined): number {
  return PIECES_OF_SET[categoryId ?? ""] ?? 1;
}

/** Put before the name of an amount that is one of the set (contract/promotions/page-amounts.ts). */
export const SET_AMOUNT = "set-";

interface Priced {
  readonly regularPrice: number;
  readonly salePrice: number | null;
  readonly shipping: number;
  readonly offer?: DisplayedOffer | null | undefined;
}

/** The goods with the price and the shipping of a whole set; each piece is sent by itself. */
export function setOf<Goods extends Priced>(goods: Goods, pieces: number): Goods {
  const { regularPrice, salePrice, offer, shipping } = goods;
  const times = (cents: number | null | undefined) => (typeof cents === "number" ? cents * pieces : null);
  return {
    ...goods,
    regularPrice: regularPrice * pieces,
    salePrice: times(salePrice),
    // The cart takes it off all pieces at once, which is never less.
    ...(offer ? { offer: { ...offer, price: offer.price * pieces, wasPrice: times(offer.wasPrice) } } : {}),
    shipping: shipping * pieces,
  };
}
