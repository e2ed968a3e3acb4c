/**
 * Bulk-inserts orders of many customers as the shop writes them: sealed personal data with blind indexes, and
 * items, a payment attempt and history for every order. Deterministic on every machine.
 */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { ORDER_STATUSES, type OrderStatus } from "#contract/orders/orders";
import { VENDOR_METHODS } from "#contract/payments/vendors/vendor-methods";
import { readConfig } from "../../server/config";
import type { Db } from "../../server/db/client";
import { nameIndex, sealIdentity, type Identity } from "../../server/db/identity";
import { personTerms } from "../../server/db/person-terms";
import { createSealer, type Sealer } from "../../server/db/sealed";
import { orderTerms } from "../../server/orders/listing/terms.store";
import { SEALED_CUSTOMER, searchIndexes } from "../../server/orders/reading/customer.rules";
import type { OrderCustomer } from "../../server/orders/reading/order.port";
import { hash, luck } from "./luck";
import { attributionAt } from "./where-from";

const FIRST_NAMES =
  "Ada,Grace,Alan,Edsger,Barbara,Donald,Frances,John,Mary,James,Patricia,Robert,Jennifer,Michael,Linda,David,Elizabeth,William,Susan,Richard,Jessica,Joseph,Karen,Thomas,Sarah,Charles,Nancy,Daniel,Lisa,Matthew".split(
    ",",
  );
const LAST_NAMES =
  "Smith,Johnson,Williams,Brown,Jones,Garcia,Miller,Davis,Rodriguez,Martinez,Hernandez,Lopez,Gonzalez,Wilson,Anderson,Taylor,Moore,Jackson,Martin,Lee,Perez,Thompson,White,Harris,Sanchez,Clark,Ramirez,Lewis,Robinson,Walker,Young,Allen,King,Wright,Scott,Torres,Nguyen,Hill,Flores,Green".split(
    ",",
  );
const HOSTS = ["gmail.example", "yahoo.example", "outlook.example", "icloud.example", "mail.example"];
const METHODS = ["CARD", "CARD", "CARD", "GOOGLE_PAY", "KLARNA", "COINBASE", "CRYPTO", "LEASE"];
const GATEWAYS: Readonly<Record<string, string>> = {
  KLARNA: "KLARNA",
  COINBASE: "COINBASE",
  CRYPTO: "PLISIO",
};
const METHOD_NAMES: Readonly<Record<string, { readonly label: string }>> = VENDOR_METHODS;
const SUPPLIERS = ["bestbuy", "ingram", "synnex"];
/** Most orders are completed. */
const STATUSES: readonly OrderStatus[] = [
  ...ORDER_STATUSES,
  ...Array.from({ length: 18 }, () => "COMPLETED" as const),
];
const UNPAID = new Set<OrderStatus>(["PENDING_PAYMENT", "PAYMENT_FAILED", "CANCELLED"]);
/** Marker of generated rows; no callback ever has this value. */
export const HISTORY = "history";
const MAX_PRODUCTS = 500;
const DAY_MS = 86_400_000;
const USUAL_DAYS = 2 * 365;
const ROWS_AT_ONCE = 1_000;
const CLEARED_EVERY = 10_000;

export interface ManyOrders {
  readonly orders: number;
  readonly customers: number;
  /** Default: now. */
  readonly until?: Date;
  /** Age of the first order in days; default: two years. */
  readonly days?: number;
  /** Default: the sealer of a development shop. */
  readonly sealer?: Sealer;
  /** Omits payments of leases: their leases follow (follow-ups.ts). */
  readonly isWhole?: boolean;
  /** Products bought more often, most popular first. */
  readonly favorites?: Favorites;
  /** Default 0. A different first position yields different orders and customers. */
  readonly from?: number;
}

export interface Favorites {
  readonly productIds: readonly string[];
  /** One order line in this many has a favorite. */
  readonly oneIn: number;
}

/** Indexes that are cheaper to build once than to maintain per row. */
const BUILT_AFTERWARDS = {
  users_by_term: "users USING gin (search_terms)",
  orders_search: "orders USING gin (search_indexes)",
  order_terms_found: "order_terms USING gin (terms)",
} as const;

/** Requires products; the first ones are ordered. */
export async function addManyOrders(db: Db, amounts: ManyOrders): Promise<void> {
  for (const name of Object.keys(BUILT_AFTERWARDS)) await sql`DROP INDEX ${sql.table(name)}`.execute(db);
  await addAll(db, amounts);
  for (const [name, on] of Object.entries(BUILT_AFTERWARDS)) {
    await sql`CREATE INDEX ${sql.table(name)} ON ${sql.raw(on)}`.execute(db);
  }
  await sql`VACUUM ANALYZE`.execute(db);
}

