import type { HeadProps, PageProps } from "gatsby";
import { DEFAULT_PAGE_SIZE } from "#contract/limits";
import { breadcrumbsJsonLd, itemListJsonLd } from "../app/json-ld";
import { Seo, preloaded } from "../app/seo";
import type { ListingView } from "../features/catalog/catalog-views";
import { ListingPage } from "../features/catalog/listing-page";

interface Context {
  readonly listing: ListingView;
}

export default function ListingTemplate({ pageContext }: PageProps<object, Context>) {
  return <ListingPage listing={pageContext.listing} />;
}

export function Head({ location, pageContext: { listing } }: HeadProps<object, Context>) {
  const where = listing.page > 1 ? ` – page ${listing.page}` : "";
  return (
    <Seo
      title={`${listing.title}${where}`}
      description={`${listing.intro} ${listing.totalCount} products${where}.`}
      path={location.pathname}
      picture={listing.cards[0]?.image}
      preload={preloaded(listing.cards[0]?.image, "card")}
      isIndexed={listing.totalCount > 0}
      jsonLd={(toAbsolute) => [
        breadcrumbsJsonLd(listing.breadcrumbs, toAbsolute),
        itemListJsonLd(listing, DEFAULT_PAGE_SIZE, toAbsolute),
      ]}
    />
  );
}
