/** Price, stock, delivery and reviews of a demo product. */
import type { Chance } from "./demo-random";

const LOWEST = 19.99;
const HIGHEST = 3_999.99;

/** A retail price near an amount in dollars: $19.99 to $3,999.99, ending in .99, .95 or .00. */
function shelfPrice(amount: number, chance: Chance): number {
  const bounded = Math.min(Math.max(amount, LOWEST), HIGHEST);
  if (bounded < 50) return cents(Math.max(Math.round(bounded) - (chance.happens(0.2) ? 0.05 : 0.01), LOWEST));
  const step = bounded < 200 ? 5 : bounded < 1_000 ? 10 : 50;
  const round = Math.round(bounded / step) * step;
  const ending = chance.next();
  return cents(Math.min(ending < 0.75 ? round - 0.01 : ending < 0.87 ? round - 0.05 : round, HIGHEST));
}

export interface Price {
  readonly regularPrice: number;
  readonly salePrice: number;
  readonly onSale: boolean;
  readonly clearance: boolean;
}

/** About 1 in 4 is on sale and 1 in 20 on clearance; otherwise both prices are equal. */
export function priceOf(amount: number, chance: Chance): Price {
  const regularPrice = shelfPrice(amount, chance);
  const clearance = chance.happens(0.05);
  const onSale = clearance || chance.happens(0.21);
  if (!onSale) return { regularPrice, salePrice: regularPrice, onSale, clearance };
  const share = clearance ? 0.55 + chance.next() * 0.15 : 0.72 + chance.next() * 0.18;
  const salePrice = Math.max(cents(Math.floor(regularPrice * share) - 0.01), 15);
  return { regularPrice, salePrice, onSale, clearance };
}

/** Stock and delivery of a product; freight items are delivered only, parcels can also be picked up. */
export function supplyOf(price: number, bulky: boolean, chance: Chance) {
  const onlineAvailability = chance.happens(0.93);
  const freeShipping = bulky ? price >= 900 : price >= 35;
  return {
    freeShipping,
    shippingCost: freeShipping ? 0 : bulky ? 39.99 : 5.99,
    homeDelivery: bulky,
    inStorePickup: chance.happens(bulky ? 0.2 : 0.85),
    onlineAvailability,
    inStoreAvailability: chance.happens(onlineAvailability ? 0.82 : 0.25),
    orderable: onlineAvailability ? "Available" : "SoldOut",
    quantityLimit: chance.pick([2, 3, 5, 5, 10]),
    availableQuantity: onlineAvailability ? chance.between(1, bulky ? 24 : 140) : 0,
  };
}

/**
 * Review statistics that grow with popularity (0 to 1). The least popular products may have none; the average
 * is then null.
 */
export function reviewsOf(popularity: number, chance: Chance) {
  const count = Math.floor((Math.exp(chance.next() * 5.2) - 1) * (0.4 + popularity * 14) * 1.6);
  if (count === 0) return { customerReviewCount: 0, customerReviewAverage: null };
  const average = 3.6 + (chance.next() + chance.next()) * 0.5 + popularity * 0.3;
  const unlucky = chance.happens(0.06) ? 0.9 : 0;
  return { customerReviewCount: count, customerReviewAverage: Math.round((average - unlucky) * 10) / 10 };
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
