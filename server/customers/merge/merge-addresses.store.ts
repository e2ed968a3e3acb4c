/**
 * Merges the addresses of two accounts: duplicates are dropped, and the remaining account keeps its default.
 */
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { SEALED_ADDRESS, type AddressContent } from "../addresses.store";
import type { Pair } from "./pair.store";

interface Row {
  readonly id: string;
  readonly userId: string;
  readonly sealed: Buffer;
  readonly isDefault: boolean;
}

/** The result may exceed the limit per customer: nothing is lost, but no address can be added. */
export async function mergeAddresses(
  unit: Db,
  sealer: Sealer,
  { from, into }: Pair,
): Promise<{ readonly moved: number; readonly same: number }> {
  const { rows } = await sql<Row>`
    SELECT id, user_id AS "userId", sealed_address AS sealed, is_default AS "isDefault" FROM addresses
    WHERE user_id IN (${from}, ${into})`.execute(unit);
  const open = ({ sealed }: Row) => sealer.open<AddressContent>(sealed, SEALED_ADDRESS);
  const own = rows.filter(({ userId }) => userId === into).map(open);
  const source = rows.filter(({ userId }) => userId === from);
  const duplicates = source.filter((row) => own.some((content) => isDeepStrictEqual(content, open(row))));
  await sql`DELETE FROM addresses WHERE id = ANY(${duplicates.map(({ id }) => id)}::uuid[])`.execute(unit);
  await sql`UPDATE addresses SET is_default = is_default
      AND NOT EXISTS (SELECT 1 FROM addresses AS own WHERE own.user_id = ${into} AND own.is_default),
      user_id = ${into} WHERE user_id = ${from}`.execute(unit);
  return { moved: source.length - duplicates.length, same: duplicates.length };
}
