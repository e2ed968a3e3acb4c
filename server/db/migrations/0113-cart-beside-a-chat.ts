/** Why: staff who advise a guest in the chat see what lies in the guest's cart. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE chat_conversations
      -- product ids and pieces as the browser last told them; null: none, or the cart is an account's
      ADD COLUMN sealed_cart bytea`.execute(db);
}
