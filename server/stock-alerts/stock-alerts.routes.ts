/** REST routes of stock alerts (STOCKALERT-1). */
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import type { Rest } from "../http/rest/rest";
import type { StockAlertService } from "./stock-alerts.service";

const sentences = MESSAGES.stockAlerts;

export function registerStockAlertRoutes(rest: Rest, service: StockAlertService): void {
  rest.open(REST.requestStockAlert, async ({ body, origin }) => {
    await service.requestAlert(body, origin);
    return { data: null, message: sentences.confirmationSent };
  });
  rest.open(REST.confirmStockAlert, async ({ body }) => {
    await service.confirm(body.token);
    return { data: null, message: sentences.confirmed };
  });
  rest.open(REST.endStockAlert, async ({ body }) => {
    await service.end(body.token);
    return { data: null, message: sentences.ended };
  });
}
