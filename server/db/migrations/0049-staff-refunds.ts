/** Why: what staff give back without a code is limited for an order and a day, however many calls it takes. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE staff_refunds (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- user id of the member of the staff
      staff_id text NOT NULL,
      -- null: many orders at once
      order_id uuid REFERENCES orders (id),
      cents bigint NOT NULL CHECK (cents > 0),
      -- with a code of their second factor: from here on their limits begin anew
      is_proven boolean NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`CREATE INDEX staff_refunds_of_staff ON staff_refunds (staff_id, id)`.execute(db);
}
