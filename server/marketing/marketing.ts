/** Contact requests and the newsletter, for visitors and staff. */
import { unsubscribeParams } from "#contract/marketing/schema";
import { REST } from "#contract/rest/endpoints";
import { newsletterPath } from "#contract/site/paths";
import { leadToWayOut } from "../http/rest/ways-out";
import type { AuditTrail } from "../audit/audit.port";
import type { Feature, Host } from "../feature";
import { registerMarketingAdmin } from "./admin/admin.routes";
import { registerMarketingRoutes } from "./marketing.routes";
import { MarketingService } from "./marketing.service";
import { createMarketingData } from "./personal-data.store";

export interface MarketingParts {
  readonly trail: AuditTrail;
  /** Base URL of the one-click unsubscribe links. */
  readonly apiUrl: string;
}

export function openMarketing(host: Host, { trail, apiUrl }: MarketingParts): Feature {
  const { db, sealer, shop } = host;
  const service = new MarketingService({ ...host, apiUrl });
  return {
    routes(rest) {
      registerMarketingRoutes(rest, service);
      registerMarketingAdmin({ ...host, rest, trail });
    },
    webhooks: (app) =>
      leadToWayOut(app, {
        path: REST.unsubscribe.path,
        params: unsubscribeParams,
        pageOf: ({ id }) => shop.siteUrl + newsletterPath("leave", id),
      }),
    personalData: [createMarketingData(db, sealer)],
  };
}
