/** The API host's schema served from memory, so that the benchmark times the build and not a database. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { buildSchema, graphql } from "graphql";
import { writeProductLines } from "#contract/catalogue-export";
import type { CatalogueProduct } from "../../src/build/catalogue";
import type { StandInCatalogue } from "./stand-in-catalogue";

export interface StandInApi {
  readonly url: string;
  /** Changes one product's price by a cent, as an import would. */
  changePrice(productId: string): CatalogueProduct;
  /** Requests answered since the start. */
  requestCount(): number;
  stop(): Promise<void>;
}

export async function startStandInApi(catalogue: StandInCatalogue): Promise<StandInApi> {
  const schema = buildSchema(readFileSync("contract/graphql/schema.graphql", "utf8"));
  const products = [...catalogue.products];
  let revision = 1;
  let requests = 0;
  const rootValue = {
    getCategories: catalogue.categories,
    getAllBrands: catalogue.brands,
    catalogueState: () => ({ revision: String(revision), productCount: products.length }),
    exportCatalogue: ({ after, first }: { after?: string; first: number }) => {
      const from = after ? products.findIndex((product) => product.productId > after) : 0;
      const page = from < 0 ? [] : products.slice(from, from + first);
      const next = page.length < first ? null : page.at(-1)!.productId;
      return { products: writeProductLines(page), next };
    },
  };
  const server = createServer((request, response) => {
    requests += 1;
    void text(request)
      .then((body) => JSON.parse(body) as { query: string; variables?: Record<string, unknown> })
      .then(({ query, variables }) =>
        graphql({ schema, rootValue, source: query, variableValues: variables }),
      )
      .then((answer) => response.setHeader("content-type", "application/json").end(JSON.stringify(answer)))
      .catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requestCount: () => requests,
    changePrice(productId) {
      const index = products.findIndex((product) => product.productId === productId);
      const old = products[index]!;
      const changed = { ...old, regularPrice: old.regularPrice + 1, updatedAt: new Date().toISOString() };
      products[index] = changed;
      revision += 1;
      return changed;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
