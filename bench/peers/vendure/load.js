/** Creates the tables, loads products.csv beside this file and fills the search index. */
const path = require("node:path");
const { setTimeout: wait } = require("node:timers/promises");
const {
  ConfigService,
  JobQueueService,
  RequestContextService,
  SearchService,
  bootstrap,
} = require("@vendure/core");
const { populate } = require("@vendure/core/cli");
const { config } = require("./config");

const shop = {
  defaultLanguage: "en",
  defaultZone: "Americas",
  countries: [{ name: "United States", code: "US", zone: "Americas" }],
  taxRates: [{ name: "No tax", percentage: 0 }],
  shippingMethods: [{ name: "Standard", price: 500 }],
  paymentMethods: [
    {
      name: "Card",
      handler: { code: "dummy-payment-handler", arguments: [{ name: "automaticSettle", value: "true" }] },
    },
  ],
  roles: [],
  collections: [],
};

async function load() {
  const app = await populate(() => bootstrap(config), shop, path.join(__dirname, "products.csv"));
  await app.get(JobQueueService).start();
  const context = await app.get(RequestContextService).create({ apiType: "admin" });
  const { id } = await app.get(SearchService).reindex(context);
  const jobs = app.get(ConfigService).jobQueueOptions.jobQueueStrategy;
  let job = await jobs.findOne(id);
  for (; !job.isSettled; job = await jobs.findOne(id)) await wait(500);
  if (job.state !== "COMPLETED") throw new Error(`Search index: ${job.state} ${job.error}`);
  await app.close();
}

load().then(
  () => process.exit(),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
