/** Staff replies that visitors have not seen, for mails about them (CHAT-6). */
import { sql } from "kysely";
import type { ChatMessage } from "#contract/chat/schema";
import { LIMITS } from "#contract/limits";
import type { Db, Statement } from "../db/client";
import { mailNext } from "../gateways/mail/mail-next.store";
import type { OutgoingMail } from "../gateways/mail/outbox.store";
import type { Sealer } from "../db/sealed";
import { earliest } from "../jobs/due";
import { SEALED_PERSON, type ChatPerson } from "./conversations/chat.record";
import type { ChatStore } from "./conversations/chat.store";

export interface MissedAnswers {
  readonly conversationId: string;
  readonly name: string;
  /** Email address. */
  readonly to: string;
  /** By staff, oldest first. */
  readonly messages: readonly ChatMessage[];
}

export interface MissedAnswersStore {
  /**
   * Mails one visitor the missed replies.
   * @returns false when no mail is due
   */
  mailNext(write: (missed: MissedAnswers) => OutgoingMail): Promise<boolean>;
}

interface MissedRow {
  readonly id: string;
  readonly sealed: Buffer;
  /** Number of the last message the visitor has seen. */
  readonly after: number;
}

const IS_MISSED = sql`last_author = 'STAFF' AND email_index IS NOT NULL
  AND visitor_seen < last_number AND mailed_number < last_number`;
const MAIL_AFTER = sql`make_interval(secs => ${LIMITS.chat.mailAfterSeconds})`;

/** SQL expression: when the longest-waiting visitor is due for a mail. */
export const MISSED_ANSWERS_DUE: Statement<Date | null> = sql`(${earliest("chat_conversations", "last_at", IS_MISSED)} + ${MAIL_AFTER})`;

export function createMissedAnswersStore(
  db: Db,
  sealer: Sealer,
  messages: Pick<ChatStore, "list">,
): MissedAnswersStore {
  return {
    mailNext: (write) =>
      mailNext<MissedRow>(db, sealer, {
        due: sql`SELECT id, sealed_person AS sealed, greatest(visitor_seen, mailed_number) AS after
          FROM chat_conversations WHERE ${IS_MISSED} AND last_at < now() - ${MAIL_AFTER} ORDER BY last_at`,
        table: "chat_conversations",
        async compose(trx, { id, sealed, after }) {
          const { name, email } = sealer.open<ChatPerson>(sealed, SEALED_PERSON);
          const answers = (await messages.list(id, after, trx)).filter(({ author }) => author === "STAFF");
          if (email === null || answers.length === 0) return null;
          return write({ conversationId: id, name, to: email, messages: answers });
        },
        settle: ({ id }) => sql`UPDATE chat_conversations SET mailed_number = last_number WHERE id = ${id}`,
      }),
  };
}
