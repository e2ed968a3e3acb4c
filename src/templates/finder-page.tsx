import type { HeadProps, PageProps } from "gatsby";
import { FINDER_LABELS } from "#contract/vehicles/messages";
import { Seo } from "../app/head/seo";
import type { FirstChoices } from "../catalogue/views/catalogue-views";
import { FinderPage } from "../features/vehicles/finder-page";
import { readView, type PageContext } from "../lib/page-view";

interface Context {
  readonly first: FirstChoices;
}

export default function FinderTemplate({ location, pageContext }: PageProps<object, PageContext>) {
  return <FinderPage first={readView<Context>(pageContext).first} search={location.search} />;
}

export function Head({ location }: HeadProps) {
  return (
    <Seo
      title={FINDER_LABELS.title}
      description="By the year, make, model and trim of your vehicle, or by the size on the side of your tires."
      path={location.pathname}
      isIndexed={false}
    />
  );
}
