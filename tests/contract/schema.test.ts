/** The served schema equals the one in contract/. */
import { readFileSync } from "node:fs";
import path from "node:path";
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  parse,
  printSchema,
  validate,
} from "graphql";
import type { FastifyInstance } from "fastify";
import { REFUSAL_REASONS } from "#contract/analytics/batch";
import { ANALYTICS_EVENT_KINDS } from "#contract/analytics/events";
import { CART_NOTICE_KINDS } from "#contract/cart/cart";
import { AVAILABILITY, OFFER_LABELS, PRODUCT_SORTS } from "#contract/catalogue/lists";
import { PAYMENT_METHODS } from "#contract/payments/methods";
import { GRAPHQL_PATHS } from "#contract/rest/paths";
import { FACET_KEYS } from "#contract/catalogue/facets";
import { SearchListingDocument } from "#contract/graphql/documents/search.generated";
import { ORDER_CHANGE_KINDS } from "#contract/orders/item-changes";
import { SAVED_SEARCH_LISTS } from "#contract/saved/schema";
import { ORDER_BULK_ACTIONS } from "#contract/orders/bulk";
import { ORDER_RISKS } from "#contract/orders/list-words";
import {
  DELIVERY_TYPES,
  ITEM_STATUSES,
  ORDER_CREATION_MODES,
  ORDER_EVENT_TYPES,
  ORDER_STATUSES,
} from "#contract/orders/orders";
import { RETURN_REASONS, RETURN_STATE_WORDS } from "#contract/orders/returning/returns";
import {
  GENERATION_STATUSES,
  MARKUP_TYPES,
  ROUNDING_METHODS,
  RULE_TYPES,
  RULE_VERDICTS,
  VERSION_ACTIONS,
} from "#contract/pricing/schema";
import { CATALOGUE_LINES } from "#contract/catalogue/lines";
import { SUPPLIER_ORDER_STATES } from "#contract/suppliers/suppliers";
import { buildApp } from "../../server/app";
import { readConfig } from "../../server/config";
import { createTestDatabase, type TestDatabase } from "../support/hosts/fresh-db";

const sdl = readFileSync(path.resolve("contract/graphql/schema.graphql"), "utf8");
const schema = buildSchema(sdl);
/** Every enum of the schema and its list in contract/. */
const LISTS: readonly (readonly [string, readonly string[]])[] = [
  ["Availability", AVAILABILITY],
  ["ProductSort", PRODUCT_SORTS],
  ["OfferLabel", OFFER_LABELS],
  ["FacetKey", FACET_KEYS],
  ["CartNoticeKind", CART_NOTICE_KINDS],
  ["SavedSearchList", SAVED_SEARCH_LISTS],
  ["DeliveryType", DELIVERY_TYPES],
  ["OrderCreationMode", ORDER_CREATION_MODES],
  ["OrderStatus", ORDER_STATUSES],
  ["OrderItemStatus", ITEM_STATUSES],
  ["OrderEventType", ORDER_EVENT_TYPES],
  ["PaymentMethod", PAYMENT_METHODS],
  ["ReturnReason", RETURN_REASONS],
  ["ReturnState", Object.keys(RETURN_STATE_WORDS)],
  ["OrderRisk", ORDER_RISKS],
  ["OrderBulkAction", ORDER_BULK_ACTIONS],
  ["OrderChangeKind", ORDER_CHANGE_KINDS],
  ["SupplierOrderState", Object.keys(SUPPLIER_ORDER_STATES)],
  ["PriceMarkupLine", CATALOGUE_LINES],
  ["PriceRuleType", RULE_TYPES],
  ["MarkupType", MARKUP_TYPES],
  ["RoundingMethod", ROUNDING_METHODS],
  ["RuleVerdict", RULE_VERDICTS],
  ["PriceVersionAction", VERSION_ACTIONS],
  ["GenerationStatus", GENERATION_STATUSES],
  ["AnalyticsEventKind", ANALYTICS_EVENT_KINDS],
  ["AnalyticsRejectionReason", REFUSAL_REASONS],
];
const ownTypes = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith("__") && !["String", "Int", "Float", "Boolean", "ID"].includes(type.name),
);

describe("the schema", () => {
  let database: TestDatabase;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await createTestDatabase();
    const config = { ...readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" }), databaseUrl: database.url };
    app = await buildApp({ config, db: database.db });
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  test.each(GRAPHQL_PATHS)("served at %s is the one in contract/", async (url) => {
    const answer = await app.inject({ method: "POST", url, payload: { query: getIntrospectionQuery() } });

    expect(answer.statusCode).toBe(200);
    expect(printSchema(buildClientSchema(answer.json().data))).toBe(printSchema(schema));
  });

  test("describes every type, field and argument type in a sentence", () => {
    const silent = ownTypes.flatMap((type) => {
      const fields = isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : [];
      return [
        ...(type.description ? [] : [type.name]),
        ...fields.filter((field) => !field.description).map((field) => `${type.name}.${field.name}`),
      ];
    });

    expect(silent).toEqual([]);
  });

  test.each(LISTS)("lists the same %s values as contract/", (name, list) => {
    const type = schema.getType(name);

    expect(isEnumType(type) ? type.getValues().map((value) => value.name) : []).toEqual([...list]);
  });

  test("has a list in contract/ for every enum", () => {
    expect(ownTypes.filter(isEnumType).map((type) => type.name)).toEqual(LISTS.map(([name]) => name));
    expect(ownTypes.filter(isScalarType).map((type) => type.name)).toEqual(["Cents", "DateTime"]);
  });

  test("does not publish supplier costs", () => {
    expect(sdl).not.toMatch(/supplier(Sale)?Price\s*:/);
  });

  test("accepts the storefront's operations", () => {
    expect(validate(schema, SearchListingDocument)).toEqual([]);
    expect(validate(schema, parse("{ supplierPrice }"))).not.toEqual([]);
  });
});
