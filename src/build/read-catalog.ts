/** Reads the whole catalogue through gatsby-source-graphql: a few large pages instead of a query for each product. */
import { LIMITS } from "../../contract/limits";
import type { Catalogue, CatalogueProduct } from "./catalogue";

/** Gatsby's `graphql` of createPages. */
export type RunQuery = <Answer>(query: string) => Promise<{ errors?: unknown; data?: Answer }>;

const frameQuery = /* GraphQL */ `
  {
    shop {
      catalogueState {
        revision
      }
      getCategories {
        id
        name
        slug
        active
        menuGroup
        subCategories {
          id
          name
          slug
          active
        }
      }
      getAllBrands {
        id
        name
        description
        rating
      }
    }
  }
`;

/** The arguments are written out: gatsby-source-graphql loses variables on their way to the API. */
function productsQuery(after: string | null, first: number): string {
  return /* GraphQL */ `
  {
    shop {
      catalogueProducts(after: ${JSON.stringify(after)}, first: ${first}) {
        productId
        sku
        slug
        name
        manufacturer
        modelNumber
        upc
        regularPrice
        salePrice
        customerReviewCount
        customerReviewAverage
        shippingCost
        freeShipping
        homeDelivery
        inStorePickup
        availability
        description
        longDescription
        features
        includedItems
        condition
        productLabels
        bestSellingRank
        updatedAt
        brand {
          id
        }
        category {
          id
        }
        images {
          href
        }
        attributes {
          name
          value
        }
      }
    }
  }
`;
}

interface FrameAnswer {
  readonly shop: {
    readonly catalogueState: { readonly revision: string };
    readonly getCategories: Catalogue["categories"];
    readonly getAllBrands: Catalogue["brands"];
  };
}

interface ProductsAnswer {
  readonly shop: { readonly catalogueProducts: readonly CatalogueProduct[] };
}

/** Reads categories, brands and all live products. @throws Error saying what the API refused. */
export async function readCatalogue(runQuery: RunQuery): Promise<Catalogue> {
  const { shop } = await answerOf<FrameAnswer>(runQuery, frameQuery);
  return {
    revision: shop.catalogueState.revision,
    categories: shop.getCategories,
    brands: shop.getAllBrands,
    products: await readProducts(runQuery),
  };
}

async function readProducts(runQuery: RunQuery): Promise<CatalogueProduct[]> {
  const first = LIMITS.catalogue.exportPageSize;
  const products: CatalogueProduct[] = [];
  for (;;) {
    const after = products.at(-1)?.productId ?? null;
    const { shop } = await answerOf<ProductsAnswer>(runQuery, productsQuery(after, first));
    products.push(...shop.catalogueProducts.map(compact));
    if (shop.catalogueProducts.length < first) return products;
  }
}

/**
 * GraphQL answers with objects that have no prototype, which the engine keeps as hash tables of twice the size; the
 * build holds every product until its last page is made.
 */
function compact(product: CatalogueProduct): CatalogueProduct {
  return {
    ...product,
    images: product.images.map(({ href }) => ({ href })),
    attributes: product.attributes.map(({ name, value }) => ({ name, value })),
  };
}

async function answerOf<Answer>(runQuery: RunQuery, query: string): Promise<Answer> {
  const { data, errors } = await runQuery<Answer>(query);
  if (errors) throw new Error(`The catalogue could not be read from the API: ${describe(errors)}`);
  return data!;
}

function describe(errors: unknown): string {
  return [errors]
    .flat()
    .map((error) => (error instanceof Object && "message" in error ? String(error.message) : String(error)))
    .join("; ");
}
