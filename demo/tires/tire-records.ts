/** Demo tires and wheels as supplier records: one record for each size of each line. */
import { LEAF_CATEGORIES, SHOP_CATEGORIES, TIRES, WHEELS } from "#contract/catalogue/categories";
import { DEMO_BRANDS, type DemoBrand } from "../demo-brands";
import { skuFor, upcFor } from "../demo-model";
import { drawnImages } from "../demo-picture";
import { BARE_VIEWS, VIEWS } from "../pictures/scenes";
import { priceOf, reviewsOf } from "../demo-offer";
import { chanceFor, type Chance } from "../demo-random";
import { accessories } from "./accessories";
import type { Described } from "./described-product";
import { LINE_BRANDS } from "./line-brands";
import { tires } from "./tires";
import { wheels } from "./wheels";

const SEED = 2_027;
/** After the SKUs of the electronics. */
const FIRST_SKU = 1_000_000;
const FIRST_UPC = 3_000_000;
const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2024, 1, 1);
const LAST_UPDATE = Date.UTC(2026, 5, 1);
/** Two sets of four per order. */
const MAX_OF_ONE = 8;

/** Tires, wheels and accessories, line by line. */
export function* tireRecords(): Generator<object> {
  let index = 0;
  for (const described of [...tires(), ...wheels(), ...accessories()]) {
    yield recordOf(described, index);
    index += 1;
  }
}

const PATHS = new Map(
  LEAF_CATEGORIES.map((leaf) => {
    const parent = SHOP_CATEGORIES.find((category) => category.subCategories?.includes(leaf));
    return [leaf.id, (parent ? [parent, leaf] : [leaf]).map(({ id, name }) => ({ id, name }))];
  }),
);

function brandOf(id: string): DemoBrand & { readonly position: number } {
  const position = LINE_BRANDS.findIndex((brand) => brand.id === id);
  const brand = LINE_BRANDS[position];
  if (!brand) throw new Error(`No demo brand "${id}"`);
  return { ...brand, position: DEMO_BRANDS.length + position };
}

function recordOf(described: Described, index: number): object {
  const { leaf, brand: brandId, name, details, features, included, rebate = 0 } = described;
  const chance = chanceFor(SEED, index);
  const brand = brandOf(brandId);
  const sku = skuFor(index) + FIRST_SKU;
  const price = priceOf(described.dollars * brand.level * (0.97 + chance.next() * 0.06), chance);
  const popularity = chance.next();
  const startDate = FIRST_DAY + chance.between(0, 800) * DAY;
  return {
    sku,
    productId: `${sku + FIRST_SKU}`,
    name: `${brand.name} - ${name}`,
    type: "HardGood",
    active: true,
    manufacturer: brand.name,
    modelNumber: modelNumberOf(brand.name, described.model, index),
    upc: upcFor(brand.position, FIRST_UPC + index),
    ...price,
    lowPriceGuarantee: chance.happens(0.25),
    categoryPath: PATHS.get(leaf) ?? [],
    images: drawnImages(described.picture, leaf === TIRES ? BARE_VIEWS : VIEWS),
    ...reviewsOf(popularity, chance),
    ...supplyOf(leaf, described.bulky, chance),
    condition: described.condition ?? "New",
    shortDescription: described.pitch,
    longDescription: described.story.trim(),
    details: details.flatMap(([label, value]) => (value === null ? [] : [{ name: label, value }])),
    features: features.map((feature) => ({ feature })),
    includedItemList: included.map((includedItem) => ({ includedItem })),
    rebates:
      rebate === 0
        ? []
        : [
            {
              url: `https://rebates.example/${brandId}-${rebate}`,
              code: `${brandId.replace("-", "").toUpperCase()}${rebate}`,
              description: `$${rebate} mail-in rebate when you buy four`,
            },
          ],
    startDate: day(startDate),
    itemUpdateDate: `${day(Math.min(startDate + chance.between(20, 400) * DAY, LAST_UPDATE))}T06:00:00`,
  };
}

function modelNumberOf(brand: string, model: string, index: number): string {
  const letters = model.replace(/[^A-Za-z]/g, "").slice(0, 3);
  return `${brand.replace(/[^A-Za-z]/g, "").slice(0, 3)}${letters}-${String(10_000 + index)}`.toUpperCase();
}

/** Tires and wheels ship singly by parcel, tires of machines by freight. */
function supplyOf(leaf: string, bulky: boolean, chance: Chance) {
  const onlineAvailability = chance.happens(0.95);
  const isSmall = leaf !== TIRES && leaf !== WHEELS;
  const freeShipping = chance.happens(0.6) && !bulky;
  return {
    freeShipping,
    shippingCost: freeShipping ? 0 : bulky ? 149 : isSmall ? 5.99 : chance.pick([9.99, 14.99, 19.99]),
    homeDelivery: false,
    inStorePickup: !bulky && chance.happens(0.8),
    onlineAvailability,
    inStoreAvailability: chance.happens(0.6),
    orderable: onlineAvailability ? "Available" : "SoldOut",
    quantityLimit: isSmall ? 5 : MAX_OF_ONE,
    availableQuantity: onlineAvailability ? chance.between(isSmall ? 4 : 2, bulky ? 6 : 60) : 0,
  };
}

const day = (time: number): string => new Date(time).toISOString().slice(0, 10);
