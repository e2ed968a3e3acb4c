/** Versions of the price rules: each is an immutable complete set, and the highest is active (PRICING-3). */
import { sql } from "kysely";
import type { VersionAction } from "#contract/pricing/schema";
import type { Db } from "../../db/client";
import { openIdentity } from "../../db/identity";
import type { Sealer } from "../../db/sealed";
import { onlyRow } from "../../db/only-row";
import type { RuleSet, StoredRule, VersionRecord } from "./pricing.record";

const SET = sql`SELECT version, rules FROM price_markup_versions`;

export async function getActiveRules(db: Db): Promise<RuleSet> {
  const { rows } = await sql<RuleSet>`${SET} ORDER BY version DESC LIMIT 1`.execute(db);
  return completed(onlyRow(rows, "the active version of the price rules"));
}

export async function findRuleSet(db: Db, version: number): Promise<RuleSet | null> {
  const { rows } = await sql<RuleSet>`${SET} WHERE version = ${version}`.execute(db);
  return rows[0] ? completed(rows[0]) : null;
}

/** Rules stored before there were rules for one product have no such field. */
function completed({ version, rules }: RuleSet): RuleSet {
  return { version, rules: rules.map((stored) => ({ ...stored, rule: { ...NO_PRODUCT, ...stored.rule } })) };
}

const NO_PRODUCT = { product: null };

export interface NewVersion {
  readonly version: number;
  readonly action: VersionAction;
  readonly restoredVersion: number | null;
  readonly rules: readonly StoredRule[];
  /** User id. */
  readonly createdBy: string;
}

export async function addVersion(db: Db, version: NewVersion): Promise<void> {
  await sql`INSERT INTO price_markup_versions (version, action, restored_version, rules, created_by)
    VALUES (${version.version}, ${version.action}, ${version.restoredVersion}, ${JSON.stringify(version.rules)}::jsonb,
      ${version.createdBy})`.execute(db);
}

/** Returns a page of versions, newest first. */
export async function listVersions(
  db: Db,
  sealer: Sealer,
  page: { readonly pageNumber: number; readonly pageSize: number },
): Promise<{ readonly versions: VersionRecord[]; readonly totalVersions: number }> {
  const { rows } = await sql<Omit<VersionRecord, "createdBy"> & { sealed: Buffer | null }>`
    SELECT version, action, restored_version AS "restoredVersion", v.created_at AS "createdAt",
      (SELECT count(*)::int FROM jsonb_array_elements(rules) AS rule
       WHERE NOT (rule ->> 'isDeleted')::boolean) AS "ruleCount",
      users.sealed_identity AS sealed
    FROM price_markup_versions AS v LEFT JOIN users ON users.id = v.created_by
    ORDER BY version DESC LIMIT ${page.pageSize} OFFSET ${(page.pageNumber - 1) * page.pageSize}`.execute(db);
  const counted = await sql<{
    total: number;
  }>`SELECT count(*)::int AS total FROM price_markup_versions`.execute(db);
  const versions = rows.map(({ sealed, ...row }) => {
    const createdBy = (sealed && openIdentity(sealer, sealed).username) || null;
    return { ...row, createdBy };
  });
  return { versions, totalVersions: counted.rows[0]?.total ?? 0 };
}

/** Choices for rules: brands and suppliers with products. */
export async function listChoices(db: Db): Promise<{
  readonly brands: { id: string; name: string }[];
  readonly supplierIds: string[];
}> {
  const { rows: brands } = await sql<{ id: string; name: string }>`
    SELECT id, name FROM brands WHERE EXISTS (SELECT FROM products WHERE brand_id = brands.id)
    ORDER BY lower(name), id`.execute(db);
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT supplier_id AS id FROM products ORDER BY supplier_id`.execute(db);
  return { brands, supplierIds: rows.map(({ id }) => id) };
}
