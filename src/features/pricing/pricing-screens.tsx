/** Pricing in the back office: the rules, one of them, or their versions, as the address says. */
import { NEW_RULE_PATH, PRICE_VERSIONS_PATH } from "#contract/site/backoffice-paths";
import { ROUTES } from "#contract/site/paths";
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
  if (path === PRICE_VERSIONS_PATH) return <VersionList search={search} />;
  if (path === NEW_RULE_PATH) return <RuleScreen id={null} />;
  const id = idBelow(ROUTES.backofficePricing, path);
  return id === null ? <RuleList search={search} /> : <RuleScreen key={id} id={id} />;
}
