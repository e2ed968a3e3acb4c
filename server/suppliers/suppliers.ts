/** Supplier ordering: staff calls, and the workers that submit and track orders. */
import type { AuditTrail } from "../audit/audit.port";
import type { Feature, Host } from "../feature";
import type { OrderFulfilment } from "../orders/changing/ports/fulfilment.port";
import { registerSupplierBills } from "./bills/bills.routes";
import { SupplierBillService } from "./bills/bills.service";
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
  readonly trail: AuditTrail;
}

export interface Suppliers extends Feature {
  readonly isOrdered: typeof isOrdered;
}

export function openSuppliers(host: Host, { settings, orders, trail }: SuppliersParts): Suppliers {
  const { db, sealer, backgroundDb, log } = host;
  const { access, submitAfterMinutes } = settings;
  const suppliers = openOrdering(access);
  const service = new SupplierOrdersService({ db, orders, suppliers: [...suppliers.keys()] });
  const bills = new SupplierBillService({ db, sealer, trail });
  const parts = { db: backgroundDb, orders, suppliers, log };
  return {
    isOrdered,
    routes: (rest) => registerSupplierBills(rest, bills),
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
