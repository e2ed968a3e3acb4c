/** Stores customers' carts. Each change is one statement that also returns the new contents. */
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../db/client";
import { onlyRow } from "../db/only-row";
import type { CartLine } from "./cart.port";

export interface CartLineRecord {
  readonly productId: string;
  /** Name of the product, which may be hidden by now. */
  readonly name: string;
  readonly quantity: number;
}

export interface CartRecord {
  readonly id: string;
  readonly revision: number;
  /** Oldest first. */
  readonly lines: readonly CartLineRecord[];
}

/** The result of changing one product. */
export interface ChangedCart extends CartRecord {
  /** Units without the limit; null when the cart is full. */
  readonly wanted: number | null;
  /** Maximum units of the product per cart. */
  readonly most: number;
}

/** A product to add; the write also looks up its limit. */
export interface ProductPut {
  readonly productId: string;
  readonly quantity: number;
  /** Maximum units of any product. */
  readonly mostPieces: number;
}

export interface CartStore {
  find(userId: string): Promise<CartRecord | null>;
  getOrCreate(userId: string): Promise<CartRecord>;
  /** Adds to a product's units, or replaces them. Null when no live product has that id. */
  put(userId: string, line: ProductPut, mode: "add" | "set", mostLines: number): Promise<ChangedCart | null>;
  /** Never creates a cart. */
  remove(userId: string, productId: string): Promise<CartRecord>;
  clear(userId: string): Promise<CartRecord>;
  /**
   * Adds lines in sequence, once per key. False for a repeated key, which is a no-op.
   * @param unit the caller's transaction
   */
  merge(
    userId: string,
    mergeKey: string,
    lines: readonly CartLine[],
    mostLines: number,
    unit?: Db,
  ): Promise<boolean>;
}

const emptyLines = sql`'[]'::jsonb`;

