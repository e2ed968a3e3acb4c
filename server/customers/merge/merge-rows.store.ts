/**
 * Moves an account's rows to another account within a merge transaction (STAFF-64, account-columns.rules.ts).
 */
import { sql, type RawBuilder } from "kysely";
import type { MergeClash, MergeMove, MergeStay } from "#contract/customers/page";
import type { Db } from "../../db/client";
import { mergeAddresses } from "./merge-addresses.store";
import type { Sealer } from "../../db/sealed";
import { mergeWatches } from "./merge-watches.store";
import { rowsOf, type Pair } from "./pair.store";

export interface Merged {
  readonly moves: Partial<Record<MergeMove, number>>;
  readonly clashes: Partial<Record<MergeClash, number>>;
  readonly stays: Partial<Record<MergeStay, number>>;
}

/**
 * Provided by leases, which write their own applications.
 * @returns how many moved
 */
export type MoveApplications = (unit: Db, from: string, into: string) => Promise<number>;

/** The caller holds the locks of both users rows. */
export async function mergeRows(
  unit: Db,
  sealer: Sealer,
  pair: Pair,
  moveApplications: MoveApplications,
): Promise<Merged> {
  const write = (statement: RawBuilder<unknown>) => rowsOf(unit, statement);
  const { from, into } = pair;
  const orders = await moveOrders(write, pair);
  const applications = await moveApplications(unit, from, into);
  const draft = await write(sql`UPDATE lease_drafts SET user_id = ${into} WHERE user_id = ${from}
    AND NOT EXISTS (SELECT 1 FROM lease_drafts AS own WHERE own.user_id = ${into})`);
  const drafts = await count(unit, sql`lease_drafts WHERE user_id = ${from}`);
  const addresses = await mergeAddresses(unit, sealer, pair);
  const cart = await mergeCarts(unit, pair);
  const watches = await mergeWatches(unit, pair);
  const reviews = await write(sql`UPDATE reviews SET user_id = ${into} WHERE user_id = ${from}`);
  const votes = await mergeVotes(write, pair);
  const chats = await write(
    sql`UPDATE chat_conversations SET user_id = ${into}, revision = revision + 1, changed_at = now()
      WHERE user_id = ${from}`,
  );
  await write(sql`DELETE FROM customer_notes WHERE user_id = ${from} AND deleted_at IS NOT NULL`);
  const notes = await write(sql`UPDATE customer_notes SET user_id = ${into} WHERE user_id = ${from}`);
  const sameTags = await write(sql`DELETE FROM customer_tags AS gone WHERE user_id = ${from}
    AND EXISTS (SELECT 1 FROM customer_tags AS own WHERE own.user_id = ${into} AND own.tag = gone.tag)`);
  const tags = await write(sql`UPDATE customer_tags SET user_id = ${into} WHERE user_id = ${from}`);
  // Accounts merged into this one earlier now point to the remaining account.
  const earlier = await write(sql`UPDATE users SET merged_into = ${into} WHERE merged_into = ${from}`);
  const { wishes, searches } = watches;
  return {
    moves: {
      orders,
      applications,
      draft,
      addresses: addresses.moved,
      cart: cart.moved,
      wishes: wishes.moved,
      searches: searches.moved,
      reviews,
      votes: votes.moved,
      chats,
      notes,
      tags,
      earlier,
    },
    clashes: {
      addresses: addresses.same,
      cart: cart.same,
      wishes: wishes.same,
      wishMails: wishes.silenced,
      wishLink: wishes.unlinked,
      searches: searches.same,
      names: searches.renamed,
      votes: votes.dropped,
      tags: sameTags,
      draft: drafts,
    },
    stays: {
      sessions: await count(
        unit,
        sql`sessions WHERE user_id = ${from} AND ended_at IS NULL AND expires_at > now()`,
      ),
      signIns: await count(unit, sql`sign_ins WHERE user_id = ${from}`),
      providers: await count(unit, sql`social_identities WHERE user_id = ${from}`),
    },
  };
}

type Write = (statement: RawBuilder<unknown>) => Promise<number>;

/** Re-attributes the customer's own actions, because orders and their history reference the user id. */
async function moveOrders(write: Write, { from, into }: Pair): Promise<number> {
  await write(sql`UPDATE order_events SET actor = ${into}::text
    WHERE actor = ${from}::text AND order_id IN (SELECT id FROM orders WHERE user_id = ${from})`);
  return write(sql`UPDATE orders SET user_id = ${into},
      submitted_by = CASE submitted_by WHEN ${from}::text THEN ${into}::text ELSE submitted_by END,
      created_by = CASE created_by WHEN ${from}::text THEN ${into}::text ELSE created_by END,
      updated_by = CASE updated_by WHEN ${from}::text THEN ${into}::text ELSE updated_by END
    WHERE user_id = ${from}`);
}

/** For a product in both carts, the larger quantity remains. */
async function mergeCarts(unit: Db, { from, into }: Pair): Promise<{ moved: number; same: number }> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM carts WHERE user_id = ${from} FOR UPDATE`.execute(
    unit,
  );
  const [old] = rows;
  if (!old) return { moved: 0, same: 0 };
  await sql`INSERT INTO carts (user_id) VALUES (${into})
    ON CONFLICT (user_id) DO UPDATE SET revision = carts.revision + 1, updated_at = now()`.execute(unit);
  const own = sql`(SELECT id FROM carts WHERE user_id = ${into})`;
  const same = await rowsOf(
    unit,
    sql`UPDATE cart_items AS line SET quantity = GREATEST(line.quantity, gone.quantity) FROM cart_items AS gone
      WHERE line.cart_id = ${own} AND gone.cart_id = ${old.id} AND gone.product_id = line.product_id`,
  );
  const moved = await rowsOf(
    unit,
    sql`UPDATE cart_items AS line SET cart_id = ${own} WHERE cart_id = ${old.id}
      AND NOT EXISTS (SELECT 1 FROM cart_items WHERE cart_id = ${own} AND product_id = line.product_id)`,
  );
  await sql`DELETE FROM carts WHERE id = ${old.id}`.execute(unit);
  return { moved, same };
}

/** One vote per person, none on their own reviews. The reviews have already moved. */
async function mergeVotes(write: Write, { from, into }: Pair): Promise<{ moved: number; dropped: number }> {
  const dropped = await write(sql`DELETE FROM review_votes AS vote WHERE user_id IN (${from}, ${into}) AND (
      EXISTS (SELECT 1 FROM reviews WHERE id = vote.review_id AND user_id = ${into})
      OR user_id = ${from} AND EXISTS (SELECT 1 FROM review_votes AS own
        WHERE own.review_id = vote.review_id AND own.kind = vote.kind AND own.user_id = ${into}))`);
  return {
    moved: await write(sql`UPDATE review_votes SET user_id = ${into} WHERE user_id = ${from}`),
    dropped,
  };
}

async function count(unit: Db, rows: RawBuilder<unknown>): Promise<number> {
  const counted = await sql<{ count: number }>`SELECT count(*)::int AS count FROM ${rows}`.execute(unit);
  return counted.rows[0]?.count ?? 0;
}
