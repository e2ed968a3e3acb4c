/** Supplier ordering: staff calls, and the workers that submit and track orders. */
import type { Feature, Host } from "../feature";
import type { OrderFulfilment } from "../orders/changing/ports/fulfilment.port";
import { submitDue, enqueueReadyOrders } from "./submitting.service";
import { supplierOrdersResolvers } from "./supplier-orders.resolvers";
import { SupplierOrdersService } from "./supplier-orders.service";
import { creationDue, isOrdered, SUBMISSIONS, TRACKING } from "./supplier-orders.store";
import type { SupplierSettings } from "./suppliers.settings";
import { trackDue } from "./tracking.service";
import { openOrdering } from "./vendors/vendors";

export interface SuppliersParts {
  readonly settings: SupplierSettings;
  readonly orders: OrderFulfilment;
}

export interface Suppliers extends Feature {
  readonly isOrdered: typeof isOrdered;
}

export function openSuppliers(host: Host, { settings, orders }: SuppliersParts): Suppliers {
  const { db, backgroundDb, log } = host;
  const { access, submitAfterMinutes } = settings;
  const suppliers = openOrdering(access);
  const service = new SupplierOrdersService({ db, orders, suppliers: [...suppliers.keys()] });
  const parts = { db: backgroundDb, orders, suppliers, log };
  return {
    isOrdered,
    resolvers: [supplierOrdersResolvers(service)],
    jobs: [
      {
        name: "suppliers.order-creation",
        due: creationDue(submitAfterMinutes, [...suppliers.keys()]),
        run: () => enqueueReadyOrders(parts, submitAfterMinutes),
      },
      { name: "suppliers.order-submission", due: SUBMISSIONS.due, run: () => submitDue(parts) },
      { name: "suppliers.order-tracking", due: TRACKING.due, run: () => trackDue(parts) },
    ],
  };
}