async function addAll(db: Db, { orders, customers, ...rest }: ManyOrders): Promise<void> {
  const { until = new Date(), days = USUAL_DAYS, isWhole = false, favorites, from = 0 } = rest;
  const sealer = rest.sealer ?? createSealer(readConfig({ NODE_ENV: "development" }).piiKeys);
  const products = await sold(db).limit(MAX_PRODUCTS).execute();
  if (products.length === 0) throw new Error("there are no products to order");
  const liked = favorites ? await findFavorites(db, favorites) : [];
  const ids: string[] = [];
  for (let first = 0; first < customers; first += ROWS_AT_ONCE) {
    const count = Math.min(ROWS_AT_ONCE, customers - first);
    ids.push(
      ...(await addCustomers(db, sealer, { first: from + first, count, at: placedAt(0, until, days) })),
    );
  }
  const terms = new Map<number, string[]>();
  for (let first = 0; first < orders; first += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, orders - first) }, (_, offset) => {
      const position = from + first + offset;
      const who = hash(position, 1) % customers;
      const customer = customerOf(from + who);
      if (!terms.has(who)) terms.set(who, orderTerms(sealer, customer).map(toBase64));
      return {
        ...orderOf(position, placedAt((position - from) / orders, until, days)),
        userId: ids[who]!,
        ...sealedAs(sealer, customer),
        terms: terms.get(who)!,
        items: itemsOf(position, (line) =>
          liked.length > 0 && hash(position, 23 + line) % favorites!.oneIn === 0
            ? liked[Math.floor(liked.length * luck(position, 25 + line) ** 2)]!
            : products[hash(position, 15 + line) % products.length]!,
        ),
      };
    });
    await insertOrders(db, rows, isWhole);
    // Replaces autovacuum, which would run over months of real orders; otherwise list rows are scattered.
    if (first % CLEARED_EVERY === 0) await sql`VACUUM order_list`.execute(db);
  }
}

/** The customer of an order as stored. */
export function sealedAs(sealer: Sealer, customer: OrderCustomer) {
  return {
    sealed: toBase64(sealer.seal(customer, SEALED_CUSTOMER)),
    indexes: searchIndexes(sealer, customer).map(toBase64),
  };
}

const toBase64 = (bytes: Buffer) => bytes.toString("base64");

/** A person, deterministic by position. */
function identityOf(position: number): Identity {
  const firstName = FIRST_NAMES[hash(position, 2) % FIRST_NAMES.length]!;
  const lastName = LAST_NAMES[hash(position, 3) % LAST_NAMES.length]!;
  const host = HOSTS[hash(position, 4) % HOSTS.length]!;
  const username = `${firstName}.${lastName}${position}@${host}`.toLowerCase();
  return {
    username,
    firstName,
    lastName,
    phone: `+1512${String(hash(position, 5) % 10_000_000).padStart(7, "0")}`,
  };
}

/** Customer by position in the customer list. */
export function customerOf(position: number): OrderCustomer {
  const { username: email, firstName, lastName, phone } = identityOf(position);
  const address = {
    firstName,
    lastName,
    address1: `${position} Market Street`,
    address2: null,
    city: "Austin",
    state: "TX",
    postalCode: "78701",
    country: "US",
    phone: phone.slice(2),
  };
  const device = { ipAddress: "203.0.113.9", userAgent: "Mozilla/5.0 (bench)", acceptLanguages: "en-US" };
  return {
    email,
    firstName,
    lastName,
    phone: phone.slice(2),
    shipping: address,
    billing: address,
    ...device,
  };
}

/** Displayed number of the order at a position. */
export function numberOf(position: number): string {
  const letters = createHash("sha256").update(`order ${position}`).digest().readBigUInt64BE().toString(36);
  return `EF-${letters.toUpperCase().padStart(8, "0").slice(-8)}`;
}

interface Registered {
  readonly first: number;
  readonly count: number;
  /** Before the first order. */
  readonly at: string;
}

async function addCustomers(db: Db, sealer: Sealer, { first, count, at }: Registered): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, offset) => {
    const identity = identityOf(first + offset);
    return sql`(${nameIndex(sealer, identity)}::bytea, ${sealIdentity(sealer, identity)}::bytea,
      ${personTerms(sealer, identity)}::bytea[], 'CUSTOMER', ${at}::timestamptz, ${at}::timestamptz)`;
  });
  const added = await sql<{ id: string }>`
    INSERT INTO users (username_index, sealed_identity, search_terms, role, verified_at, created_at)
    VALUES ${sql.join(rows)} RETURNING id`.execute(db);
  return added.rows.map(({ id }) => id);
}

/**
 * Chronological order of insertion, as in a real table.
 * @param share fraction of orders before this one
 */
function placedAt(share: number, until: Date, days: number): string {
  return new Date(until.getTime() - (1 - share) * days * DAY_MS).toISOString();
}

function orderOf(position: number, at: string) {
  const status = STATUSES[hash(position, 6) % STATUSES.length]!;
  const method = METHODS[hash(position, 10) % METHODS.length]!;
  const isFlagged = status === "PENDING_REVIEW" || hash(position, 7) % 40 === 0;
  return {
    number: numberOf(position),
    status,
    isPaid: !UNPAID.has(status),
    at,
    delivery: hash(position, 9) % 5 === 0 ? "DELIVERY_PICKUP" : "DELIVERY_SHIPPING",
    method,
    gateway: GATEWAYS[method] ?? "BRAINTREE",
    gatewayName: METHOD_NAMES[method]?.label ?? "Lease",
    isChecked: hash(position, 11) % 10 !== 0,
    reasons: isFlagged ? ["The address is far from the IP address"] : [],
    attribution: attributionAt(position),
  };
}

