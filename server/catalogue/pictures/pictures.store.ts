/** Stores the state of suppliers' pictures, by address; each picture is fetched once for all its products. */
import { sql } from "kysely";
import { SUPPLIED_MEDIA } from "#contract/catalogue/pictures";
import type { Db } from "../../db/client";
import { onlyRow } from "../../db/only-row";
import { changeCatalogue } from "../read-model/read-model.store";
import type { Validators } from "./picture.client";

/** Facts about a picture that need no rendering. */
export interface PictureFacts {
  /** Content-based name: 32 hex digits, split into a two-digit folder and a file. */
  readonly media: string;
  readonly width: number;
  readonly height: number;
  /** The picture in 8 × 8 colors, in hex: nearly equal for other sizes of the same picture. */
  readonly likeness: string;
}

/** A picture this process may fetch until its claim expires. */
export interface ClaimedPicture extends Validators {
  readonly address: string;
  /** Attempts since the last success, including this one. */
  readonly attempts: number;
  /** The currently displayed picture, or null. */
  readonly media: string | null;
}

export interface FetchedPicture extends PictureFacts, Validators {
  readonly address: string;
}

export interface PictureCounts {
  readonly ready: number;
  /** Pictures to fetch, now or later. */
  readonly waiting: number;
  /** Failed pictures among them. */
  readonly failed: number;
}

export interface PicturesStore {
  /** Adds the pictures of newer product revisions, and drops unused ones. @returns false without changes */
  notice(): Promise<boolean>;
  /**
   * Claims the next due picture: new pictures before re-checks, primary pictures first. No other process gets
   * it before the claim expires.
   */
  claim(): Promise<ClaimedPicture | null>;
  /** Returns whether claim() would return a picture. */
  hasDue(): Promise<boolean>;
  /**
   * Marks pictures as ready and publishes their products' pages. Replaced pictures are retained for pages
   * that still display them.
   */
  markReady(pictures: readonly FetchedPicture[]): Promise<void>;
  /** Records that the displayed picture is still current. */
  markUnchanged(address: string, validators: Validators): Promise<void>;
  markFailed(address: string, reason: string, retrySeconds: number): Promise<void>;
  /** Makes failed pictures due now. */
  retryFailed(): Promise<void>;
  /** Re-checks all displayed pictures for changes now. @returns the number of pictures */
  recheckAll(): Promise<number>;
  /** Forgets pictures long unused by live products and orders. @returns names whose files may be deleted */
  collect(): Promise<string[]>;
  /**
   * Bans a picture permanently, by its address or its path on the site. @returns names whose files may be
   * deleted; null if unknown
   */
  ban(picture: string): Promise<string[] | null>;
  count(): Promise<PictureCounts>;
  /** Returns failure reasons, most frequent first. */
  listFailures(): Promise<{ reason: string; count: number }[]>;
}

/** Exceeds the time to fetch and render a picture on a busy machine; doubles per attempt without a result. */
const CLAIM_TIMEOUT_SECONDS = 300;
/** Suppliers occasionally replace a picture at the same address. */
const RECHECK_DAYS = 7;
/** Pages cached by browsers or proxies still find their picture files for this long. */
const RETENTION_DAYS = 7;

/** Columns reset by a successful fetch. */
const FETCHED = sql`last_error = NULL, attempts = 0, next_attempt_at = now() + make_interval(days => ${RECHECK_DAYS})`;

const IS_NEW_AND_DUE = sql`media IS NULL AND banned_at IS NULL AND unused_since IS NULL AND next_attempt_at <= now()`;
const IS_READY_AND_DUE = sql`media IS NOT NULL AND unused_since IS NULL AND next_attempt_at <= now()`;

