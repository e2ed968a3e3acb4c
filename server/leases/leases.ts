/** Wires leases: what app.ts hands to routes and resolvers. */
import type { AuditTrail } from "../audit/audit.port";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import { startWorker, type Worker, type WorkerLog } from "../gateways/worker";
import type { Background } from "../http/background";
import type { RateLimits } from "../http/rate-limits";
import type { OrderLedger } from "../orders/changing/ledger.port";
import type { ShopSettings } from "../shop.settings";
import { ApplicantDataService, type ApplicantDataParts } from "./applications/applicant-data.service";
import { ApplicationService } from "./applications/applications.service";
import { createApplicationStore } from "./applications/applications.store";
import { Cascade } from "./applications/cascade.service";
import { LeaseDesk } from "./desk/desk.service";
import { createLeaseSearch } from "./desk/search.store";
import { createStandingStore } from "./desk/standing.store";
import { DraftService } from "./forms/drafts.service";
import { createDraftStore } from "./forms/drafts.store";
import { createReportStore } from "./applications/reports.store";
import { LeaseKeeper } from "./ledger/keeper.service";
import { createLeaseStore } from "./ledger/leases.store";
import type { OrderLeasing } from "./ledger/leasing.port";
import { LeasingService } from "./ledger/leasing.service";
import { createLeaseMoves, tieOrder } from "./ledger/moves.store";
import { LessorWebhooks } from "./lessor-webhooks.service";
import type { LeaseSettings } from "./leases.settings";
import type { Lessor } from "./lessors/lessor.port";
import { openLessors } from "./lessors/lessors";
import { createLeaseMails, mailDueApplications } from "./mails/lease-mails.store";
import { forgetTyped, goOnWithLeases, syncDueApplications } from "./sync.worker";

export interface LeaseParts {
  readonly db: Db;
  /** For work nobody waits for. */
  readonly backgroundDb: Db;
  readonly sealer: Sealer;
  readonly config: { readonly leases: LeaseSettings; readonly shop: ShopSettings };
  readonly limits: RateLimits;
  readonly findUserId: (username: string) => Promise<string | null>;
  readonly confirmFactor: ApplicantDataParts["confirmFactor"];
  readonly noteReading: ApplicantDataParts["noteReading"];
  readonly trail: AuditTrail;
  readonly background: Background;
  readonly orders: OrderLedger;
  readonly log: WorkerLog;
}

export interface Leases {
  readonly drafts: DraftService;
  readonly applications: ApplicationService;
  readonly applicants: ApplicantDataService;
  readonly desk: LeaseDesk;
  readonly webhooks: LessorWebhooks;
  /** What the checkout asks. */
  readonly leasing: OrderLeasing;
  /** Null when the lessor is off, or was never one of ours. */
  readonly findLessor: (type: string) => Lessor | null;
  /** Between two mails that ask for a signature. */
  readonly reminderHours: number;
  /** The lease an application was for is signed and paid out. */
  readonly complete: (applicationId: string) => Promise<void>;
  /** Starts the background work: sync, leases and forgetting. */
  startWorkers(): Worker;
}

const SYNC_MS = 1_000;
const MAIL_MS = 5_000;
const LEASES_MS = 500;
const FORGET_MS = 10 * 60_000;

export function createLeases(parts: LeaseParts): Leases {
  const { db, backgroundDb, sealer, config, limits, findUserId, background, orders, log } = parts;
  const { offered, find: findLessor } = openLessors(config.leases.lessors);
  const { siteUrl } = config.shop;
  const mails = createLeaseMails(sealer, config.shop);
  const workOn = (on: Db) => {
    const reports = createReportStore(on, sealer, mails);
    const applications = createApplicationStore(on, sealer);
    const leases = createLeaseStore(on, sealer);
    const moves = createLeaseMoves(on, sealer, orders);
    const lessors = { offered, findLessor, siteUrl, log };
    const keeper = new LeaseKeeper({ leases, moves, applications, orders, ...lessors });
    const follow = (applicationId: string) => keeper.advanceOf(applicationId);
    return { reports, leases, keeper, cascade: new Cascade({ applications, reports, follow, ...lessors }) };
  };
  const { reports, leases, keeper, cascade } = workOn(db);
  const draftStore = createDraftStore(db, sealer);
  const drafts = new DraftService({
    store: draftStore,
    limits,
    offered,
    sendLink: (guest) => mails.sendDraft(db, guest),
  });
  const store = createApplicationStore(db, sealer);
  const applications = new ApplicationService({
    store,
    drafts: draftStore,
    areas: drafts,
    cascade,
    limits,
    leastCents: Math.min(...offered.map(({ terms }) => terms.minimumCartCents)),
    tie: (trx, orderId, applicationId) => tieOrder(trx, orders, orderId, applicationId),
    findUserId,
  });
  return {
    drafts,
    applications,
    applicants: new ApplicantDataService({
      store,
      confirmFactor: parts.confirmFactor,
      noteReading: parts.noteReading,
    }),
    desk: new LeaseDesk({
      search: createLeaseSearch(db, sealer),
      standing: createStandingStore(db, sealer),
      applications: store,
      reports,
      cascade,
      limits,
      trail: parts.trail,
    }),
    findLessor,
    reminderHours: config.leases.reminderHours,
    complete: (applicationId) => reports.end(applicationId, "COMPLETED", null),
    leasing: new LeasingService({ applications: store, leases, keeper, cascade, offered }),
    webhooks: new LessorWebhooks({ findLessor, reports, cascade, keeper, background }),
    startWorkers() {
      const work = workOn(backgroundDb);
      const workers = [
        startWorker("applications", SYNC_MS, () => syncDueApplications(work.reports, work.cascade), log),
        startWorker("leases", LEASES_MS, () => goOnWithLeases(work.leases, work.keeper), log),
        startWorker("lease mails", MAIL_MS, () => mailDueApplications(backgroundDb, mails), log),
        startWorker("forgotten leases", FORGET_MS, () => forgetTyped(backgroundDb, work.reports), log),
      ];
      return { stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))) };
    },
  };
}
