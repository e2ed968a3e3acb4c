/** Stores canned replies. */
import { sql } from "kysely";
import type { CannedAnswer } from "#contract/chat/schema";
import type { Db } from "../db/client";
import { onlyRow } from "../db/only-row";

export type ReplyText = Pick<CannedAnswer, "name" | "text">;

export async function listCannedReplies(db: Db): Promise<CannedAnswer[]> {
  const { rows } = await sql<CannedAnswer>`
    SELECT id, name, text FROM chat_canned_answers ORDER BY lower(name), id`.execute(db);
  return rows;
}

/** Serializes concurrent saves: the second sees what the first saved. */
export async function lockReplies(
  unit: Db,
  { name, text }: ReplyText,
): Promise<{ readonly isStored: boolean; readonly count: number }> {
  await sql`LOCK TABLE chat_canned_answers IN SHARE ROW EXCLUSIVE MODE`.execute(unit);
  const { rows } = await sql<{ isStored: boolean; count: number }>`
    SELECT EXISTS (SELECT FROM chat_canned_answers WHERE name = ${name} AND text = ${text}) AS "isStored",
      (SELECT count(*)::int FROM chat_canned_answers) AS count`.execute(unit);
  return onlyRow(rows, "the state of the canned replies");
}

export async function insertReply(unit: Db, { name, text }: ReplyText): Promise<void> {
  await sql`INSERT INTO chat_canned_answers (name, text) VALUES (${name}, ${text})`.execute(unit);
}

/** @returns false when it does not exist */
export async function updateReply(unit: Db, id: string, { name, text }: ReplyText): Promise<boolean> {
  const { rows } = await sql`UPDATE chat_canned_answers SET name = ${name}, text = ${text}
    WHERE id = ${id}::uuid RETURNING 1`.execute(unit);
  return rows.length > 0;
}

/** @returns false when it does not exist */
export async function deleteReply(unit: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM chat_canned_answers WHERE id = ${id}::uuid RETURNING 1`.execute(unit);
  return rows.length > 0;
}
