/** Mails authors of reviews about the shop's answers (REVIEW-14). */
import { sql, type RawBuilder } from "kysely";
import { LIMITS } from "#contract/limits";
import type { Db } from "../../db/client";
import { openIdentity } from "../../db/identity";
import { mailNext } from "../../gateways/mail/mail-next.store";
import type { OutgoingMail } from "../../gateways/mail/outbox.store";
import type { Sealer } from "../../db/sealed";
import { earliest } from "../../jobs/due";
import type { SealedWords } from "../writing/reviews.record";
import { SEALED_REVIEW } from "../writing/reviews.store";

const { answerMailMinutes, answerMailAgainHours } = LIMITS.reviews;

/** SQL expression: when the next author is due for a mail. */
export const ANSWER_MAILS_DUE = earliest("reviews", "answer_mail_at", sql`status = 'PUBLISHED'`);

/** A review with an answer its author was not mailed about. */
export interface AnsweredReview {
  /** Current email address of the account, or the guest's address from the review. */
  readonly to: string;
  /** As displayed with the review. */
  readonly name: string;
  readonly productId: string;
  readonly productName: string;
  readonly answer: string;
}

/**
 * SQL expression: when to mail the author about an answer written now. Each change restarts the wait until
 * the mail is sent. Later corrections send no mail, nor does an answer removed and restored within hours.
 * @param answer empty = removed
 */
export function answerMailAt(answer: string): RawBuilder<Date | null> {
  return sql`CASE WHEN ${answer} <> '' AND (answer_mail_at IS NOT NULL OR staff_answer IS NULL
      AND COALESCE(answer_mailed_at < now() - make_interval(hours => ${answerMailAgainHours}), true))
    THEN now() + make_interval(mins => ${answerMailMinutes}) END`;
}

interface DueRow extends Omit<AnsweredReview, "to" | "name"> {
  readonly id: string;
  readonly sealed: Buffer;
  readonly sealedIdentity: Buffer | null;
}

/**
 * Mails one author the shop's answer.
 * @returns false when no mail is due
 */
export function mailNextAnswer(
  db: Db,
  sealer: Sealer,
  write: (review: AnsweredReview) => OutgoingMail,
): Promise<boolean> {
  return mailNext<DueRow>(db, sealer, {
    due: sql`
      SELECT one.id, one.sealed_words AS sealed, one.product_id AS "productId", one.staff_answer AS answer,
        users.sealed_identity AS "sealedIdentity",
        COALESCE(products.name, (SELECT item.product ->> 'name' FROM order_items AS item
          WHERE item.order_id = one.order_id AND item.product_id = one.product_id LIMIT 1), '') AS "productName"
      FROM reviews AS one LEFT JOIN products USING (product_id) LEFT JOIN users ON users.id = one.user_id
      WHERE one.answer_mail_at <= now() AND one.status = 'PUBLISHED' AND one.staff_answer IS NOT NULL
      ORDER BY one.answer_mail_at`,
    table: "one",
    compose(_trx, { sealed, sealedIdentity, productId, productName, answer }) {
      const { email, name } = sealer.open<SealedWords>(sealed, SEALED_REVIEW);
      const to = sealedIdentity === null ? email : openIdentity(sealer, sealedIdentity).username;
      // A deleted account has no address.
      return to === "" ? null : write({ productId, productName, answer, to, name });
    },
    settle: ({ id }, mailId) => sql`
      UPDATE reviews SET answer_mail_at = NULL, answer_mailed_at = now(), answer_mail = ${mailId} WHERE id = ${id}`,
  });
}
