/** The head of an area's page. It stands alone: the back office has it, and its own frame. */
import { Seo } from "../head/seo";
import { headingAt, type Area } from "./area";

interface AreaHeadProps {
  readonly area: Area;
  readonly location: { readonly pathname: string };
}

export function AreaHead({ area, location }: AreaHeadProps) {
  const title = headingAt(area, location.pathname);
  return <Seo title={title} description={area.heading} path={area.path} isIndexed={false} />;
}
