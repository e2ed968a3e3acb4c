/** Contact and newsletter (MARKETING-1, MARKETING-2). */
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest-endpoints";
import type { Rest } from "../http/rest";
import type { MarketingService } from "./marketing.service";

export function registerMarketingRoutes(rest: Rest, service: MarketingService): void {
  rest.open(REST.contact, async ({ body, origin }) => {
    await service.contact(body, origin);
    return { data: null, message: MESSAGES.marketing.contactReceived };
  });
  rest.open(REST.subscribe, async ({ body, origin }) => {
    await service.subscribe(body.email, origin);
    return { data: null, message: MESSAGES.marketing.subscribed };
  });
}
