import type { HeadProps, PageProps } from "gatsby";
import { shopJsonLd } from "../app/head/json-ld";
import { Seo } from "../app/head/seo";
import type { HomeView } from "../catalogue/views/catalogue-views";
import { featuredOf } from "../features/catalogue/home/featured";
import { HomePage } from "../features/catalogue/home/home-page";
import { readView, type PageContext } from "../lib/page-view";

interface Context {
  readonly home: HomeView;
}

export default function HomeTemplate({ pageContext }: PageProps<object, PageContext>) {
  return <HomePage home={readView<Context>(pageContext).home} />;
}

export function Head({ location, pageContext }: HeadProps<object, PageContext>) {
  const { home } = readView<Context>(pageContext);
  return (
    <Seo
      title="Electronics to own or lease, with every total in plain sight"
      description="Computers, televisions, appliances, phones and more. Pay the cash price or lease in small payments, with the number of payments and the total cost shown."
      path={location.pathname}
      preload={{ image: featuredOf(home)[0]?.image, place: "room" }}
      jsonLd={(toAbsolute, shop) => shopJsonLd(shop, toAbsolute)}
    />
  );
}