export function createPicturesStore(db: Db): PicturesStore {
  return {
    notice: () => notice(db),
    async claim() {
      const { rows } = await sql<ClaimedPicture>`
        UPDATE pictures
        SET attempts = attempts + 1,
          next_attempt_at = now() + make_interval(secs => ${CLAIM_TIMEOUT_SECONDS} * 2 ^ least(attempts, 8))
        WHERE address = coalesce((
          SELECT address FROM pictures
          WHERE ${IS_NEW_AND_DUE}
          ORDER BY place, next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED
        ), (
          SELECT address FROM pictures
          WHERE ${IS_READY_AND_DUE}
          ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED
        ))
        RETURNING address, attempts, media, etag, last_modified AS "lastModified"`.execute(db);
      return rows[0] ?? null;
    },
    async hasDue() {
      const { rows } = await sql<{ hasDue: boolean }>`
        SELECT EXISTS (SELECT FROM pictures WHERE ${IS_NEW_AND_DUE})
          OR EXISTS (SELECT FROM pictures WHERE ${IS_READY_AND_DUE}) AS "hasDue"`.execute(db);
      return onlyRow(rows, "whether pictures are due").hasDue;
    },
    markReady: (pictures) => markReady(db, pictures),
    async markUnchanged(address, { etag, lastModified }) {
      await sql`UPDATE pictures SET etag = ${etag}, last_modified = ${lastModified}, ${FETCHED} WHERE address = ${address}`.execute(
        db,
      );
    },
    async markFailed(address, reason, retrySeconds) {
      await sql`UPDATE pictures
        SET last_error = ${reason}, next_attempt_at = now() + make_interval(secs => ${retrySeconds})
        WHERE address = ${address}`.execute(db);
    },
    async retryFailed() {
      await sql`UPDATE pictures SET next_attempt_at = now() WHERE media IS NULL AND last_error IS NOT NULL`.execute(
        db,
      );
    },
    async recheckAll() {
      const { numAffectedRows = 0n } = await sql`
        UPDATE pictures SET next_attempt_at = now() WHERE media IS NOT NULL AND unused_since IS NULL`.execute(
        db,
      );
      return Number(numAffectedRows);
    },
    collect: () => collect(db),
    ban: (picture) => ban(db, picture),
    async count() {
      const { rows } = await sql<PictureCounts>`
        SELECT count(media)::int AS ready,
          count(*) FILTER (WHERE media IS NULL)::int AS waiting,
          count(*) FILTER (WHERE media IS NULL AND last_error IS NOT NULL)::int AS failed
        FROM pictures WHERE banned_at IS NULL AND unused_since IS NULL`.execute(db);
      return onlyRow(rows, "the counts of pictures");
    },
    async listFailures() {
      const { rows } = await sql<{ reason: string; count: number }>`
        SELECT last_error AS reason, count(*)::int AS count FROM pictures
        WHERE media IS NULL AND banned_at IS NULL AND unused_since IS NULL AND last_error IS NOT NULL
        GROUP BY last_error ORDER BY count(*) DESC, last_error`.execute(db);
      return rows;
    },
  };
}

async function notice(db: Db): Promise<boolean> {
  const { rows: states } = await sql<{ isSeen: boolean }>`
    SELECT seen_revision = revision AS "isSeen" FROM picture_watch, catalogue_state`.execute(db);
  if (onlyRow(states, "the row of picture_watch").isSeen) return false;
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ seen: string; reached: string }>`
      SELECT seen_revision AS seen, revision AS reached FROM picture_watch, catalogue_state
      FOR UPDATE OF picture_watch`.execute(tx);
    const { seen, reached } = onlyRow(rows, "the locked row of picture_watch");
    if (seen === reached) return false;
    const isChanged = sql`revision > ${seen}::bigint AND revision <= ${reached}::bigint`;
    const named = sql`
      SELECT product_id, image ->> 'href' AS address, min(place) AS place
      FROM products, jsonb_array_elements(images) WITH ORDINALITY AS listed (image, place)
      WHERE ${isChanged} AND is_live AND image ->> 'href' ~ '^https?://'
      GROUP BY product_id, address`;
    await sql`
      INSERT INTO pictures (address, place)
      SELECT address, least(min(place), 100) FROM (${named}) AS named GROUP BY address
      ON CONFLICT (address) DO UPDATE SET unused_since = NULL WHERE pictures.unused_since IS NOT NULL`.execute(
      tx,
    );
    await sql`
      DELETE FROM product_pictures WHERE product_id IN (SELECT product_id FROM products WHERE ${isChanged})`.execute(
      tx,
    );
    await sql`INSERT INTO product_pictures (product_id, address)
      SELECT product_id, address FROM (${named}) AS named`.execute(tx);
    await sql`UPDATE picture_watch SET seen_revision = ${reached}::bigint`.execute(tx);
    return true;
  });
}

