/** Why: staff see what people search, what finds nothing and what is opened; sums by day, of nobody in particular. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE searched_texts (
      -- UTC
      day date NOT NULL,
      -- in small letters; '': all that few searched
      text text NOT NULL,
      -- how many visitors searched it, each once an hour
      visits integer NOT NULL DEFAULT 0,
      -- how many results were opened
      clicks integer NOT NULL DEFAULT 0,
      -- how many products it found last; null: unknown
      found integer,
      PRIMARY KEY (day, text)
    )`.execute(db);
  await sql`
    CREATE TABLE searched_products (
      day date NOT NULL,
      text text NOT NULL,
      product_id text NOT NULL,
      clicks integer NOT NULL,
      PRIMARY KEY (day, text, product_id),
      FOREIGN KEY (day, text) REFERENCES searched_texts ON DELETE CASCADE
    )`.execute(db);
}
