import type { HeadProps, PageProps } from "gatsby";
import { countWords } from "#contract/fields/count-words";
import { breadcrumbsJsonLd, itemListJsonLd } from "../app/head/json-ld";
import { Seo } from "../app/head/seo";
import type { ListingView } from "../catalogue/views/catalogue-views";
import { ListingPage } from "../features/catalogue/listing/listing-page";
import { readView, type PageContext } from "../lib/page-view";

interface Context {
  readonly listing: ListingView;
}

export default function ListingTemplate({ location, pageContext }: PageProps<object, PageContext>) {
  return <ListingPage listing={readView<Context>(pageContext).listing} search={location.search} />;
}

export function Head({ location, pageContext }: HeadProps<object, PageContext>) {
  const { listing } = readView<Context>(pageContext);
  const where = listing.page > 1 ? ` – page ${listing.page}` : "";
  return (
    <Seo
      title={listing.kind === "brand" ? `All ${listing.title} products` : listing.title}
      titleSuffix={listing.page > 1 ? `page ${listing.page}` : null}
      description={`${listing.intro} ${countWords(listing.totalCount, "product")}${where}.`}
      path={location.pathname}
      picture={listing.cards[0]?.image}
      preload={{ image: listing.cards[0]?.image, place: "card" }}
      isIndexed={listing.totalCount > 0}
      jsonLd={(toAbsolute) => [
        breadcrumbsJsonLd(listing.breadcrumbs, toAbsolute),
        itemListJsonLd(listing, toAbsolute),
      ]}
    />
  );
}
