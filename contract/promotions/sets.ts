/** Products bought in sets (CATALOGUE-23): the four tires or wheels of a car. */
import { TIRES, WHEELS } from "../catalogue/categories";
import type { DisplayedOffer } from "./displayed-offers";

const PIECES_OF_SET: Readonly<Record<string, number>> = { [TIRES]: 4, [WHEELS]: 4 };

/** Units usually bought at once; 1 for most products. */
export function piecesOfSet(categoryId: string | null | undefined): number {
  return PIECES_OF_SET[categoryId ?? ""] ?? 1;
}

/** Key prefix of an amount for the whole set (contract/promotions/page-amounts.ts). */
export const SET_AMOUNT = "set-";

interface Priced {
  readonly regularPrice: number;
  readonly salePrice: number | null;
  readonly shipping: number;
  readonly offer?: DisplayedOffer | null | undefined;
}

/** Scales price and shipping to a whole set; units ship separately. */
export function setOf<Goods extends Priced>(goods: Goods, pieces: number): Goods {
  const { regularPrice, salePrice, offer, shipping } = goods;
  const times = (cents: number | null | undefined) => (typeof cents === "number" ? cents * pieces : null);
  return {
    ...goods,
    regularPrice: regularPrice * pieces,
    salePrice: times(salePrice),
    // The cart discounts all units together, which is never less.
    ...(offer ? { offer: { ...offer, price: offer.price * pieces, wasPrice: times(offer.wasPrice) } } : {}),
    shipping: shipping * pieces,
  };
}
