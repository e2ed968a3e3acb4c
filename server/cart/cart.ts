/** Carts of signed-in customers; a guest's lives in the browser. */
import type { Feature, Host } from "../feature";
import { cartResolvers } from "./cart.resolvers";
import { CartService, type CartCatalogue } from "./cart.service";
import { createCartStore } from "./cart.store";
import { createCartData } from "./personal-data.store";

export interface Cart extends Feature {
  readonly service: CartService;
}

export function openCart({ db }: Host, catalogue: CartCatalogue): Cart {
  const service = new CartService(createCartStore(db), catalogue);
  return { service, resolvers: [cartResolvers(service)], personalData: [createCartData(db)] };
}
