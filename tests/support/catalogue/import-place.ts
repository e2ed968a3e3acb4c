/** A database and a folder for an importer test, and the results of a run in them. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Db } from "../../../server/db/client";
import { createTestDatabase, type TestDatabase } from "../hosts/fresh-db";

export interface ImportPlace {
  readonly db: Db;
  readonly databaseUrl: string;
  readonly folder: string;
  /** Writes a file into the folder. @returns its path */
  file(name: string, content: string | Buffer): Promise<string>;
  /** Everything an import writes, without timestamps. */
  endState(): Promise<unknown[]>;
  /** Switches to a database without imports. */
  startAgain(): Promise<void>;
}

/** Created before each test of the calling file, and cleared after it. */
export function openImportPlace(): ImportPlace {
  let database: TestDatabase;
  let folder: string;
  beforeEach(async () => {
    database = await createTestDatabase();
    folder = await mkdtemp(path.join(tmpdir(), "import-test-"));
  });
  afterEach(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    get db() {
      return database.db;
    },
    get databaseUrl() {
      return database.url;
    },
    get folder() {
      return folder;
    },
    file: async (name, content) => {
      const place = path.join(folder, name);
      await writeFile(place, content);
      return place;
    },
    endState: () => endStateOf(database.db),
    startAgain: async () => {
      await database.drop();
      database = await createTestDatabase();
    },
  };
}

function endStateOf(db: Db): Promise<unknown[]> {
  const products = db
    .selectFrom("products")
    .select(["product_id", "content_hash", "slug", "is_live"])
    .orderBy("product_id");
  const stock = db
    .selectFrom("product_stock")
    .select(["product_id", "available_quantity"])
    .orderBy("product_id");
  const brands = db
    .selectFrom("brands")
    .select(["id", "product_count", "rating_count", "rating"])
    .orderBy("id");
  return Promise.all([products.execute(), stock.execute(), brands.execute()]);
}
