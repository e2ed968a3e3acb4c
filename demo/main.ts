/** Fills an empty local shop: the demo catalog, vehicles, and a login for each role. */
import { reportError } from "../server/cli/launcher/report-error";
import { readConfig } from "../server/config";
import { openDatabase } from "../server/db/client";
import { createSealer } from "../server/db/sealed";
import { OperatorError } from "../server/errors";
import { addDemoCustomer } from "./customer/demo-customer";
import { lessorAccess } from "./customer/lessor-access";
import { addDemoAffiliates, DEMO_AFFILIATES } from "./demo-affiliates";
import { loadDemoCatalogue } from "./demo-catalogue";
import { addDemoReviews } from "./demo-reviews";
import { addDemoUsers, DEMO_USERS } from "./demo-users";
import { loadDemoVehicles } from "./vehicles/load-demo-vehicles";

async function main(): Promise<void> {
  const config = readConfig();
  const { databaseUrl, piiKeys, isPublic } = config;
  if (isPublic)
    throw new OperatorError("Cannot add demo logins to a public shop: their passwords are published.");
  if (!databaseUrl) throw new Error("DATABASE_URL must name the database to fill.");
  const db = openDatabase(databaseUrl, { maxConnections: 2 });
  try {
    const { isLoaded, products } = await loadDemoCatalogue(db);
    if (isLoaded) console.log(`    ${products} demo products`);
    const vehicles = await loadDemoVehicles(db);
    if (vehicles > 0) console.log(`    ${vehicles} demo vehicles`);
    if (await addDemoAffiliates(db)) console.log(`    ${DEMO_AFFILIATES.length} demo affiliates`);
    const sealer = createSealer(piiKeys);
    if (await addDemoUsers(db, sealer)) {
      console.log(`    demo logins: ${DEMO_USERS.map(({ username }) => username).join(", ")}`);
      const reviews = await addDemoReviews(db, sealer);
      if (reviews > 0) console.log(`    ${reviews} demo reviews, with the orders of their buyers`);
      const access = await lessorAccess(config);
      const orders = await addDemoCustomer(db, sealer, access);
      console.log(`    ${orders} orders of the demo customer${access ? ", one of them leased" : ""}`);
    }
  } finally {
    await db.destroy();
  }
}

main().catch(reportError);
