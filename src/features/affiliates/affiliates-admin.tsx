/** Affiliates in the back office: the list, or the affiliate in the address (AFFILIATE-9). */
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { idBelow } from "../../ui/list/list-address";
import { AffiliateList } from "./affiliate-list";
import { AffiliateScreen } from "./affiliate-screen";

interface AffiliatesAdminProps {
  readonly location: { readonly pathname: string; readonly search: string };
}

export function AffiliatesAdmin({ location }: AffiliatesAdminProps) {
  const code = idBelow(BACKOFFICE_ROUTES.affiliates, location.pathname);
  if (code === null) return <AffiliateList search={location.search} />;
  return <AffiliateScreen key={code} code={code} />;
}
