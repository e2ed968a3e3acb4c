/** Money that is stuck: the list staff work on, kept in step with the books. */
import type { AuditTrail } from "../audit/audit.port";
import type { Feature, Host } from "../feature";
import type { DisplayedMoney } from "../orders/reading/displayed-money.port";
import { createCaseStore } from "./cases.store";
import { reconcile } from "./reconciling.store";
import { registerMoneyRoutes } from "./payment-exceptions.routes";
import { MoneyService } from "./payment-exceptions.service";

export interface PaymentExceptionsParts {
  readonly trail: AuditTrail;
  readonly sources: readonly Pick<DisplayedMoney, "troubles">[];
}

/** How long money is stuck before anybody is told; the books of a year are read each time. */
const LOOK_MS = 30_000;

export function openPaymentExceptions(host: Host, { trail, sources }: PaymentExceptionsParts): Feature {
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
