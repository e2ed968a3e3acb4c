/** Mails to those who wait for a product that is out of stock. */
import type { CatalogueReading } from "../catalogue/catalogue.port";
import type { Feature, Host } from "../feature";
import { createStockAlertData } from "./personal-data.store";
import { registerStockAlertRoutes } from "./stock-alerts.routes";
import { StockAlertService } from "./stock-alerts.service";
import { createStockAlertStore } from "./stock-alerts.store";

/** How soon who waits for a product is told that it is back. */
const LOOK_MS = 5_000;

export function openStockAlerts(host: Host, catalogue: CatalogueReading): Feature {
  const { db, sealer, limits, shop } = host;
  const store = createStockAlertStore(db, sealer);
  const service = new StockAlertService({ store, catalogue, limits, shop });
  return {
    routes: (rest) => registerStockAlertRoutes(rest, service),
    jobs: [{ name: "stock alerts", everyMs: LOOK_MS, run: () => service.tellWhoWaits() }],
    personalData: [createStockAlertData(db, sealer)],
  };
}
