/** Every test file starts from a migrated shop and is isolated from the others. */
import { createTestDatabase } from "../../support/hosts/fresh-db";

test("two test databases are migrated and do not see each other's rows", async () => {
  const [first, second] = [await createTestDatabase(), await createTestDatabase()];
  try {
    await first.db
      .insertInto("brands")
      .values({ id: "aurel", name: "Aurel", images: "[]", rating: null })
      .execute();
    expect(await first.db.selectFrom("brands").select("id").execute()).toEqual([{ id: "aurel" }]);
    expect(await second.db.selectFrom("brands").select("id").execute()).toEqual([]);
    expect((await second.db.selectFrom("categories").select("id").execute()).length).toBeGreaterThan(9);
  } finally {
    await Promise.all([first.drop(), second.drop()]);
  }
});
