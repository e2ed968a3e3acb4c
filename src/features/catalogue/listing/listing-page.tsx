/** A static page of a category or a brand. */
import { useState } from "react";
import { LABELS } from "#contract/messages";
import { saveSearchPath } from "#contract/site/paths";
import { Breadcrumbs } from "../../../ui/breadcrumbs";
import { Pagination } from "../../../ui/pagination";
import type { CountedLink, ListingView } from "../../../catalogue/views/catalogue-views";
import { CategoryTiles } from "./category-tiles";
import { LineTable } from "./line-table";
import { Finder } from "../../../catalogue/finder/finder";
import { MyVehicleLine } from "../../../catalogue/cards/my-vehicle-line";
import { FacetForm } from "../../../catalogue/search/facet-form";
import {
  SEARCH_PLACE,
  placeOf,
  wholePageOf,
  type ListingPlace,
} from "../../../catalogue/search/listing-place";
import { ListingToolbar, PageSize } from "../../../catalogue/search/listing-toolbar";
import { SEARCH_RESULTS_ID } from "../../../catalogue/search/results-place";
import { EMPTY_QUERY, isNarrowed, parseSearchQuery, searchUrl } from "../../../catalogue/search/search-query";
import { ProductPicture } from "../../../catalogue/cards/product-picture";
import { ProductGrid } from "../../../catalogue/cards/product-grid";

/** Inlined on pages of brands and lines only: the style sheet is in every page. */
const LOGO_STYLE = { float: "left", width: 72, marginRight: 16 } as const;

interface ListingPageProps {
  readonly listing: ListingView;
  /** Query string of the address, as in window.location. */
  readonly search?: string;
}

export function ListingPage({ listing, search = "" }: ListingPageProps) {
  return (
    <div className="wrap" data-listing={listing.totalCount}>
      <Breadcrumbs items={listing.breadcrumbs} />
      <header className="intro">
        {listing.image && (
          <span style={LOGO_STYLE}>
            <ProductPicture
              image={listing.image}
              alt={isLine(listing) ? listing.title : `${listing.title} logo`}
              place="thumb"
            />
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
        {listing.cards.some(({ fit }) => fit) && <MyVehicleLine />}
      </header>
      {listing.finder && <Finder first={listing.finder} />}
      <CategoryTiles tiles={listing.tiles} />
      <Results listing={listing} search={search} />
    </div>
  );
}

/** All products of the page, replaced by the site host or the app for filtered addresses. */
function Results({ listing, search }: Required<ListingPageProps>) {
  const place = placeOf(listing.breadcrumbs.at(-1)!.url) ?? SEARCH_PLACE;
  const [isFilled, setFilled] = useState(() => isFilledByHost(place, search));
  // The unfiltered listing returns when all filters are removed.
  if (isFilled && !isNarrowed(parseSearchQuery(new URLSearchParams(search), place))) setFilled(false);
  // Content written by the site host is replaced by the app, not by React.
  if (isFilled)
    return (
      <div
        key="filled"
        id={SEARCH_RESULTS_ID}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: "" }}
      />
    );
  return (
    <div key="whole" id={SEARCH_RESULTS_ID}>
      {isLine(listing) ? (
        <LineTable listing={listing} place={place} />
      ) : (
        <Products listing={listing} place={place} />
      )}
      {isSizePage(place) && (
        <p>
          <a rel="nofollow" href={saveSearchPath(place.path)}>
            {LABELS.saveSearch}
          </a>
        </p>
      )}
      <Attributes listing={listing} />
      <Narrower listing={listing} />
    </div>
  );
}

/** The page of one tire size, which has no search form to save from. */
const isSizePage = ({ path }: ListingPlace) => path.startsWith("/tires/");

const isLine = ({ cards }: ListingView) => cards.some(({ ofLine }) => ofLine);

interface ProductsProps {
  readonly listing: ListingView;
  readonly place: ListingPlace;
}

function Products({ listing, place }: ProductsProps) {
  return (
    <div className="listing">
      <FacetForm
        place={place}
        facets={listing.facets}
        {...(listing.hasMoreFilters ? { allUrl: withAllFilters(place) } : {})}
      />
      <section>
        <h2 className="vh">Products</h2>
        <ListingToolbar
          page={listing.page}
          totalCount={listing.totalCount}
          sort={null}
          pageSize={listing.pageSize}
          hasText={false}
        />
        {listing.cards.length > 0 ? <ProductGrid cards={listing.cards} isFirst /> : <NoProducts />}
        <Pagination
          page={listing.page}
          pageCount={listing.pageCount}
          urlOf={(page) => wholePageOf(place, page)}
          hasShortcuts
        />
        <PageSize pageSize={listing.pageSize} />
      </section>
    </div>
  );
}

/** The same products from the API, which has no byte limit. Requests the default order explicitly. */
function withAllFilters(place: ListingPlace): string {
  return searchUrl({ ...EMPTY_QUERY, place, sort: "BEST_SELLING" });
}

/** Attribute pages of the category that people search for. */
function Attributes({ listing }: Pick<ListingPageProps, "listing">) {
  if (!listing.attributeLinks) return null;
  return <Chips label={`Popular in ${listing.title}`} links={listing.attributeLinks} />;
}

/** Links to a brand's pages in the category, or to the brand's categories; below the products. */
function Narrower({ listing }: Pick<ListingPageProps, "listing">) {
  if (!listing.links) return null;
  const label = listing.kind === "category" ? "Brands in this category" : "Categories from this brand";
  return <Chips label={label} links={listing.links} />;
}

function Chips({ label: name, links }: { readonly label: string; readonly links: readonly CountedLink[] }) {
  return (
    <nav aria-label={name}>
      <ul className="chips">
        {links.map(({ label, url, productCount }) => (
          <li key={url}>
            <a href={url}>
              {label} <small>{productCount.toLocaleString("en-US")}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** True when the site host rendered the page with the results of this address. */
function isFilledByHost(place: ListingPlace, search: string): boolean {
  if (typeof document === "undefined") return false;
  const filled = document.getElementById(SEARCH_RESULTS_ID)?.dataset["url"];
  return filled !== undefined && filled === searchUrl(parseSearchQuery(new URLSearchParams(search), place));
}

function NoProducts() {
  return (
    <div className="empty">
      <h3>Nothing here yet</h3>
      <p>New products arrive often. Try another department, or search for what you need.</p>
    </div>
  );
}
