/** Merges wish lists and saved searches of two accounts. Mails continue only where both accounts opted in. */
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import type { Db } from "../../db/client";
import { rowsOf, type Pair } from "./pair.store";

export interface MergedWatches {
  readonly wishes: {
    readonly moved: number;
    readonly same: number;
    readonly silenced: number;
    readonly unlinked: number;
  };
  readonly searches: { readonly moved: number; readonly same: number; readonly renamed: number };
}

interface Watch {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  /** Null = the wish list. */
  readonly address: string | null;
  readonly tells: boolean;
  readonly isShared: boolean;
}

/** Merges both accounts' lists; the result may exceed the limits per customer. */
export async function mergeWatches(unit: Db, { from, into }: Pair): Promise<MergedWatches> {
  const { rows } = await sql<Watch>`
    SELECT id, user_id AS "userId", name, address, tells, share_key IS NOT NULL AS "isShared" FROM watches WHERE user_id IN (${from}, ${into})
    ORDER BY saved_at, id FOR UPDATE`.execute(unit);
  const own = rows.filter(({ userId }) => userId === into);
  const source = rows.filter(({ userId }) => userId === from);
  return {
    wishes: await mergeWishes(unit, into, source.find(isWishList), own.find(isWishList)),
    searches: await mergeSearches(unit, into, source.filter(isSearch), own.filter(isSearch)),
  };
}

const isWishList = ({ address }: Watch) => address === null;
const isSearch = ({ address }: Watch) => address !== null;

async function mergeWishes(
  unit: Db,
  into: string,
  source: Watch | undefined,
  own: Watch | undefined,
): Promise<MergedWatches["wishes"]> {
  if (!source) return { moved: 0, same: 0, silenced: 0, unlinked: 0 };
  if (!own) {
    await sql`UPDATE watches SET user_id = ${into} WHERE id = ${source.id}`.execute(unit);
    const items = await sql`SELECT 1 FROM wish_list_items WHERE watch_id = ${source.id}`.execute(unit);
    return { moved: items.rows.length, same: 0, silenced: 0, unlinked: 0 };
  }
  const moved = await rowsOf(
    unit,
    sql`UPDATE wish_list_items AS item SET watch_id = ${own.id} WHERE watch_id = ${source.id} AND NOT EXISTS (
      SELECT 1 FROM wish_list_items WHERE watch_id = ${own.id} AND product_id = item.product_id)`,
  );
  const same = await rowsOf(unit, sql`DELETE FROM wish_list_items WHERE watch_id = ${source.id}`);
  await agree(unit, source, own);
  // The ended account's share link is dropped: the merged list may contain private products.
  return { moved, same, silenced: own.tells === source.tells ? 0 : 1, unlinked: source.isShared ? 1 : 0 };
}

async function mergeSearches(
  unit: Db,
  into: string,
  source: readonly Watch[],
  own: readonly Watch[],
): Promise<MergedWatches["searches"]> {
  const names = new Set(own.map(({ name }) => name));
  const ownByAddress = new Map(own.map((watch) => [watch.address, watch]));
  let [same, renamed] = [0, 0];
  for (const watch of source) {
    const twin = ownByAddress.get(watch.address);
    if (twin) {
      await agree(unit, watch, twin);
      same += 1;
      continue;
    }
    const name = freeName(watch.name, names);
    names.add(name);
    if (name !== watch.name) renamed += 1;
    await sql`UPDATE watches SET user_id = ${into}, name = ${name} WHERE id = ${watch.id}`.execute(unit);
  }
  return { moved: source.length - same, same, renamed };
}

/** Keeps one of two duplicates, with mails only if both have them. */
async function agree(unit: Db, source: Watch, own: Watch): Promise<void> {
  await sql`DELETE FROM watches WHERE id = ${source.id}`.execute(unit);
  await sql`UPDATE watches SET tells = tells AND ${source.tells} WHERE id = ${own.id}`.execute(unit);
}

function freeName(name: string, usedNames: ReadonlySet<string>): string {
  for (let number = 2, free = name; ; number += 1) {
    if (!usedNames.has(free)) return free;
    const end = ` ${number}`;
    free = name.slice(0, LIMITS.saved.nameLength - end.length) + end;
  }
}
