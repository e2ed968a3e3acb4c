/**
 * Customer reviews of delivered items in a history (REVIEW-1), and their moderation. Deterministic for the
 * same orders.
 */
import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { catalogueLineOf } from "#contract/catalogue/lines";
import type { DeclineReason, ReviewStatus } from "#contract/reviews/schema";
import type { Db } from "../../server/db/client";
import { emailIndex } from "../../server/db/identity";
import type { Sealer } from "../../server/db/sealed";
import { SEALED_CUSTOMER } from "../../server/orders/reading/customer.rules";
import type { OrderCustomer } from "../../server/orders/reading/order.port";
import { SEALED_PICTURE } from "../../server/reviews/pictures/pictures.store";
import { SEALED_REVIEW } from "../../server/reviews/writing/reviews.store";
import { HISTORY } from "./many-orders";
import { takePhoto } from "./review-photos";
import { ANSWERS, DECLINED, MOODS } from "./review-words";

const DAY_MS = 86_400_000;
/** Percentage of customers who write a review. */
const WRITERS = 70;
/** One review in this many has pictures, up to a maximum. */
const PICTURED = 9;
const MAX_PICTURES = 24;
const ROWS_AT_ONCE = 1_000;
/** Distribution of stars. */
const STARS = [5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 2, 2, 1] as const;

interface Bought {
  readonly orderId: string;
  readonly userId: string;
  readonly productId: string;
  readonly categoryId: string | null;
  readonly number: string;
  readonly at: Date;
  readonly sealed: Buffer;
}

/** Pseudo-random integer from 0 to `end` (exclusive), deterministic for a purchase and a purpose. */
function luck({ number, productId }: Bought, purpose: string, end: number): number {
  return createHash("sha256").update(`${number} ${productId} ${purpose}`).digest().readUInt32BE() % end;
}
const pick = <One>(bought: Bought, purpose: string, list: readonly One[]): One =>
  list[luck(bought, purpose, list.length)]!;

/**
 * All or none.
 * @param until upper bound of all times
 * @returns number of reviews
 */
export function addReviews(db: Db, sealer: Sealer, until: Date): Promise<number> {
  return db.transaction().execute(async (unit) => {
    const bought = await listBought(unit, until);
    const writers = bought.filter((purchase) => luck(purchase, "writes", 100) < WRITERS);
    const pictured: PictureOf[] = [];
    for (let first = 0; first < writers.length; first += ROWS_AT_ONCE) {
      const part = writers.slice(first, first + ROWS_AT_ONCE);
      const ids = await insertReviews(
        unit,
        part.map((purchase) => reviewOf(sealer, purchase, until)),
      );
      for (const purchase of part) {
        const id = ids.get(keyOf(purchase));
        if (!id || luck(purchase, "pictured", PICTURED) > 0 || pictured.length >= MAX_PICTURES) continue;
        for (let position = 1; position <= 1 + luck(purchase, "pictures", 3); position += 1)
          pictured.push({ id, purchase, position });
      }
    }
    await addPictures(unit, sealer, pictured);
    await addVotes(unit);
    return writers.length;
  });
}

/** Delivered and not returned items of accounts, one per product and customer. */
async function listBought(db: Db, until: Date): Promise<Bought[]> {
  const { rows } = await sql<Bought>`
    SELECT DISTINCT ON (item.product_id, o.user_id) o.id AS "orderId", o.user_id AS "userId",
      item.product_id AS "productId", products.category_id AS "categoryId", o.unique_id AS number, o.created_at AS at, o.sealed_customer AS sealed
    FROM orders AS o JOIN order_items AS item ON item.order_id = o.id JOIN products USING (product_id)
    JOIN payments ON payments.order_id = o.id AND payments.callback_secret = ${HISTORY}
    WHERE o.status = 'COMPLETED' AND item.status = 'DELIVERED' AND o.user_id IS NOT NULL
      AND o.created_at < ${until}::timestamptz - interval '8 days'
    ORDER BY item.product_id, o.user_id, o.created_at`.execute(db);
  return rows.filter(({ categoryId }) => hasPlug(categoryId));
}

/** Topic of the review texts. */
export function hasPlug(categoryId: string | null): boolean {
  return catalogueLineOf(categoryId) === "ELECTRONICS";
}

const keyOf = ({ productId, orderId }: Pick<Bought, "productId" | "orderId">) => `${productId} ${orderId}`;