/** The lines of a table expression with product_id, quantity and added_at as JSON, oldest first. */
function linesOf(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(SELECT COALESCE(jsonb_agg(jsonb_build_object('productId', line.product_id, 'name', COALESCE(known.name, ''),
      'quantity', line.quantity) ORDER BY line.added_at, line.product_id), ${emptyLines})
    FROM (${rows}) AS line LEFT JOIN products AS known ON known.product_id = line.product_id)`;
}

const ownLines = sql`SELECT product_id, quantity, added_at FROM cart_items WHERE cart_id = cart.id`;

/** Finds or creates the customer's cart and increments its revision. */
function touchedCart(userId: string): RawBuilder<unknown> {
  return sql`cart AS (
    INSERT INTO carts (user_id) VALUES (${userId})
    ON CONFLICT (user_id) DO UPDATE SET revision = carts.revision + 1, updated_at = now()
    RETURNING id, revision
  )`;
}

export function createCartStore(db: Db): CartStore {
  return {
    async find(userId) {
      const { rows } = await sql<CartRecord>`
        SELECT id, revision, ${linesOf(ownLines)} AS lines FROM carts AS cart WHERE user_id = ${userId}`.execute(
        db,
      );
      return rows[0] ?? null;
    },
    async getOrCreate(userId) {
      const { rows } = await sql<CartRecord>`
        WITH fresh AS (
          INSERT INTO carts (user_id) VALUES (${userId}) ON CONFLICT (user_id) DO NOTHING RETURNING id, revision
        ), cart AS (
          SELECT id, revision FROM fresh UNION ALL SELECT id, revision FROM carts WHERE user_id = ${userId}
        )
        SELECT id, revision, ${linesOf(ownLines)} AS lines FROM cart`.execute(db);
      // Both sides are empty only if a concurrent call has just created the cart.
      return rows[0] ?? (await this.getOrCreate(userId));
    },
    put: (userId, line, mode, mostLines) => put(db, userId, line, mode, mostLines),
    async remove(userId, productId) {
      const { rows } = await sql<CartRecord>`
        WITH ${touchedCart(userId)}, gone AS (
          DELETE FROM cart_items USING cart WHERE cart_id = cart.id AND product_id = ${productId}
        )
        SELECT id, revision, ${linesOf(sql`${ownLines} AND product_id <> ${productId}`)} AS lines FROM cart`.execute(
        db,
      );
      return onlyRow(rows, "the cart without the line");
    },
    async clear(userId) {
      const { rows } = await sql<CartRecord>`
        WITH ${touchedCart(userId)}, gone AS (DELETE FROM cart_items USING cart WHERE cart_id = cart.id)
        SELECT id, revision, ${emptyLines} AS lines FROM cart`.execute(db);
      return onlyRow(rows, "the emptied cart");
    },
    merge: (userId, mergeKey, lines, mostLines, unit = db) => merge(unit, userId, mergeKey, lines, mostLines),
  };
}

async function put(
  db: Db,
  userId: string,
  { productId, quantity, mostPieces }: ProductPut,
  mode: "add" | "set",
  mostLines: number,
): Promise<ChangedCart | null> {
  const previousQuantity = mode === "add" ? sql`cart_items.quantity` : sql`0`;
  const { rows } = await sql<ChangedCart>`
    WITH product AS MATERIALIZED (
      SELECT product_id, LEAST(quantity_limit, ${mostPieces}::int) AS most FROM products
      WHERE product_id = ${productId} AND is_live
    ), cart AS (
      INSERT INTO carts (user_id) SELECT ${userId}::uuid FROM product
      ON CONFLICT (user_id) DO UPDATE SET revision = carts.revision + 1, updated_at = now()
      RETURNING id, revision
    ), written AS (
      INSERT INTO cart_items (cart_id, product_id, quantity)
      SELECT cart.id, product_id, LEAST(${quantity}::int, most) FROM cart, product
      WHERE EXISTS (SELECT 1 FROM cart_items WHERE cart_id = cart.id AND product_id = ${productId})
        OR (SELECT count(*) FROM cart_items WHERE cart_id = cart.id) < ${mostLines}::int
      ON CONFLICT (cart_id, product_id) DO UPDATE
        SET quantity = LEAST(${previousQuantity} + ${quantity}::int, (SELECT most FROM product))
      RETURNING product_id, quantity, added_at
    )
    SELECT id, revision, product.most,
      ${linesOf(sql`${ownLines} AND product_id <> ${productId} UNION ALL SELECT * FROM written`)} AS lines,
      CASE WHEN EXISTS (SELECT 1 FROM written) THEN ${quantity}::int + COALESCE((
        SELECT ${previousQuantity} FROM cart_items WHERE cart_id = cart.id AND product_id = ${productId}), 0) END AS wanted
    FROM cart, product`.execute(db);
  return rows[0] ?? null;
}

async function merge(
  db: Db,
  userId: string,
  mergeKey: string,
  lines: readonly CartLine[],
  mostLines: number,
): Promise<boolean> {
  const { rows } = await sql<{ isFresh: boolean }>`
    WITH ${touchedCart(userId)}, fresh AS (
      INSERT INTO cart_merges (cart_id, merge_key) SELECT id, ${mergeKey} FROM cart
      ON CONFLICT DO NOTHING RETURNING cart_id
    ), room AS (
      SELECT ${mostLines}::int - count(*) AS lines FROM cart_items, cart WHERE cart_id = cart.id
    ), wanted AS (
      SELECT line.*, row_number() OVER (PARTITION BY known.product_id IS NULL ORDER BY line.place) AS nth,
        known.product_id IS NOT NULL AS is_known
      FROM jsonb_to_recordset(${JSON.stringify(lines.map((line, place) => ({ ...line, place })))}::jsonb)
        AS line ("productId" text, quantity int, most int, place int)
      LEFT JOIN cart_items AS known
        ON known.product_id = line."productId" AND known.cart_id = (SELECT id FROM cart)
    ), written AS (
      INSERT INTO cart_items (cart_id, product_id, quantity, added_at)
      SELECT fresh.cart_id, "productId", LEAST(quantity, most), now() + place * interval '1 microsecond'
      FROM fresh, wanted, room
      WHERE is_known OR nth <= room.lines
      ON CONFLICT (cart_id, product_id) DO UPDATE SET quantity = GREATEST(cart_items.quantity, LEAST(
        cart_items.quantity + excluded.quantity, (SELECT most FROM wanted WHERE "productId" = cart_items.product_id)))
    )
    SELECT EXISTS (SELECT 1 FROM fresh) AS "isFresh"`.execute(db);
  return onlyRow(rows, "whether the merge is new").isFresh;
}
