/** What a built site depends on, as short texts that change exactly when what they stand for changes. */
import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import type { Db } from "../../db/client";

export interface Fingerprint {
  /** Other code or settings ask for a build. */
  readonly code: string;
  /** So do other categories: they are in the menu of every page. */
  readonly categories: string;
  /** Other products and brands ask for a publication. */
  readonly catalogue: string;
}

const CODE = ["src", "contract", "static", "demo/media", "tsconfig.json", "package-lock.json"];

/** Reads everything a build of the checkout at root would be made from. Takes a fraction of a second. */
export async function takeFingerprint(
  root: string,
  db: Db,
  buildEnv: Record<string, string>,
): Promise<Fingerprint> {
  const site = (await readdir(root)).filter((name) => /^gatsby-.*\.tsx?$/.test(name));
  const settings = JSON.stringify([process.version, ...Object.entries(buildEnv).sort()]);
  const [code, content] = await Promise.all([hashFiles(root, [...CODE, ...site], settings), hashContent(db)]);
  return { code, ...content };
}

/** Which state of which database: products of a later revision of the same one can be asked for. */
export async function findCatalogueState(db: Db): Promise<{ database: string; revision: string }> {
  const { rows } = await sql<{ database: string; revision: string }>`
    SELECT (SELECT system_identifier FROM pg_control_system()) || '/' || oid AS database,
           (SELECT revision FROM catalogue_state)::text AS revision
    FROM pg_database WHERE datname = current_database()`.execute(db);
  return rows[0]!;
}

/** Content, not the revision alone: two databases may share a revision and sell different things. */
async function hashContent(db: Db): Promise<Pick<Fingerprint, "categories" | "catalogue">> {
  const { rows } = await sql<Pick<Fingerprint, "categories" | "catalogue">>`
    SELECT
      md5(coalesce((SELECT string_agg(md5(c::text), '' ORDER BY c.id) FROM categories AS c), '')) AS categories,
      md5(
        coalesce((SELECT string_agg(md5(p::text), '' ORDER BY p.product_id)
          FROM (SELECT product_id, slug, is_live, content_hash, regular_price_cents, sale_price_cents, winner_markup_id
                FROM products) AS p), '')
        || coalesce((SELECT string_agg(md5(b::text), '' ORDER BY b.id) FROM brands AS b), '')
      ) AS catalogue`.execute(db);
  return rows[0]!;
}

async function hashFiles(root: string, entries: readonly string[], extra: string): Promise<string> {
  const hash = createHash("sha256").update(extra);
  for (const entry of [...entries].sort()) {
    for (const file of (await listFiles(path.join(root, entry))).sort()) {
      hash.update(path.relative(root, file)).update("\0");
      hash.update(await readFile(file)).update("\0");
    }
  }
  return hash.digest("hex").slice(0, 32);
}

async function listFiles(entry: string): Promise<string[]> {
  const children = await readdir(entry, { withFileTypes: true }).catch(() => null);
  if (children === null) return (await isFile(entry)) ? [entry] : [];
  const nested = await Promise.all(
    children.map((child) => {
      const file = path.join(entry, child.name);
      if (child.isDirectory()) return listFiles(file);
      return /\.test\.tsx?$/.test(child.name) ? [] : [file];
    }),
  );
  return nested.flat();
}

function isFile(entry: string): Promise<boolean> {
  return readFile(entry).then(
    () => true,
    () => false,
  );
}
