/** Money that is stuck: the list staff work on, kept in step with the books. */
import type { AuditTrail } from "../audit/audit.port";
import type { Feature, Host } from "../feature";
import type { ShownMoney } from "../orders/reading/shown-money.port";
import { createCaseStore } from "./cases.store";
import { reconcile } from "./reconciling.store";
import { registerMoneyRoutes } from "./stuck-money.routes";
import { MoneyService } from "./stuck-money.service";

export interface StuckMoneyParts {
  readonly trail: AuditTrail;
  readonly sources: readonly Pick<ShownMoney, "troubles">[];
}

/** How long money is stuck before anybody is told; the books of a year are read each time. */
const LOOK_MS = 30_000;

export function openStuckMoney(host: Host, { trail, sources }: StuckMoneyParts): Feature {
  const { db, backgroundDb, sealer } = host;
  const troubles = sources.map((source) => source.troubles);
  const service = new MoneyService({ cases: createCaseStore(db, sealer), trail });
  return {
    routes: (rest) => registerMoneyRoutes(rest, service),
    jobs: [
      {
        name: "payments.exceptions",
        everyMs: LOOK_MS,
        run: () => reconcile(backgroundDb, troubles).then(() => false),
      },
    ],
  };
}
