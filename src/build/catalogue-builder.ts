/** Small catalogues for tests: one department, two categories, one brand. */
import type { Catalogue, CatalogueProduct } from "./catalogue";

/** An ordinary washer, but for what is overridden. */
export function product(
  override: Partial<CatalogueProduct> & { readonly productId: string },
): CatalogueProduct {
  return {
    sku: override.productId,
    slug: `product-${override.productId}`,
    name: `Product ${override.productId}`,
    manufacturer: "Norvik",
    modelNumber: null,
    upc: null,
    regularPrice: 599_00,
    salePrice: null,
    customerReviewCount: 10,
    customerReviewAverage: 4.5,
    shippingCost: null,
    freeShipping: false,
    homeDelivery: true,
    inStorePickup: true,
    availability: "AVAILABLE",
    description: "",
    longDescription: "",
    features: [],
    includedItems: [],
    condition: "New",
    productLabels: [],
    bestSellingRank: null,
    updatedAt: "2026-01-01T00:00:00.000Z",
    brand: { id: "norvik" },
    category: { id: "washers" },
    images: [{ href: "/media/products/washers-2-front" }],
    attributes: [],
    ...override,
  };
}

export function catalogueOf(products: readonly CatalogueProduct[]): Catalogue {
  const shown = (id: string, name: string) => ({ id, name, slug: id, active: true });
  return {
    revision: "1",
    products,
    categories: [
      {
        ...shown("home-appliances", "Home Appliances"),
        menuGroup: "main",
        subCategories: [shown("washers", "Washers"), shown("dishwashers", "Dishwashers")],
      },
    ],
    brands: [{ id: "norvik", name: "Norvik", description: "", rating: 4.5 }],
  };
}
