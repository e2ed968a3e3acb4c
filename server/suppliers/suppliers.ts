/** Wires ordering at suppliers: what staff may do, and what goes on by itself. */
import type { Db } from "../db/client";
import { startWorker, type Worker, type WorkerLog } from "../gateways/worker";
import type { OrderFulfilment } from "../orders/changing/fulfilment.port";
import { BestBuyGateway } from "./vendors/bestbuy/bestbuy.gateway";
import { submitDue, writeDownReady } from "./submitting.service";
import { isOrdered } from "./supplier-orders.store";
import { SupplierOrdersService } from "./supplier-orders.service";
import { supplierOrdersResolvers } from "./supplier-orders.resolvers";
import type { SupplierOrdering } from "./vendors/supplier.port";
import { BESTBUY_TYPE, type SupplierSettings } from "./suppliers.settings";
import { lookAfterDue } from "./tracking.service";

export interface SuppliersParts {
  readonly db: Db;
  /** For work nobody waits for. */
  readonly backgroundDb: Db;
  readonly settings: SupplierSettings;
  readonly orders: OrderFulfilment;
  readonly log: WorkerLog;
}

const WORK_MS = 1_000;

export function createSuppliers({ db, backgroundDb, settings, orders, log }: SuppliersParts) {
  const { bestBuy, submitAfterMinutes } = settings;
  const suppliers: ReadonlyMap<string, SupplierOrdering> = new Map(
    bestBuy ? [[BESTBUY_TYPE, new BestBuyGateway(bestBuy)]] : [],
  );
  const service = new SupplierOrdersService({ db, orders, suppliers: [...suppliers.keys()] });
  return {
    isOrdered,
    resolvers: supplierOrdersResolvers(service),
    startWorkers(): Worker {
      const parts = { db: backgroundDb, orders, suppliers, log };
      const workers = [
        startWorker("orders to suppliers", WORK_MS, () => writeDownReady(parts, submitAfterMinutes), log),
        startWorker("submitting to suppliers", WORK_MS, () => submitDue(parts), log),
        startWorker("orders at suppliers", WORK_MS, () => lookAfterDue(parts), log),
      ];
      return { stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))) };
    },
  };
}
