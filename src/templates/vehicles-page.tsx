import type { HeadProps, PageProps } from "gatsby";
import { breadcrumbsJsonLd } from "../app/head/json-ld";
import { Seo } from "../app/head/seo";
import type { VehiclesView } from "../catalogue/views/catalogue-views";
import { VehiclesPage } from "../features/vehicles/vehicles-page";
import { readView, type PageContext } from "../lib/page-view";

interface Context {
  readonly vehicles: VehiclesView;
}

export default function VehiclesTemplate({ pageContext }: PageProps<object, PageContext>) {
  return <VehiclesPage vehicles={readView<Context>(pageContext).vehicles} />;
}

export function Head({ location, pageContext }: HeadProps<object, PageContext>) {
  const { vehicles } = readView<Context>(pageContext);
  return (
    <Seo
      title={vehicles.title}
      description={vehicles.intro}
      path={location.pathname}
      jsonLd={(toAbsolute) => [breadcrumbsJsonLd(vehicles.breadcrumbs, toAbsolute)]}
    />
  );
}
