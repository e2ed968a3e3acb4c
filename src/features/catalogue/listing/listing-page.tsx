/** A static page of a category or a brand. */
import { brandPath, categoryPath } from "#contract/site-paths";
import { FACETS } from "#contract/facets";
import { DEFAULT_PAGE_SIZE } from "#contract/limits";
import { Breadcrumbs } from "../../../ui/breadcrumbs";
import { Pagination } from "../../../ui/pagination";
import type { ListingView } from "../../../catalogue/views/catalogue-views";
import { CategoryTiles } from "./category-tiles";
import { FacetForm } from "../../../catalogue/search/facet-form";
import { ListingToolbar, PageSize } from "../../../catalogue/search/listing-toolbar";
import { ProductPicture } from "../../../catalogue/cards/product-picture";
import { ProductGrid } from "../../../catalogue/cards/product-grid";

/** Only pages of brands pay for it: style sheets stand in every page. */
const MARK = { float: "left", width: 72, marginRight: 16 } as const;

export function ListingPage({ listing }: { readonly listing: ListingView }) {
  const isCategory = listing.kind === "category";
  const ownFacet = isCategory ? "CATEGORY" : "BRAND";
  const urlOf = (page: number) =>
    isCategory ? categoryPath({ slug: listing.id }, page) : brandPath({ id: listing.id }, page);
  return (
    <div className="wrap" data-listing="">
      <Breadcrumbs items={listing.breadcrumbs} />
      <header className="intro">
        {listing.image && (
          <span style={MARK}>
            <ProductPicture image={listing.image} alt={`Mark of ${listing.title}`} place="thumb" />
          </span>
        )}
        <h1>
          {listing.title}{" "}
          <small>
            {listing.totalCount.toLocaleString("en-US")} {listing.totalCount === 1 ? "product" : "products"}
            {listing.page > 1 && `, page ${listing.page}`}
          </small>
        </h1>
        {listing.intro && <p>{listing.intro}</p>}
      </header>
      <CategoryTiles tiles={listing.tiles} />
      <div className="listing">
        <FacetForm
          facets={listing.facets.filter((facet) => facet.key !== ownFacet)}
          kept={[[FACETS[ownFacet].param, listing.id]]}
        />
        <section>
          <h2 className="vh">Products</h2>
          <ListingToolbar
            page={listing.page}
            totalCount={listing.totalCount}
            sort={null}
            pageSize={DEFAULT_PAGE_SIZE}
            hasText={false}
          />
          {listing.cards.length > 0 ? <ProductGrid cards={listing.cards} isFirst /> : <NoProducts />}
          <Pagination page={listing.page} pageCount={listing.pageCount} urlOf={urlOf} />
          <PageSize pageSize={DEFAULT_PAGE_SIZE} />
        </section>
      </div>
    </div>
  );
}

function NoProducts() {
  return (
    <div className="empty">
      <h3>Nothing here yet</h3>
      <p>New products arrive often. Look at another department, or search for what you need.</p>
    </div>
  );
}
