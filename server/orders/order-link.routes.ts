/** REST route to request a new order link (CALL-11). */
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import type { Rest } from "../http/rest/rest";
import type { OrderLinkService } from "./order-link.service";

export function registerOrderLinkRoutes(rest: Rest, service: OrderLinkService): void {
  rest.open(REST.mailOrderLink, async ({ body, origin }) => {
    await service.send(body, origin);
    return { data: null, message: MESSAGES.orders.linkRequested };
  });
}
