import { ROUTES } from "#contract/site/paths";
import { Seo } from "../app/head/seo";
import { SearchPage } from "../features/catalogue/listing/search-page";

export default SearchPage;

export function Head() {
  return <Seo title="Search" description="Search all products." path={ROUTES.search} isIndexed={false} />;
}