function reviewOf(sealer: Sealer, purchase: Bought, until: Date) {
  const { firstName, lastName, email } = sealer.open<OrderCustomer>(purchase.sealed, SEALED_CUSTOMER);
  const name = pick(purchase, "name", [
    `${firstName} ${lastName[0]}.`,
    firstName,
    `${firstName[0]}. ${lastName}`,
  ]);
  const { stars, status, reason, title, text } = wordsOf(purchase);
  const written = new Date(
    Math.min(purchase.at.getTime() + (5 + luck(purchase, "days", 40)) * DAY_MS, until.getTime() - 3_600_000),
  );
  const decided =
    status === "WAITING" ? null : new Date(Math.min(written.getTime() + DAY_MS / 3, until.getTime()));
  const isAnswered = status === "PUBLISHED" && luck(purchase, "answered", stars <= 3 ? 2 : 12) === 0;
  const answer = isAnswered ? pick(purchase, "answer", ANSWERS[stars]!) : null;
  return {
    productId: purchase.productId,
    orderId: purchase.orderId,
    userId: purchase.userId,
    stars,
    status,
    reason,
    written,
    decided,
    answer,
    email: emailIndex(sealer, email, "reviews").toString("base64"),
    words: sealer.seal({ email, title, text, name }, SEALED_REVIEW).toString("base64"),
  };
}

/** @returns ids by keyOf */
async function insertReviews(
  db: Db,
  rows: readonly ReturnType<typeof reviewOf>[],
): Promise<ReadonlyMap<string, string>> {
  const added = await sql<{ id: string; productId: string; orderId: string }>`
    INSERT INTO reviews (product_id, order_id, user_id, email_index, sealed_words, stars, status, decline_reason,
      decided_at, staff_answer, answered_at, created_at, written_at)
    SELECT "productId", "orderId", "userId", decode(email, 'base64'), decode(words, 'base64'), stars, status, reason,
      decided, answer, CASE WHEN answer IS NOT NULL THEN decided END, written, written
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given ("productId" text, "orderId" uuid, "userId" uuid,
      email text, words text, stars int, status text, reason text, decided timestamptz, answer text, written timestamptz)
    ON CONFLICT DO NOTHING RETURNING id, product_id AS "productId", order_id AS "orderId"`.execute(db);
  return new Map(added.rows.map((row) => [keyOf(row), row.id]));
}

interface Words {
  readonly stars: number;
  readonly status: ReviewStatus;
  readonly reason: DeclineReason | null;
  readonly title: string;
  readonly text: string;
}

function wordsOf(purchase: Bought): Words {
  const stars = pick(purchase, "stars", STARS);
  const fate = luck(purchase, "fate", 100);
  if (fate < 7) {
    const [reason, title, text] = pick(purchase, "declined", DECLINED);
    return { stars, status: "DECLINED", reason, title, text };
  }
  const { titles, begin, middle, end } = MOODS[stars]!;
  const parts = [
    pick(purchase, "begin", begin),
    pick(purchase, "middle", middle),
    pick(purchase, "end", end),
  ];
  const status = fate < 16 ? "WAITING" : "PUBLISHED";
  return {
    stars,
    status,
    reason: null,
    title: pick(purchase, "title", titles),
    text: parts.filter(Boolean).join(" "),
  };
}

interface PictureOf {
  readonly id: string;
  readonly purchase: Bought;
  readonly position: number;
}

async function addPictures(db: Db, sealer: Sealer, pictures: readonly PictureOf[]): Promise<void> {
  const seal = (file: Buffer) => sealer.seal(file.toString("base64"), SEALED_PICTURE).toString("base64");
  const rows = await Promise.all(
    pictures.map(async ({ id, purchase, position }) => {
      const photo = await takePhoto(purchase.productId, luck(purchase, "photo", 1_000) + position);
      const files = { small: seal(photo.small), large: seal(photo.large) };
      return {
        id: randomUUID(),
        productId: purchase.productId,
        orderId: purchase.orderId,
        reviewId: id,
        position,
        ...files,
        width: photo.width,
        height: photo.height,
      };
    }),
  );
  await sql`INSERT INTO review_pictures (id, product_id, order_id, review_id, position, sealed_small, sealed_large, width, height)
    SELECT id, "productId", "orderId", "reviewId", position, decode(small, 'base64'), decode(large, 'base64'), width, height
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (id uuid, "productId" text, "orderId" uuid,
      "reviewId" uuid, position int, small text, large text, width int, height int)`.execute(db);
}

/** Adds helpful votes and a few reports. No customer votes for an own review. */
async function addVotes(db: Db): Promise<void> {
  const chance = (purpose: string, end: number) =>
    sql`mod(hashtext(one.id::text || buyer.id::text || ${purpose}) & 2147483647, ${sql.lit(end)}) = 0`;
  for (const [kind, end] of [
    ["HELPFUL", 25],
    ["REPORT", 2_000],
  ] as const) {
    await sql`
      INSERT INTO review_votes (review_id, kind, user_id, voted_at)
      SELECT one.id, ${kind}, buyer.id, GREATEST(one.decided_at, one.written_at) + interval '1 minute'
      FROM reviews AS one, (SELECT DISTINCT user_id AS id FROM reviews WHERE user_id IS NOT NULL ORDER BY 1 LIMIT 60) AS buyer
      WHERE one.status = 'PUBLISHED' AND one.user_id <> buyer.id AND ${chance(kind, end)}
      ON CONFLICT DO NOTHING`.execute(db);
  }
}
