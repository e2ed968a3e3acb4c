/** Every test file starts from a migrated shop and is isolated from the others. */
import { createTestDatabase } from "../../support/hosts/fresh-db";

test("two test databases are migrated and do not see each other's rows", async () => {
  const [one, two] = [await createTestDatabase(), await createTestDatabase()];
  try {
    await one.db
      .insertInto("brands")
      .values({ id: "aurel", name: "Aurel", images: "[]", rating: null })
      .execute();
    expect(await one.db.selectFrom("brands").select("id").execute()).toEqual([{ id: "aurel" }]);
    expect(await two.db.selectFrom("brands").select("id").execute()).toEqual([]);
    expect((await two.db.selectFrom("categories").select("id").execute()).length).toBeGreaterThan(9);
  } finally {
    await Promise.all([one.drop(), two.drop()]);
  }
});