async function markReady(db: Db, pictures: readonly FetchedPicture[]): Promise<void> {
  if (pictures.length === 0) return;
  await changeCatalogue(db, async ({ tx, revision, publish }) => {
    const incoming = sql`json_to_recordset(${JSON.stringify(pictures)}::json) AS incoming
      (address text, media text, width int, height int, likeness text, etag text, "lastModified" text)`;
    // Replaced pictures become unused pictures, whose files are retained equally long.
    await sql`
      INSERT INTO pictures (address, place, media, unused_since)
      SELECT DISTINCT ${SUPPLIED_MEDIA} || old.media, 0, old.media, now()
      FROM pictures AS old JOIN ${incoming} USING (address) WHERE old.media <> incoming.media
      ON CONFLICT (address) DO UPDATE SET unused_since = now()`.execute(tx);
    await sql`
      UPDATE pictures SET media = incoming.media, width = incoming.width, height = incoming.height,
        likeness = incoming.likeness, etag = incoming.etag, last_modified = incoming."lastModified", ${FETCHED}
      FROM ${incoming}
      WHERE pictures.address = incoming.address AND banned_at IS NULL`.execute(tx);
    await touchProducts(
      tx,
      revision,
      pictures.map(({ address }) => address),
    );
    await publish();
  });
}

async function touchProducts(tx: Db, revision: bigint, addresses: readonly string[]): Promise<void> {
  await sql`
    UPDATE products SET revision = ${revision.toString()}::bigint, updated_at = now()
    WHERE is_live AND product_id IN (SELECT product_id FROM product_pictures WHERE address = ANY(${addresses}))`.execute(
    tx,
  );
}

async function collect(db: Db): Promise<string[]> {
  await sql`
    UPDATE pictures SET unused_since = now()
    WHERE unused_since IS NULL AND banned_at IS NULL
      AND NOT EXISTS (SELECT FROM product_pictures WHERE product_pictures.address = pictures.address)`.execute(
    db,
  );
  const { rows } = await sql<{ media: string | null }>`
    DELETE FROM pictures
    WHERE unused_since < now() - make_interval(days => ${RETENTION_DAYS})
      AND (media IS NULL OR ${SUPPLIED_MEDIA} || media NOT IN (
        SELECT jsonb_array_elements_text(product -> 'images') FROM order_items))
    RETURNING media`.execute(db);
  return unusedOf(
    db,
    rows.flatMap(({ media }) => media ?? []),
  );
}

async function ban(db: Db, picture: string): Promise<string[] | null> {
  return changeCatalogue(db, async ({ tx, revision, publish }) => {
    const media = picture.startsWith(SUPPLIED_MEDIA) ? picture.slice(SUPPLIED_MEDIA.length) : null;
    const { rows } = await sql<{ address: string; media: string | null }>`
      SELECT address, media FROM pictures
      WHERE media = ${media}
        OR media = (SELECT media FROM pictures WHERE address = ${picture}) OR address = ${picture}`.execute(
      tx,
    );
    if (rows.length === 0) return null;
    const addresses = rows.map(({ address }) => address);
    await sql`UPDATE pictures SET banned_at = now(), media = NULL, last_error = NULL
      WHERE address = ANY(${addresses})`.execute(tx);
    await touchProducts(tx, revision, addresses);
    await publish();
    return unusedOf(
      tx,
      rows.flatMap(({ media: name }) => name ?? []),
    );
  });
}

/** Returns names without any picture: suppliers use several addresses for the same picture. */
async function unusedOf(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<{ media: string }>`
    SELECT media FROM pictures WHERE media = ANY(${names})`.execute(db);
  const used = new Set(rows.map(({ media }) => media));
  return [...new Set(names)].filter((name) => !used.has(name));
}
