/** Campaigns in the back office: the list, a new one, or the one in the address (CAMPAIGN-1). */
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { idBelow } from "../../ui/list/list-address";
import { CampaignList } from "./campaign-list";
import { CampaignScreen } from "./campaign-screen";
import { NewCampaign } from "./new-campaign";

interface CampaignsAdminProps {
  readonly location: { readonly pathname: string; readonly search: string };
}

const NEW = idBelow(BACKOFFICE_ROUTES.campaigns, BACKOFFICE_ROUTES.newCampaign);

export function CampaignsAdmin({ location }: CampaignsAdminProps) {
  const id = idBelow(BACKOFFICE_ROUTES.campaigns, location.pathname);
  if (id === null) return <CampaignList search={location.search} />;
  return id === NEW ? <NewCampaign /> : <CampaignScreen key={id} id={id} />;
}
