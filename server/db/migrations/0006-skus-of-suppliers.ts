/** A sku is its supplier's: two suppliers may use the same one for different things. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE products ADD CONSTRAINT products_supplier_id_sku_key UNIQUE (supplier_id, sku)`.execute(
    db,
  );
  await sql`ALTER TABLE products DROP CONSTRAINT products_sku_key`.execute(db);
}
