/** Money that is stuck, put together for server/app.ts. */
import type { AuditTrail } from "../audit/audit.port";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import { startWorker, type Worker, type WorkerLog } from "../gateways/worker";
import type { Rest } from "../http/rest";
import type { ShownMoney } from "../orders/reading/shown-money.port";
import { createCaseStore } from "./cases.store";
import { registerMoneyRoutes } from "./stuck-money.routes";
import { MoneyService } from "./stuck-money.service";
import { reconcile } from "./reconciling.store";

export interface MoneyDeskParts {
  readonly rest: Rest;
  readonly db: Db;
  readonly backgroundDb: Db;
  readonly sealer: Sealer;
  readonly trail: AuditTrail;
  readonly sources: readonly Pick<ShownMoney, "troubles">[];
  readonly log: WorkerLog;
}

/** How long money is stuck before anybody is told; the books of a year are read each time. */
const LOOK_MS = 30_000;

export function createMoneyDesk(parts: MoneyDeskParts): { startWorkers(): Worker } {
  const { rest, db, backgroundDb, sealer, trail, sources, log } = parts;
  const troubles = sources.map((source) => source.troubles);
  registerMoneyRoutes(rest, new MoneyService({ cases: createCaseStore(db, sealer), trail }));
  const look = async () => {
    await reconcile(backgroundDb, troubles);
    return false;
  };
  return { startWorkers: () => startWorker("money that is stuck", LOOK_MS, look, log) };
}
