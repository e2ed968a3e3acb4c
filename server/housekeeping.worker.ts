/** Work nobody asks for in books of several words: what is past its time goes, what an earlier version wrote is brought up to date. */
import { forgetOldEvents } from "./audit/audit.store";
import { sweep } from "./auth/sweep.store";
import type { Customers } from "./customers/customers";
import type { Db } from "./db/client";
import { fillApplicantTerms } from "./leases/forms/applicant-terms.store";
import { fillTerms } from "./db/person-terms";
import { replaceAddresses } from "./db/sealing/actors";
import type { Sealer } from "./db/sealed";
import { startWorker, type Worker, type WorkerLog } from "./gateways/worker";
import { forgetOldUploads } from "./catalogue/import-desk/uploads.store";
import { forgetOldRuns } from "./orders/bulk/bulk.store";
import { fillOrderTerms } from "./orders/listing/terms.store";
import { forgetOldKeys } from "./orders/reading/order-keys.store";

interface HousekeepingParts {
  /** For work nobody waits for. */
  readonly db: Db;
  readonly sealer: Sealer;
  readonly customers: Pick<Customers, "forgetRegistrations">;
  readonly log: WorkerLog;
}

/** How often sessions and tries that are past their time are forgotten. */
const SWEEP_MS = 10 * 60_000;
/** How soon what a host of an earlier version wrote is brought up to date. */
const NAMES_MS = 1_000;

export function startHousekeeping({ db, sealer, customers, log }: HousekeepingParts): Worker {
  const forget = async () => {
    await sweep(db);
    await customers.forgetRegistrations(db);
    await forgetOldKeys(db);
    await forgetOldRuns(db);
    await forgetOldUploads(db);
    await forgetOldEvents(db, sealer);
    return false;
  };
  const bringUpToDate = async () =>
    (await replaceAddresses(db, sealer)) ||
    (await fillTerms(db, sealer)) ||
    (await fillApplicantTerms(db, sealer)) ||
    fillOrderTerms(db, sealer);
  const workers = [
    startWorker("sessions", SWEEP_MS, forget, log),
    startWorker("addresses in the books", NAMES_MS, bringUpToDate, log),
  ];
  return { stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))) };
}
