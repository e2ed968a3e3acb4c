/** Vendure: GraphQL over NestJS and TypeORM. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadRequest } from "../support/closed-loop";
import { spread } from "../support/shop-requests";
import { peerProducts, type PeerProduct } from "./catalogue";
import { searchText, type Peer, type ShopCalls } from "./peer";

const SEARCH = `query Search($input: SearchInput!) { search(input: $input) { totalItems
  items { productId productName slug sku description inStock
    priceWithTax { ... on SinglePrice { value } ... on PriceRange { min max } } }
  facetValues { count facetValue { id name facet { id name } } } } }`;
const PRODUCT = `query Product($slug: String!) { product(slug: $slug) { id name slug description
  facetValues { name facet { name } } variants { id sku priceWithTax stockLevel } } }`;
const ADD = `mutation Add($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 1) { __typename
  ... on Order { id totalWithTax lines { id quantity unitPriceWithTax productVariant { name } } } } }`;
const ADDRESS = `{ fullName: "Bench Buyer", streetLine1: "1 Steady Street", city: "Austin", postalCode: "78701",
  countryCode: "US" }`;

export const vendure: Peer = {
  name: "Vendure 3.7.3",
  files: "vendure",
  dependencies: { "@vendure/core": "3.7.3", pg: "8.23.1" },
  overrides: { "@graphql-tools/delegate": "12.2.0", "@graphql-tools/batch-execute": "10.2.0" },
  start: ["start.js"],
  health: "/health",
  async load({ folder, run }, count) {
    const products = [...peerProducts(count)];
    await writeFile(path.join(folder, "products.csv"), csv(products));
    await run(["load.js"], { SYNCHRONIZE: "true" });
    return calls(products.map(({ slug }) => slug));
  },
};

function calls(slugs: readonly string[]): ShopCalls {
  // Variants are numbered in import order.
  const ids = slugs.map((_, index) => String(index + 1));
  const add = (position: number) => graphql(ADD, { id: spread(ids, position) });
  return {
    search: (position) =>
      graphql(SEARCH, { input: { term: searchText(position), groupByProduct: true, take: 24 } }),
    product: (position) => graphql(PRODUCT, { slug: spread(slugs, position) }),
    addToCart: add,
    async order(position, send) {
      const { headers: session } = await send(add(position));
      const headers = { authorization: `Bearer ${session.get("vendure-auth-token")}` };
      let last = "";
      for (const step of orderSteps(position)) {
        last = (await send({ ...graphql(`mutation { ${step} }`), headers })).body;
      }
      if (!last.includes('"PaymentSettled"')) throw new Error(`Vendure placed no order: ${last}`);
    },
  };
}

function orderSteps(position: number): string[] {
  const buyer = `{ firstName: "Bench", lastName: "Buyer", emailAddress: "bench-${position}@mail.example" }`;
  return [
    `setCustomerForOrder(input: ${buyer}) { __typename }`,
    `setOrderShippingAddress(input: ${ADDRESS}) { __typename }`,
    `setOrderShippingMethod(shippingMethodId: ["1"]) { __typename }`,
    `transitionOrderToState(state: "ArrangingPayment") { __typename }`,
    `addPaymentToOrder(input: { method: "card", metadata: {} }) { ... on Order { state } }`,
  ];
}

function graphql(query: string, variables: object = {}): LoadRequest {
  return { path: "/shop-api", body: JSON.stringify({ query, variables }) };
}

const COLUMNS = [
  ...["name", "slug", "description", "assets", "facets", "optionGroups", "optionValues", "sku", "price"],
  ...["taxCategory", "stockOnHand", "trackInventory", "variantAssets", "variantFacets"],
];

function csv(products: readonly PeerProduct[]): string {
  const rows = products.map(({ name, slug, description, facets, sku, cents }) => {
    const values = Object.entries(facets).filter(([, value]) => value);
    const pairs = values.map((pair) => pair.join(":")).join("|");
    const price = (cents / 100).toFixed(2);
    const cells = [
      name,
      slug,
      description,
      "",
      pairs,
      "",
      "",
      sku,
      price,
      "standard",
      "1000000",
      "true",
      "",
      "",
    ];
    return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",");
  });
  return [COLUMNS.join(","), ...rows].join("\n");
}
