/** Medusa: REST over Express and MikroORM. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadRequest } from "../support/closed-loop";
import { spread } from "../support/shop-requests";
import { peerProducts } from "./catalogue";
import { searchText, type Peer, type ShopCalls } from "./peer";

const CLI = "node_modules/@medusajs/cli/cli.js";

/** Output of the load script. */
interface LoadedShop {
  readonly key: string;
  readonly region: string;
  readonly option: string;
  readonly products: readonly { readonly handle: string; readonly variant: string }[];
}

export const medusa: Peer = {
  name: "Medusa 2.21.2",
  files: "medusa",
  dependencies: {
    "@medusajs/cli": "2.21.2",
    "@medusajs/framework": "2.21.2",
    "@medusajs/medusa": "2.21.2",
  },
  start: [CLI, "start"],
  health: "/health",
  async load({ folder, run }, count) {
    await writeFile(path.join(folder, "products.json"), JSON.stringify([...peerProducts(count)]));
    await run([CLI, "db:migrate"]);
    await run([CLI, "exec", "./src/scripts/load.js"]);
    return calls(JSON.parse(await readFile(path.join(folder, "shop.json"), "utf8")) as LoadedShop);
  },
};

function calls({ key, region, option, products }: LoadedShop): ShopCalls {
  const handles = products.map(({ handle }) => handle);
  const variants = products.map(({ variant }) => variant);
  const headers = { "x-publishable-api-key": key };
  const post = (name: string, input: object): LoadRequest => ({
    path: `/store/${name}`,
    body: JSON.stringify(input),
    headers,
  });
  const items = (position: number) => [{ variant_id: spread(variants, position), quantity: 1 }];
  return {
    search: (position) =>
      post("search", {
        entity: "product",
        filters: { q: searchText(position) },
        pagination: { take: 24 },
        search_options: { facets: ["brand", "category", "color", "condition"], count: "exact" },
      }),
    product: (position) => ({
      path: `/store/products?handle=${spread(handles, position)}&region_id=${region}`,
      headers,
    }),
    addToCart: (position) => post("carts", { region_id: region, items: items(position) }),
    async order(position, send) {
      const email = `bench-${position}@mail.example`;
      const cart = { region_id: region, email, shipping_address: ADDRESS, items: items(position) };
      const cartId = idIn((await send(post("carts", cart))).body, "cart");
      await send(post(`carts/${cartId}/shipping-methods`, { option_id: option }));
      const payment = idIn(
        (await send(post("payment-collections", { cart_id: cartId }))).body,
        "payment_collection",
      );
      await send(
        post(`payment-collections/${payment}/payment-sessions`, { provider_id: "pp_system_default" }),
      );
      const { body } = await send(post(`carts/${cartId}/complete`, {}));
      if (!body.includes('"type":"order"')) throw new Error(`Medusa placed no order: ${body}`);
    },
  };
}

const ADDRESS = {
  first_name: "Bench",
  last_name: "Buyer",
  address_1: "1 Steady Street",
  city: "Austin",
  province: "us-tx",
  postal_code: "78701",
  country_code: "us",
  phone: "5125550142",
};

function idIn(body: string, name: string): string {
  return (JSON.parse(body) as Record<string, { id: string }>)[name]!.id;
}
