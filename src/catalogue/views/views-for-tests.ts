/** Test views for this folder, with valid defaults. */
import type { CardView, FacetView, ListingView, ProductView } from "./catalogue-views";

export function aCard(change: Partial<CardView> = {}): CardView {
  return {
    productId: "1001",
    url: "/product/halden-washer-1001/",
    name: "Halden Front-Load Washer",
    brand: "Halden",
    image: "/media/products/washers-dryers-1-front",
    regularPrice: 899_99,
    salePrice: null,
    shipping: 49_99,
    reviewCount: 49,
    reviewAverage: 4.5,
    availability: "AVAILABLE",
    labels: [],
    condition: "New",
    ...change,
  };
}

export function aProduct(change: Partial<ProductView> = {}): ProductView {
  return {
    ...aCard(),
    sku: "1001",
    modelNumber: "HD-450",
    upc: null,
    images: ["/media/products/washers-dryers-1-front", "/media/products/washers-dryers-1-detail"],
    breadcrumbs: [
      { label: "Home", url: "/" },
      { label: "Washers & Dryers", url: "/products/washers-dryers/" },
    ],
    listing: { label: "Washers & Dryers", url: "/products/washers-dryers/" },
    brandLink: { label: "Halden", url: "/brands/halden/" },
    description: "A washer.",
    longDescription: "A washer that washes.\nQuietly.",
    features: ["Steam cycle"],
    includedItems: ["Drain hose"],
    attributes: [{ name: "Capacity", value: "4.5 cu. ft." }],
    shippingCost: 49_99,
    freeShipping: false,
    isSent: true,
    inStorePickup: false,
    related: [],
    ...change,
  };
}

export const brandFacet: FacetView = {
  key: "BRAND",
  label: "Brands",
  values: [
    { value: "halden", label: "Halden", count: 4, isSelected: true },
    { value: "norvik", label: "Norvik", count: 0, isSelected: false },
  ],
};

export const ratingFacet: FacetView = {
  key: "RATING",
  label: "Customer Reviews",
  values: [
    { value: "4", label: "4 & up", count: 3, isSelected: false },
    { value: "3", label: "3 & up", count: 5, isSelected: false },
  ],
};

export function aListing(change: Partial<ListingView> = {}): ListingView {
  return {
    kind: "category",
    id: "washers-dryers",
    title: "Washers & Dryers",
    intro: "Laundry for every home.",
    breadcrumbs: [
      { label: "Home", url: "/" },
      { label: "Washers & Dryers", url: "/products/washers-dryers/" },
    ],
    tiles: [],
    cards: [aCard(), aCard({ productId: "1002", url: "/product/b-1002/", name: "Norvik Dryer" })],
    facets: [brandFacet, ratingFacet],
    totalCount: 14,
    page: 1,
    pageSize: 12,
    pageCount: 2,
    ...change,
  };
}
