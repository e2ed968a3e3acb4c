/** Fills an empty shop that only this machine can reach: the demo catalogue, and a login for each role. */
import { readConfig } from "../server/config";
import { openDatabase } from "../server/db/client";
import { createSealer } from "../server/db/sealed";
import { loadDemoCatalogue } from "./demo-catalogue";
import { addDemoUsers, DEMO_USERS } from "./demo-users";

async function main(): Promise<void> {
  const { databaseUrl, piiKeys } = readConfig();
  if (!databaseUrl) throw new Error("DATABASE_URL must name the database to fill.");
  const db = openDatabase(databaseUrl, { maxConnections: 2 });
  try {
    const { isLoaded, products } = await loadDemoCatalogue(db);
    if (isLoaded) console.log(`    ${products} demo products`);
    if (await addDemoUsers(db, createSealer(piiKeys))) {
      console.log(`    demo logins: ${DEMO_USERS.map(({ username }) => username).join(", ")}`);
    }
  } finally {
    await db.destroy();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
