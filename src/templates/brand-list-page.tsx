import type { HeadProps, PageProps } from "gatsby";
import { LABELS } from "#contract/messages";
import { breadcrumbsJsonLd } from "../app/head/json-ld";
import { Seo } from "../app/head/seo";
import { BRANDS_BREADCRUMBS, BrandListPage } from "../features/catalogue/listing/brand-list-page";
import type { BrandListView } from "../catalogue/views/catalogue-views";
import { readView, type PageContext } from "../lib/page-view";

interface Context {
  readonly list: BrandListView;
}

export default function BrandListTemplate({ pageContext }: PageProps<object, PageContext>) {
  return <BrandListPage list={readView<Context>(pageContext).list} />;
}

export function Head({ location, pageContext }: HeadProps<object, PageContext>) {
  const { list } = readView<Context>(pageContext);
  return (
    <Seo
      title={LABELS.allBrands}
      description={`The ${list.brands.length} brands we sell, with their products and ratings.`}
      path={location.pathname}
      jsonLd={(toAbsolute) => [breadcrumbsJsonLd(BRANDS_BREADCRUMBS, toAbsolute)]}
    />
  );
}
