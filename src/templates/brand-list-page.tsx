import type { HeadProps, PageProps } from "gatsby";
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site-paths";
import { breadcrumbsJsonLd } from "../app/head/json-ld";
import { Seo } from "../app/head/seo";
import { BrandListPage } from "../features/catalog/listing/brand-list-page";
import type { BrandListView } from "../catalogue/views/catalog-views";
import { readView, type PageContext } from "../lib/page-view";

interface Context {
  readonly list: BrandListView;
}

export default function BrandListTemplate({ pageContext }: PageProps<object, PageContext>) {
  return <BrandListPage list={readView<Context>(pageContext).list} />;
}

export function Head({ location, pageContext }: HeadProps<object, PageContext>) {
  const path = location.pathname;
  const { list } = readView<Context>(pageContext);
  const breadcrumbs = [
    { label: "Home", url: ROUTES.home },
    { label: "Brands", url: path },
  ];
  return (
    <Seo
      title={LABELS.allBrands}
      description={`The ${list.brands.length} brands we carry, with their products and ratings.`}
      path={path}
      jsonLd={(toAbsolute) => [breadcrumbsJsonLd(breadcrumbs, toAbsolute)]}
    />
  );
}
