/** The demo catalog as a supplier feed: records in the Best Buy Products API format, one at a time. */
import { LEAF_CATEGORIES, SHOP_CATEGORIES } from "#contract/catalogue/categories";
import { OWN_MEDIA } from "#contract/catalogue/pictures";
import { DEMO_BRANDS, demoBrand } from "./demo-brands";
import { fill, readKind, type Cells, type Kind } from "./demo-kind";
import { designation, modelNumber, skuFor, upcFor } from "./demo-model";
import { drawnImages, type DemoModel } from "./demo-picture";
import { priceOf, reviewsOf, supplyOf } from "./demo-offer";
import { chanceFor, type Chance } from "./demo-random";
import { LINE_BRANDS } from "./tires/line-brands";
import { brandMarkOf } from "./pictures/brand-logos";
import { KIND_TEXTS } from "./kinds/all-kinds";

const DEFAULT_SEED = 2_026;
const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2023, 2, 1);
const LAST_UPDATE = Date.UTC(2026, 5, 1);
const SERIES_KEY = 1_000_003;

const KINDS: readonly Kind[] = KIND_TEXTS.map(readKind);

/** Default number of products in the demo shop. */
export const DEMO_PRODUCT_COUNT = KINDS.reduce((sum, kind) => sum + kind.count, 0);

const categoryPaths = new Map(
  LEAF_CATEGORIES.map((leaf) => {
    const parent = SHOP_CATEGORIES.find((category) => category.subCategories?.includes(leaf));
    return [leaf.id, (parent ? [parent, leaf] : [leaf]).map(({ id, name }) => ({ id, name }))];
  }),
);

interface DemoOptions {
  /** Number of records; the first DEMO_PRODUCT_COUNT are the same for any count. */
  readonly count?: number;
  /** A different seed yields different prices, sizes, colors and stock. */
  readonly seed?: number;
}

/** A demo product: the supplier record and the input of its drawing. */
interface DemoProduct {
  readonly record: object;
  /** Media path of the pictures, without the view. */
  readonly picture: string;
  readonly model: DemoModel;
}

/** Streams supplier records. Prices are in dollars, as in the supplier's feed. */
export function* demoRecords(options: DemoOptions = {}): Generator<object> {
  for (const { record } of demoProducts(options)) yield record;
}

/** Records with their drawings; products beyond the default count reuse earlier pictures. */
export function* demoProducts(options: DemoOptions = {}): Generator<DemoProduct> {
  const { count = DEMO_PRODUCT_COUNT, seed = DEFAULT_SEED } = options;
  const maxCount = Math.max(...KINDS.map((kind) => kind.count));
  let index = 0;
  for (let round = 0; ; round += 1) {
    // Interleaves the kinds, so that any prefix of the list is a mixed shop.
    for (let step = 0; step < maxCount; step += 1) {
      for (const [kindPosition, kind] of KINDS.entries()) {
        if (step >= kind.count) continue;
        if (index >= count) return;
        yield productOf(kind, kindPosition, round * kind.count + step, index, seed);
        index += 1;
      }
    }
  }
}

/** The makers of the demo catalog as brand rows. */
export function demoBrands(): { id: string; name: string; description: string; images: object[] }[] {
  return [...DEMO_BRANDS, ...LINE_BRANDS].map(({ id, name, description }) => ({
    id,
    name,
    description,
    images: [
      {
        rel: "Logo",
        unit: "pixel",
        width: 960,
        height: 960,
        href: `${OWN_MEDIA}${brandMarkOf({ id })}.svg`,
        primary: true,
      },
    ],
  }));
}