interface Ordered {
  readonly product_id: string;
  readonly name: string;
  readonly cents: number;
}

/** Products with a price. */
function sold(db: Db) {
  return db
    .selectFrom("products")
    .select(["product_id", "name", sql<number>`COALESCE(sale_price_cents, regular_price_cents)`.as("cents")])
    .where("regular_price_cents", "is not", null);
}

function findFavorites(db: Db, { productIds }: Favorites): Promise<Ordered[]> {
  return sold(db).where("product_id", "in", productIds).orderBy("product_id").execute();
}

function itemsOf(position: number, productOf: (line: number) => Ordered) {
  return Array.from({ length: 1 + (hash(position, 14) % 2) }, (_, line) => {
    const product = productOf(line);
    return {
      line,
      productId: product.product_id,
      name: product.name,
      quantity: 1 + (hash(position, 17 + line) % 2),
      cents: product.cents,
      partner: SUPPLIERS[hash(position, 21) % SUPPLIERS.length]!,
    };
  });
}

export type SeededOrder = ReturnType<typeof orderOf> & { readonly items: ReturnType<typeof itemsOf> };

/** An order with its customer, sealed and indexed; bytes are base64. */
export interface OrderOfCustomer extends SeededOrder {
  readonly userId: string;
  readonly sealed: string;
  readonly indexes: readonly string[];
  readonly terms: readonly string[];
}

/** A single statement, as in a real order. */
export async function insertOrders(
  db: Db,
  rows: readonly OrderOfCustomer[],
  isWhole: boolean,
): Promise<void> {
  await sql`
    WITH given AS MATERIALIZED (
      SELECT *, (SELECT sum((item ->> 'cents')::int * (item ->> 'quantity')::int)
          FROM jsonb_array_elements(items) AS item)::int AS cents
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (
        number text, status text, "isPaid" boolean, at timestamptz, delivery text, method text, gateway text, "gatewayName" text, "isChecked" boolean, reasons text[],
        attribution jsonb, "userId" uuid, sealed text, indexes text[], terms text[], items jsonb)
    ), fresh AS (
      INSERT INTO orders (unique_id, user_id, submitted_by, status, delivery_type, total_cents, sub_total_cents,
        shipping_cents, tax_cents, discount_cents, original_price_cents, idempotency_hash, request_hash, sealed_customer,
        search_indexes, ship_state, attribution, is_stock_taken, fraud_is_checked, fraud_reasons, fraud_next_at,
        submitted_at, created_at, updated_at, created_by, updated_by)
      SELECT number, "userId", "userId"::text, status, delivery, cents, cents, 0, 0, 0, cents, sha256(number::bytea),
        sha256(number::bytea), decode(sealed, 'base64'),
        ARRAY(SELECT decode(one, 'base64') FROM unnest(indexes) AS one), 'TX',
        attribution, true, "isChecked",
        reasons, now() + interval '1 year', at, at, at, "userId"::text, 'System'
      FROM given RETURNING id, unique_id
    ), items AS (
      INSERT INTO order_items (order_id, position, product_id, product, quantity, price_cents, original_price_cents,
        shipping_cents, status, partner)
      SELECT fresh.id, item.line, item."productId", jsonb_build_object('sku', item."productId", 'name', item.name,
          'brand', split_part(item.name, ' - ', 1), 'brandId', NULL, 'images', '[]'::jsonb, 'description', '', 'urlPath', '/', 'productType', ''),
        item.quantity, item.cents, item.cents, 0, 'PENDING', item.partner
      FROM fresh JOIN given ON number = unique_id, jsonb_to_recordset(given.items) AS item (
        line int, "productId" text, name text, quantity int, cents int, partner text)
    ), history AS (
      INSERT INTO order_events (order_id, type, actor, summary, after, at)
      SELECT fresh.id, 'CREATED', 'System', 'Order created', 'PENDING_PAYMENT', at
      FROM fresh JOIN given ON number = unique_id
    ), findable AS (
      INSERT INTO order_terms (order_id, terms)
      SELECT fresh.id, ARRAY(SELECT decode(one, 'base64') FROM unnest(terms) AS one)
      FROM fresh JOIN given ON number = unique_id
    )
    INSERT INTO payments (order_id, attempt, gateway_type, gateway_name, method, state, amount_cents, paid_cents,
      callback_secret, created_at, updated_at)
    SELECT fresh.id, 1, gateway, "gatewayName", method, CASE WHEN "isPaid" THEN 'PAID' ELSE 'FAILED' END, cents,
      CASE WHEN "isPaid" THEN cents ELSE 0 END, ${HISTORY}, at, at
    FROM fresh JOIN given ON number = unique_id WHERE method <> 'LEASE' OR NOT ${isWhole}`.execute(db);
}
