/** A made-up catalogue of any size for the build benchmark: as many words, attributes and pictures as real products have. */
import type { CatalogueBrand, CatalogueCategory, CatalogueProduct } from "../../src/build/catalogue";
import { LEAF_CATEGORIES, SHOP_CATEGORIES } from "#contract/categories";
import { OFFER_LABELS } from "#contract/catalog";

const brandCount = 60;
const words = (
  "steady bright quiet compact wide fast warm cool clear deep smart slim solid light open ready " +
  "screen sound motor panel door frame shelf cable button sensor filter battery speaker lens drum"
).split(" ");

export interface StandInCatalogue {
  /** In order of productId, as the API's export answers. */
  readonly products: readonly CatalogueProduct[];
  readonly categories: readonly (CatalogueCategory & { readonly url: string })[];
  readonly brands: readonly CatalogueBrand[];
}

/** The same products for the same count, every time. */
export function standInCatalogue(count: number): StandInCatalogue {
  const random = seeded(20_000);
  return {
    products: Array.from({ length: count }, (_, index) => product(index, random)),
    categories: SHOP_CATEGORIES.map((category) => ({
      ...shown(category),
      menuGroup: category.menuGroup ?? null,
      subCategories: (category.subCategories ?? []).map(shown),
    })),
    brands: Array.from({ length: brandCount }, (_, index) => ({
      id: `brand-${index}`,
      name: `Brand ${index}`,
      description: "",
      rating: 4.2,
    })),
  };
}

function shown({ id, name }: { id: string; name: string }) {
  return { id, name, slug: id, url: `/products/${id}/`, active: true };
}

function product(index: number, random: () => number): CatalogueProduct {
  const productId = String(10_000_000 + index);
  const category = LEAF_CATEGORIES[index % LEAF_CATEGORIES.length]!;
  const brand = Math.floor(random() * brandCount);
  const regularPrice = 15_00 + Math.floor(random() * 3000_00);
  const say = (length: number) =>
    Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(" ");
  const name = `Brand ${brand} ${say(5)}`;
  return {
    productId,
    sku: productId,
    slug: `${name.toLowerCase().replaceAll(" ", "-")}-${productId}`,
    name,
    manufacturer: `Brand ${brand}`,
    modelNumber: `M${index}`,
    upc: String(100_000_000_000 + index),
    regularPrice,
    salePrice: index % 5 === 0 ? Math.floor(regularPrice * 0.8) : null,
    customerReviewCount: index % 300,
    customerReviewAverage: index % 300 ? 3 + (index % 20) / 10 : null,
    shippingCost: index % 2 ? 0 : 5_99,
    freeShipping: index % 2 === 1,
    homeDelivery: index % 3 === 0,
    inStorePickup: true,
    availability: index % 10 ? "AVAILABLE" : "NOT_AVAILABLE",
    description: say(40),
    longDescription: say(90),
    features: Array.from({ length: 5 }, () => say(9)),
    includedItems: [say(3), say(3), say(2)],
    attributes: Array.from({ length: 14 }, () => ({ name: say(2), value: say(3) })),
    condition: "New",
    productLabels: OFFER_LABELS.filter((_, label) => (index + label) % 5 === 0),
    bestSellingRank: index + 1,
    updatedAt: "2026-01-01T00:00:00.000Z",
    brand: { id: `brand-${brand}` },
    category: { id: category.id },
    images: ["front", "detail"].map((view) => ({ href: `/media/products/${category.id}-1-${view}` })),
  };
}

/** Park and Miller's minimal generator: the same numbers on every machine. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
