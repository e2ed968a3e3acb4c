/** What a built site depends on, as short texts that change exactly when it has to be built again. */
import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import type { Db } from "../../db/client";

export interface Fingerprint {
  readonly catalogue: string;
  readonly code: string;
  /** What Gatsby keeps between builds and does not notice: the API's schema, packages, plugins, the styles inside pages. */
  readonly foundation: string;
}

const CODE = ["src", "contract", "static", "tsconfig.json"];
const FOUNDATION = [
  "contract/graphql/schema.graphql",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "src/build",
  "src/design",
  "package-lock.json",
];

/** Reads everything a build of the checkout at root would be made from. Takes a fraction of a second. */
export async function takeFingerprint(
  root: string,
  db: Db,
  buildEnv: Record<string, string>,
): Promise<Fingerprint> {
  const site = (await readdir(root)).filter((name) => /^gatsby-.*\.tsx?$/.test(name));
  const [catalogue, code, foundation] = await Promise.all([
    hashCatalogue(db),
    hashFiles(root, [...CODE, ...site], JSON.stringify(Object.entries(buildEnv).sort())),
    hashFiles(root, FOUNDATION, process.version),
  ]);
  return { catalogue, code, foundation };
}

/** Content, not the revision alone: two databases may share a revision and sell different things. */
async function hashCatalogue(db: Db): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    SELECT md5(
      coalesce((SELECT string_agg(md5(p::text), '' ORDER BY p.product_id)
        FROM (SELECT product_id, slug, is_live, content_hash, regular_price_cents, sale_price_cents, winner_markup_id
              FROM products) AS p), '')
      || coalesce((SELECT string_agg(md5(b::text), '' ORDER BY b.id) FROM brands AS b), '')
      || coalesce((SELECT string_agg(md5(c::text), '' ORDER BY c.id) FROM categories AS c), '')
    ) AS hash`.execute(db);
  return rows[0]?.hash ?? "";
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
