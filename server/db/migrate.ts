/** Forward-only numbered migrations; Kysely's migrator takes a lock, so processes may start together. */
import { Migrator, type Migration } from "kysely";
import type { Db } from "./client";
import * as catalogue from "./migrations/0001-catalogue";
import * as shopCategories from "./migrations/0002-shop-categories";
import * as accounts from "./migrations/0003-accounts";
import * as orders from "./migrations/0004-orders";
import * as storesAndPromotions from "./migrations/0005-stores-and-promotions";

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001-catalogue": catalogue,
  "0002-shop-categories": shopCategories,
  "0003-accounts": accounts,
  "0004-orders": orders,
  "0005-stores-and-promotions": storesAndPromotions,
};

/** Brings the database to the newest version. @returns the names of the migrations that ran. */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
