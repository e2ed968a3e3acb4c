/** Price rules for tests, written and simulated through the API as staff. */
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { CatalogueGeneration, PriceMarkupChange, PriceSimulation } from "#contract/graphql/generated";
import type { Db } from "../../../server/db/client";
import type { TestUser } from "../people/accounts";
import type { GraphqlError, TestApi } from "../hosts/test-api";

/** A rule for televisions, 10 % up and rounded to .99, unless `rule` overrides it. */
export function aMarkup(rule: object = {}, more: object = {}) {
  return {
    ...more,
    rule: {
      ruleType: "CATEGORY",
      categoryName: "Televisions",
      markupType: "PERCENTAGE",
      roundingMethod: "UP_TO_99",
      markupValue: 1_000,
      ...rule,
    },
  };
}

const RULE = `ruleType categoryName minPrice maxPrice markupType roundingMethod markupValue product { id sku name }
  brands { id name }`;
const CHANGE = `success message version markup { id supplierId type isDeleted createdAt updatedAt rule { ${RULE} } }`;
const MOVE = "productId sku name before after winnerMarkupId";
const SIMULATION = `products increased decreased unchanged withoutMargin withoutRule largestChanges { ${MOVE} }
  product { price { ${MOVE} } cost verdicts { markupId verdict rule { ${RULE} } } }`;
const GENERATION = "id version status total processed changed startedAt finishedAt";
/** Timeout for a run over a few hundred products. */
const WITHIN_MS = 20_000;

export interface PriceAdmin {
  /** Data is null, with the errors, when the call was rejected. */
  query<Data>(
    query: string,
    variables?: object,
  ): Promise<{ data: Data | null; errors: readonly GraphqlError[] }>;
  list(args?: string): Promise<{ markups: Record<string, unknown>[]; totalMarkups: number; version: number }>;
  /** Adds to the current version by default. */
  add(input: object, version?: number): Promise<PriceMarkupChange>;
  update(id: string, input: object, version?: number): Promise<PriceMarkupChange>;
  simulate(variables?: object): Promise<PriceSimulation>;
  generate(): Promise<CatalogueGeneration>;
  /** Waits until the current run has ended. */
  untilGenerated(): Promise<CatalogueGeneration>;
}

export function priceAdmin(api: Pick<TestApi, "query">, { bearer }: TestUser): PriceAdmin {
  const send: PriceAdmin["query"] = (query, variables) =>
    api.query(query, variables, { authorization: bearer });
  const get = async <Data>(query: string, variables?: object): Promise<Data> => {
    const { data, errors } = await send<Record<string, Data>>(query, variables);
    if (!data || errors.length > 0) throw new Error(JSON.stringify(errors));
    return Object.values(data)[0]!;
  };
  const list: PriceAdmin["list"] = (args = "") =>
    get(`{ getPriceMarkup${args} { markups { id isDeleted rule { ${RULE} } } totalMarkups version } }`);
  const currentVersion = async () => (await list()).version;
  return {
    query: send,
    list,
    add: async (input, version) =>
      get(
        `mutation ($input: PriceMarkupInput!, $version: Int!) {
          addPriceMarkup(input: $input, version: $version) { ${CHANGE} } }`,
        { input, version: version ?? (await currentVersion()) },
      ),
    update: async (id, input, version) =>
      get(
        `mutation ($id: ID!, $input: PriceMarkupInput!, $version: Int!) {
          updatePriceMarkup(id: $id, input: $input, version: $version) { ${CHANGE} } }`,
        { id, input, version: version ?? (await currentVersion()) },
      ),
    simulate: (variables = {}) =>
      get(
        `query ($id: ID, $input: PriceMarkupInput, $version: Int, $sku: String) {
          simulatePriceMarkup(id: $id, input: $input, version: $version, sku: $sku) { ${SIMULATION} } }`,
        variables,
      ),
    generate: async () =>
      (
        await get<{ generation: CatalogueGeneration }>(
          `{ generateCatalogue { success message generation { ${GENERATION} } } }`,
        )
      ).generation,
    untilGenerated: async () => {
      const deadline = Date.now() + WITHIN_MS;
      for (;;) {
        const latest = await get<CatalogueGeneration>(`{ getCatalogueGeneration { ${GENERATION} } }`);
        if (latest.status === "COMPLETED") return latest;
        if (Date.now() > deadline)
          throw new Error(
            `Timed out after ${WITHIN_MS} ms: ${latest.processed} of ${latest.total} products priced`,
          );
        await wait(20);
      }
    },
  };
}

export interface ProductPrices {
  readonly id: string;
  readonly category: string;
  readonly supplier: number;
  readonly supplierSale: number | null;
  readonly regular: number;
  readonly sale: number | null;
  readonly winner: string | null;
  readonly labels: readonly string[];
  readonly revision: string;
}

/** Prices of all products, by id. */
export async function pricesIn(db: Db): Promise<readonly ProductPrices[]> {
  const { rows } = await sql<ProductPrices>`SELECT product_id AS id, category_id AS category,
    supplier_price_cents AS supplier, supplier_sale_price_cents AS "supplierSale", regular_price_cents AS regular,
    sale_price_cents AS sale, winner_markup_id AS winner, product_labels AS labels, revision::text
    FROM products ORDER BY product_id`.execute(db);
  return rows;
}
