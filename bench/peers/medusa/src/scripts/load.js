/**
 * Sets up a store that ships within one country, loads products.json and writes the ids a shopper needs to
 * shop.json.
 */
const { readFileSync, writeFileSync } = require("node:fs");
const { ContainerRegistrationKeys, Modules } = require("@medusajs/framework/utils");
const flows = require("@medusajs/medusa/core-flows");

const BATCH = 100;
const MANUAL = "manual_manual";

exports.default = async function load({ container }) {
  const run = async (name, input) => (await flows[name](container).run({ input })).result;
  const [channel] = await run("createSalesChannelsWorkflow", { salesChannelsData: [{ name: "Site" }] });
  const [key] = await run("createApiKeysWorkflow", {
    api_keys: [{ title: "Site", type: "publishable", created_by: "" }],
  });
  await run("linkSalesChannelsToApiKeyWorkflow", { id: key.id, add: [channel.id] });
  const [region] = await run("createRegionsWorkflow", {
    regions: [
      { name: "US", currency_code: "usd", countries: ["us"], payment_providers: ["pp_system_default"] },
    ],
  });
  await run("createTaxRegionsWorkflow", [{ country_code: "us", provider_id: "tp_system" }]);
  const [profile] = await run("createShippingProfilesWorkflow", {
    data: [{ name: "Default", type: "default" }],
  });
  const option = await createShipping(container, run, { channel, region, profile });
  const products = await createProducts(run, { channel, profile });
  writeFileSync(
    "shop.json",
    JSON.stringify({ key: key.token, region: region.id, option: option.id, products }),
  );
};

async function createShipping(container, run, { channel, region, profile }) {
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  const [location] = await run("createStockLocationsWorkflow", {
    locations: [{ name: "Warehouse", address: { city: "Austin", country_code: "us", address_1: "1 Dock" } }],
  });
  const place = { [Modules.STOCK_LOCATION]: { stock_location_id: location.id } };
  await link.create({ ...place, [Modules.FULFILLMENT]: { fulfillment_provider_id: MANUAL } });
  const set = await container.resolve(Modules.FULFILLMENT).createFulfillmentSets({
    name: "Shipping",
    type: "shipping",
    service_zones: [{ name: "US", geo_zones: [{ country_code: "us", type: "country" }] }],
  });
  await link.create({ ...place, [Modules.FULFILLMENT]: { fulfillment_set_id: set.id } });
  await run("linkSalesChannelsToStockLocationWorkflow", { id: location.id, add: [channel.id] });
  const [option] = await run("createShippingOptionsWorkflow", [
    {
      name: "Standard",
      price_type: "flat",
      provider_id: MANUAL,
      service_zone_id: set.service_zones[0].id,
      shipping_profile_id: profile.id,
      type: { label: "Standard", description: "Standard", code: "standard" },
      prices: [{ region_id: region.id, amount: 5 }],
      rules: [
        { attribute: "enabled_in_store", value: "true", operator: "eq" },
        { attribute: "is_return", value: "false", operator: "eq" },
      ],
    },
  ]);
  return option;
}

/** @returns handle and variant of each product */
async function createProducts(run, { channel, profile }) {
  const given = JSON.parse(readFileSync("products.json", "utf8"));
  const created = [];
  for (let from = 0; from < given.length; from += BATCH) {
    const products = given.slice(from, from + BATCH).map((product) => toProduct(product, channel, profile));
    const batch = await run("createProductsWorkflow", { products });
    for (const { handle, variants } of batch) created.push({ handle, variant: variants[0].id });
  }
  return created;
}

function toProduct({ name, slug, description, sku, cents, facets }, channel, profile) {
  const price = { amount: cents / 100, currency_code: "usd" };
  return {
    title: name,
    handle: slug,
    description,
    status: "published",
    shipping_profile_id: profile.id,
    sales_channels: [{ id: channel.id }],
    metadata: { ...facets, cents },
    options: [{ title: "Default", values: ["Default"] }],
    variants: [
      { title: "Default", sku, manage_inventory: false, options: { Default: "Default" }, prices: [price] },
    ],
  };
}
