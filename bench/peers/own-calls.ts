/** This shop's implementation of the calls common to all peers. */
import type { OwnShop } from "../compare/own-shop";
import { orderRequest } from "../support/order-request";
import { addItemRequest, productRequest, searchBody } from "../support/shop-requests";
import { searchText, type ShopCalls } from "./peer";

export function ownCalls({ ids, bearers }: OwnShop): ShopCalls {
  return {
    search: (position) => ({
      path: "/graphql",
      body: searchBody({ text: searchText(position), pageNumber: 1, pageSize: 24 }),
    }),
    product: (position) => productRequest(ids, position),
    addToCart: (position) => addItemRequest(position, bearers, ids),
    async order(position, send) {
      const { body } = await send(orderRequest(position, ids));
      if (!body.includes('"success":true')) throw new Error(`This shop placed no order: ${body}`);
    },
  };
}