function productOf(
  kind: Kind,
  kindPosition: number,
  ordinal: number,
  index: number,
  seed: number,
): DemoProduct {
  const chance = chanceFor(seed, kindPosition, ordinal);
  const brandIndex = ordinal % kind.brands.length;
  const brand = demoBrand(kind.brands[brandIndex] ?? "");
  const ordinalOfBrand = Math.floor(ordinal / kind.brands.length);
  const tierIndex = (ordinalOfBrand + brandIndex * 2) % kind.tiers.length;
  const n = tierIndex + kind.tiers.length * Math.floor(ordinalOfBrand / kind.tiers.length);
  const model = designation(kind, brand.position, brandIndex, n);
  const sizeIndex = chance.between(0, kind.sizes.length - 1);
  const { name: color, pictures } = chance.pick(kind.colorsOf[tierIndex] ?? []);
  const cells: Cells = {
    ...kind.tiers[tierIndex],
    ...kind.sizes[sizeIndex],
    brand: brand.name,
    model,
    color: color === "" ? "-" : color,
  };
  const condition = conditionOf(chance);
  const worth = condition === "New" ? 1 : 0.82;
  const amount = Number(cells.price) * Number(cells.factor ?? 1) * brand.level * worth;
  const price = priceOf(amount * (0.95 + chance.next() * 0.1), chance);
  const rank = (index * 211 + 97) % DEMO_PRODUCT_COUNT;
  const popularity = 1 - rank / DEMO_PRODUCT_COUNT;
  const round = Math.floor(index / DEMO_PRODUCT_COUNT);
  const startDate = FIRST_DAY + chance.between(0, 1_150) * DAY;
  const sku = skuFor(index);

  const lowPriceGuarantee = chance.happens(0.3);
  const drawn: DemoModel = { kind, brandIndex, n, tierIndex, sizeIndex, picture: chance.pick(pictures) };
  const picture = `demo/${skuFor(index % DEMO_PRODUCT_COUNT)}`;

  const record = {
    sku,
    productId: `${sku + SERIES_KEY}`,
    name: nameOf(kind, brand.name, cells, color, condition),
    type: "HardGood",
    active: true,
    manufacturer: brand.name,
    modelNumber: modelNumber(brand, kindPosition, model, sizeIndex, color),
    upc: upcFor(brand.position, index),
    ...price,
    lowPriceGuarantee,
    ...(popularity > 0.75 ? { bestSellingRank: rank + 1 + round * DEMO_PRODUCT_COUNT } : {}),
    categoryPath: categoryPaths.get(kind.leaf) ?? [],
    images: drawnImages(picture),
    ...reviewsOf(popularity, chance),
    ...supplyOf(price.salePrice, kind.bulky, chance),
    ...(color === "" ? {} : { color }),
    condition,
    shortDescription: pickText(kind.pitch, cells, chance),
    longDescription: kind.story.flatMap((wordings) => fill(chance.pick(wordings), cells) ?? []).join(" "),
    details: detailsOf(kind, cells),
    features: kind.features.flatMap((feature) => {
      const filled = fill(feature, cells);
      return filled === null ? [] : [{ feature: filled }];
    }),
    includedItemList: kind.included.map((item) => ({ includedItem: fill(item, cells) ?? item })),
    startDate: day(startDate),
    itemUpdateDate: `${day(Math.min(startDate + chance.between(20, 400) * DAY, LAST_UPDATE))}T06:00:00`,
  };
  return { record, picture, model: drawn };
}

function nameOf(kind: Kind, brand: string, cells: Cells, color: string, condition: string): string {
  // In a name, a missing cell is skipped; in a sentence, the whole sentence is.
  const present = Object.entries(cells).map(([column, value]) => [column, value === "-" ? "" : value]);
  const title = fill(kind.name, Object.fromEntries(present) as Cells) ?? kind.name;
  const parts = [brand, title.replace(/ {2,}/g, " ").trim()];
  if (color !== "") parts.push(color);
  if (condition !== "New") parts.push(condition);
  return parts.join(" - ");
}

/** The kind's details, then weight, color and warranty, up to fourteen lines. */
function detailsOf(kind: Kind, cells: Cells): { name: string; value: string }[] {
  const unit = ["pounds", "ounces"].find((column) => column in cells);
  const weight = unit ? [{ name: "Product Weight", value: `{${unit}} ${unit}` }] : [];
  const warranty = kind.details.some(({ name }) => name === "Warranty") ? [] : WARRANTY;
  return [...kind.details, ...weight, { name: "Color", value: "{color}" }, ...warranty]
    .flatMap(({ name, value }) => {
      const filled = fill(value, cells);
      return filled === null ? [] : [{ name, value: filled }];
    })
    .slice(0, 14);
}

const WARRANTY = ["Parts", "Labor"].map((part) => ({
  name: `Manufacturer's Warranty - ${part}`,
  value: "1 year",
}));

function conditionOf(chance: Chance): string {
  const draw = chance.next();
  return draw < 0.93 ? "New" : draw < 0.97 ? "Refurbished" : "Open Box";
}

function pickText(lines: readonly string[], cells: Cells, chance: Chance): string {
  return fill(chance.pick(lines), cells) ?? "";
}

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
