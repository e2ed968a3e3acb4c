/** Stores read models for the next start of a host: one per version of the stored format, in parts. */
import { sql } from "kysely";
import type { Db, Tx } from "../../db/client";
import type { BrandRow, CategoryRow } from "../../db/tables/catalogue-rows";
import { onlyRow } from "../../db/only-row";

const LOCK = "stored read models";
/** Hosts of two versions run side by side for at most this long. */
const OTHER_VERSIONS_FOR = "1 day";
/** A part has at most 4 MB, and needs twice that while it is read. */
const PARTS_AT_ONCE = 8;

export interface StoredModel {
  /** The catalogue revision of the model. */
  readonly revision: bigint;
  /** The moment of its stock. */
  readonly stockSeen: Date;
  /** The rows from which its words were built. */
  readonly categories: readonly CategoryRow[];
  readonly brands: readonly BrandRow[];
  readonly parts: Uint8Array[];
}

export interface StoredModelStore {
  /** Returns null without a model, or if more products have changed since. */
  find(version: string, maxChanged: number): Promise<StoredModel | null>;
  /**
   * Replaces the model of the version. No-op while another host does so, if the stored model is as new, or if
   * fewer products have changed since.
   */
  replace(version: string, minChanged: number, model: StoredModel): Promise<void>;
  remove(version: string): Promise<void>;
}

export function createStoredModelStore(db: Db): StoredModelStore {
  return {
    find: (version, maxChanged) =>
      // One snapshot for all parts, because another host may replace them.
      db
        .transaction()
        .setIsolationLevel("repeatable read")
        .execute(async (trx) => {
          const stored = await findHead(trx, version);
          if (!stored || stored.changed > maxChanged) return null;
          const parts: Uint8Array[] = [];
          // Ends at a missing part; the model then counts as damaged.
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
        if (!onlyRow(rows, "the lock of the stored model").isFree) return;
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

/** Also returns null for a model of a later revision: an earlier database was restored. */
async function findHead(trx: Tx, version: string): Promise<Head | null> {
  const { rows } = await sql<Head>`
    SELECT m.revision, m.stock_seen AS "stockSeen", m.categories, m.brands,
           (SELECT count(*)::int FROM products WHERE products.revision > m.revision) AS changed
    FROM read_models m, catalogue_state c WHERE m.version = ${version} AND m.revision <= c.revision`.execute(
    trx,
  );
  return rows[0] ?? null;
}
