/** Reviews for staff: pending, decided, and reported since (REVIEW-5, REVIEW-8). */
import { sql, type RawBuilder } from "kysely";
import {
  type AdminReview,
  REVIEW_LISTS,
  type ReviewList,
  type ReviewQueueInput,
} from "#contract/reviews/schema";
import { productPath } from "#contract/site/paths";
import type { Page } from "#contract/fields/page";
import type { Db } from "../../db/client";
import { nameOf } from "../../db/identity";
import { findOneCustomer, isOfCustomer } from "../../db/one-customer";
import type { Sealer } from "../../db/sealed";
import { onlyRow } from "../../db/only-row";
import { REPORTS } from "./decisions.store";
import { picturesOf } from "../pictures/pictures.store";
import type { SealedWords } from "../writing/reviews.record";
import { SEALED_REVIEW } from "../writing/reviews.store";

export interface ReviewAdmin {
  /** Pending ones by longest wait; otherwise latest first. */
  list(query: ReviewQueueInput): Promise<Page<AdminReview, ReviewList>>;
}

type ReviewRow = Omit<
  AdminReview,
  "title" | "text" | "name" | "writtenAt" | "decidedAt" | "decidedBy" | "productUrl"
> & {
  readonly sealed: Buffer;
  readonly writtenAt: Date;
  readonly decidedAt: Date | null;
  readonly sealedBy: Buffer | null;
  readonly slug: string | null;
};

const IS_REPORTED = sql`one.status = 'PUBLISHED' AND ${REPORTS} > 0`;
const HELPFUL = sql`(SELECT count(*)::int FROM review_votes WHERE review_votes.review_id = one.id AND kind = 'HELPFUL')`;

const chosenBy = (state: ReviewList): RawBuilder<unknown> => {
  if (state === "ALL") return sql`true`;
  return state === "REPORTED" ? IS_REPORTED : sql`one.status = ${state}`;
};

export function createReviewAdmin(db: Db, sealer: Sealer): ReviewAdmin {
  const toAdminReview = ({
    sealed,
    sealedBy,
    slug,
    writtenAt,
    decidedAt,
    ...row
  }: ReviewRow): AdminReview => {
    const { title, text, name } = sealer.open<SealedWords>(sealed, SEALED_REVIEW);
    return {
      ...row,
      title,
      text,
      name,
      productUrl: slug === null ? null : productPath({ slug }),
      writtenAt: writtenAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      decidedBy: sealedBy && nameOf(sealer, sealedBy),
    };
  };
  return {
    async list({ state, customer, pageNumber, pageSize }) {
      const isTheirs = isOfCustomer(
        sealer,
        customer === undefined ? null : await findOneCustomer(db, sealer, customer),
        SEALED_REVIEW,
        { index: sql`one.email_index`, userId: sql`one.user_id` },
      );
      const order = state === "WAITING" ? sql`one.written_at, one.id` : sql`one.written_at DESC, one.id`;
      const [page, counted] = await Promise.all([
        sql<ReviewRow>`SELECT one.id, one.stars, one.sealed_words AS sealed, one.written_at AS "writtenAt",
            one.staff_answer AS answer, ${HELPFUL} AS helpful, one.product_id AS "productId",
            COALESCE(products.name, (SELECT item.product ->> 'name' FROM order_items AS item
              WHERE item.order_id = one.order_id AND item.product_id = one.product_id LIMIT 1), '') AS "productName",
            CASE WHEN products.is_live THEN products.slug END AS slug,
            one.order_id AS "orderId", orders.unique_id AS "orderNumber", one.status,
            one.decline_reason AS "declineReason", one.decided_at AS "decidedAt", ${REPORTS} AS reports, one.revision,
            ${picturesOf("one")} AS pictures,
            (SELECT sealed_identity FROM users WHERE users.id = one.decided_by) AS "sealedBy"
          FROM reviews AS one JOIN orders ON orders.id = one.order_id LEFT JOIN products USING (product_id)
          WHERE ${chosenBy(state)} AND ${isTheirs} ORDER BY ${order}
          LIMIT ${pageSize} OFFSET ${(pageNumber - 1) * pageSize}`.execute(db),
        sql<Record<ReviewList, number>>`SELECT count(*) FILTER (WHERE status = 'WAITING')::int AS "WAITING",
            count(*) FILTER (WHERE status = 'PUBLISHED')::int AS "PUBLISHED",
            count(*) FILTER (WHERE status = 'DECLINED')::int AS "DECLINED",
            (SELECT count(*)::int FROM reviews AS one
              WHERE one.id IN (SELECT review_id FROM review_votes WHERE kind = 'REPORT') AND ${IS_REPORTED} AND ${isTheirs}) AS "REPORTED",
            count(*)::int AS "ALL"
          FROM reviews AS one WHERE ${isTheirs}`.execute(db),
      ]);
      const totals = onlyRow(counted.rows, "the counts of reviews");
      const counts = REVIEW_LISTS.map((value) => ({ value, count: totals[value] }));
      return { rows: page.rows.map(toAdminReview), total: totals[state], counts };
    },
  };
}
