/** Payment exceptions: the staff's work list, reconciled with the ledgers. */
import type { AuditTrail } from "../audit/audit.port";
import type { Feature, Host } from "../feature";
import type { DisplayedMoney } from "../orders/reading/displayed-money.port";
import { createCaseStore } from "./cases.store";
import { reconcile } from "./reconcile.change";
import { registerMoneyRoutes } from "./payment-exceptions.routes";
import { MoneyService } from "./payment-exceptions.service";

export interface PaymentExceptionsParts {
  readonly trail: AuditTrail;
  readonly sources: readonly Pick<DisplayedMoney, "troubles">[];
}

/**
 * Interval of the reconciliation, which reads a year of ledgers; also the delay until an exception is listed.
 */
const RECONCILE_MS = 30_000;

export function openPaymentExceptions(host: Host, { trail, sources }: PaymentExceptionsParts): Feature {
  const { db, backgroundDb, sealer } = host;
  const troubles = sources.map((source) => source.troubles);
  const service = new MoneyService({ db, sealer, cases: createCaseStore(db, sealer), trail });
  return {
    routes: (rest) => registerMoneyRoutes(rest, service),
    jobs: [
      {
        name: "payments.exceptions",
        everyMs: RECONCILE_MS,
        run: () => reconcile(backgroundDb, troubles).then(() => false),
      },
    ],
  };
}
