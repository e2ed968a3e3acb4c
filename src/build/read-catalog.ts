/** Reads the whole catalogue through gatsby-source-graphql: a few large pages instead of a query for each product. */
import { readProductLines } from "../../contract/catalogue-export";
import type { CatalogueExport } from "../../contract/graphql/generated";
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
function pageQuery(after: string | null, first: number): string {
  return /* GraphQL */ `
  {
    shop {
      exportCatalogue(after: ${JSON.stringify(after)}, first: ${first}) {
        products
        next
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

interface PageAnswer {
  readonly shop: { readonly exportCatalogue: CatalogueExport };
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
  const products: CatalogueProduct[] = [];
  let after: string | null = null;
  do {
    const { shop }: PageAnswer = await answerOf(runQuery, pageQuery(after, LIMITS.catalogue.exportPageSize));
    products.push(...readProductLines(shop.exportCatalogue.products));
    after = shop.exportCatalogue.next ?? null;
  } while (after !== null);
  return products;
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
