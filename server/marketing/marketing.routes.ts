/** REST routes of contact and newsletter (MARKETING-1, MARKETING-2, MARKETING-4). */
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import type { Rest } from "../http/rest/rest";
import type { MarketingService } from "./marketing.service";

export function registerMarketingRoutes(rest: Rest, service: MarketingService): void {
  rest.open(REST.contact, async ({ body, origin }) => {
    await service.contact(body, origin);
    return { data: null, message: MESSAGES.marketing.contactReceived };
  });
  rest.open(REST.subscribe, async ({ body, origin }) => {
    await service.subscribe(body.email, origin);
    return { data: null, message: MESSAGES.marketing.confirmSubscription };
  });
  rest.open(REST.confirmSubscription, async ({ body }) => {
    await service.confirm(body.proof);
    return { data: null, message: MESSAGES.marketing.subscribed };
  });
  rest.open(REST.unsubscribe, async ({ params }) => {
    await service.unsubscribe(params.id);
    return { data: null, message: MESSAGES.marketing.unsubscribed };
  });
}
