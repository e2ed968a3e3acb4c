/** Mails to customers who wait for an out-of-stock product. */
import type { CatalogueReading, StockReading } from "../catalogue/catalogue.port";
import type { Feature, Host } from "../feature";
import { createStockAlertData } from "./personal-data.store";
import { registerStockAlertRoutes } from "./stock-alerts.routes";
import { StockAlertService } from "./stock-alerts.service";
import { createStockAlertStore, STOCK_ALERTS_DUE } from "./stock-alerts.store";

export function openStockAlerts(host: Host, catalogue: CatalogueReading, stock: StockReading): Feature {
  const { db, sealer, limits, shop } = host;
  const store = createStockAlertStore(db, sealer);
  const service = new StockAlertService({ store, catalogue, stock, limits, shop });
  return {
    routes: (rest) => registerStockAlertRoutes(rest, service),
    jobs: [{ name: "stock-alerts.mails", due: STOCK_ALERTS_DUE, run: () => service.sendRestockMails() }],
    cleanUp: [() => store.forgetUnconfirmed()],
    personalData: [createStockAlertData(db, sealer)],
  };
}
