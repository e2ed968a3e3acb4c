/** Pricing in the back office: the rules, one rule, or the versions, by address. */
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { idBelow } from "../../ui/list/list-address";
import { RuleList } from "./rule-list";
import { RuleScreen } from "./rule-screen";
import { VersionList } from "./version-list";

interface PricingScreensProps {
  readonly location: { readonly pathname: string; readonly search: string };
}

export function PricingScreens({ location }: PricingScreensProps) {
  const { pathname, search } = location;
  const path = pathname.endsWith("/") ? pathname : `${pathname}/`;
  if (path === BACKOFFICE_ROUTES.priceVersions) return <VersionList search={search} />;
  if (path === BACKOFFICE_ROUTES.newRule)
    return <RuleScreen id={null} sku={new URLSearchParams(search).get("sku")} />;
  const id = idBelow(BACKOFFICE_ROUTES.pricing, path);
  return id === null ? <RuleList search={search} /> : <RuleScreen key={id} id={id} />;
}
