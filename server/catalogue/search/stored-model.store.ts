/** Read models as hosts store them for the next start: one for each version of what is stored, in parts. */
import { sql } from "kysely";
import type { Db, Tx } from "../../db/client";
import type { BrandRow, CategoryRow } from "../../db/tables";

const LOCK = "stored read models";
/** Hosts of two versions run beside each other no longer than that. */
const OTHER_VERSIONS_FOR = "1 day";
/** Parts have 4 MB at most, and twice that while they are read. */
const PARTS_AT_ONCE = 8;

export interface StoredModel {
  /** Of the catalogue, up to which the model is whole. */
  readonly revision: bigint;
  /** The moment up to which its stock is. */
  readonly stockSeen: Date;
  /** The rows its words were read under. */
  readonly categories: readonly CategoryRow[];
  readonly brands: readonly BrandRow[];
  readonly parts: Uint8Array[];
}

export interface StoredModelStore {
  /** Null when there is none, or more products have changed since. */
  find(version: string, maxChanged: number): Promise<StoredModel | null>;
  /**
   * Replaces the model of the version. No-op while another host does so, and when the stored one is as new, or fewer
   * products have changed since.
   */
  replace(version: string, minChanged: number, model: StoredModel): Promise<void>;
  remove(version: string): Promise<void>;
}

export function createStoredModelStore(db: Db): StoredModelStore {
  return {
    find: (version, maxChanged) =>
      // All parts of one moment: another host may replace them meanwhile.
      db
        .transaction()
        .setIsolationLevel("repeatable read")
        .execute(async (trx) => {
          const stored = await findHead(trx, version);
          if (!stored || stored.changed > maxChanged) return null;
          const parts: Uint8Array[] = [];
          // Ends at a part that is missing, and the model is found to be damaged.
          for (let from = 0; parts.length === from; from += PARTS_AT_ONCE) {
            const { rows } = await sql<{ bytes: Buffer }>`SELECT bytes FROM read_model_parts
              WHERE version = ${version} AND part >= ${from} AND part < ${from + PARTS_AT_ONCE} ORDER BY part`.execute(
              trx,
            );
            for (const { bytes } of rows) parts.push(bytes);
          }
          return { ...stored, revision: BigInt(stored.revision), parts };
        }),
    replace: (version, minChanged, { revision, stockSeen, categories, brands, parts }) =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ isFree: boolean }>`
          SELECT pg_try_advisory_xact_lock(hashtextextended(${LOCK}, 0)) AS "isFree"`.execute(trx);
        if (!rows[0]!.isFree) return;
        const stored = await findHead(trx, version);
        if (stored && (BigInt(stored.revision) >= revision || stored.changed < minChanged)) return;
        await sql`DELETE FROM read_models
          WHERE version = ${version} OR stored_at < now() - ${OTHER_VERSIONS_FOR}::interval`.execute(trx);
        await sql`INSERT INTO read_models (version, revision, stock_seen, categories, brands)
          VALUES (${version}, ${revision.toString()}, ${stockSeen}, ${JSON.stringify(categories)}::jsonb,
            ${JSON.stringify(brands)}::jsonb)`.execute(trx);
        for (const [part, bytes] of parts.entries())
          await sql`INSERT INTO read_model_parts (version, part, bytes)
            VALUES (${version}, ${part}, ${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)})`.execute(
            trx,
          );
      }),
    async remove(version) {
      await sql`DELETE FROM read_models WHERE version = ${version}`.execute(db);
    },
  };
}

interface Head {
  readonly revision: string;
  readonly stockSeen: Date;
  readonly categories: readonly CategoryRow[];
  readonly brands: readonly BrandRow[];
  readonly changed: number;
}

/** Null as well for a model of a later revision: the products of an earlier one were restored. */
async function findHead(trx: Tx, version: string): Promise<Head | null> {
  const { rows } = await sql<Head>`
    SELECT m.revision, m.stock_seen AS "stockSeen", m.categories, m.brands,
           (SELECT count(*)::int FROM products WHERE products.revision > m.revision) AS changed
    FROM read_models m, catalogue_state c WHERE m.version = ${version} AND m.revision <= c.revision`.execute(
    trx,
  );
  return rows[0] ?? null;
}
