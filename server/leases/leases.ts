/** Wires leases: what app.ts hands to routes and resolvers. */
import type { PaymentMethod } from "#contract/checkout";
import type { Config } from "../config";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import { startWorker, type Worker, type WorkerLog } from "../gateways/worker";
import type { Background } from "../http/background";
import type { RateLimits } from "../http/rate-limits";
import type { MoneySource } from "../orders/changing/money.port";
import { ApplicantDataService, type ApplicantDataParts } from "./applications/applicant-data.service";
import { ApplicationService } from "./applications/applications.service";
import { createApplicationStore } from "./applications/applications.store";
import { Cascade } from "./applications/cascade.service";
import { DraftService } from "./applications/drafts.service";
import { createDraftStore } from "./applications/drafts.store";
import { createReportStore } from "./applications/reports.store";
import { createLeaseSource } from "./ledger/leases.source";
import type { OrderLeasing } from "./ledger/leasing.port";
import { LeasingService } from "./ledger/leasing.service";
import { offerOf } from "./ledger/offer.rules";
import { LessorWebhooks } from "./lessor-webhooks.service";
import { openLessors } from "./lessors/lessors";
import { createLeaseMails, mailDueApplications } from "./mails/lease-mails.store";
import { forgetTyped, syncDueApplications } from "./sync.worker";

export interface LeaseParts {
  readonly db: Db;
  /** For work nobody waits for. */
  readonly backgroundDb: Db;
  readonly sealer: Sealer;
  readonly config: Pick<Config, "leases" | "shop">;
  readonly limits: RateLimits;
  readonly findUserId: (username: string) => Promise<string | null>;
  readonly confirmFactor: ApplicantDataParts["confirmFactor"];
  readonly noteReading: ApplicantDataParts["noteReading"];
  readonly background: Background;
  readonly log: WorkerLog;
}

export interface Leases {
  readonly drafts: DraftService;
  readonly applications: ApplicationService;
  readonly applicants: ApplicantDataService;
  readonly webhooks: LessorWebhooks;
  /** What the checkout asks. */
  readonly leasing: OrderLeasing;
  /** What orders ask. */
  readonly source: MoneySource;
  /** Starts the background work: sync and forgetting. */
  startWorkers(): Worker;
}

const SYNC_MS = 1_000;
const MAIL_MS = 5_000;
const FORGET_MS = 10 * 60_000;

export function createLeases(parts: LeaseParts): Leases {
  const { db, backgroundDb, sealer, config, limits, findUserId, background, log } = parts;
  const { offered, find: findLessor } = openLessors(config.leases.lessors);
  const { siteUrl } = config.shop;
  const mails = createLeaseMails(sealer, config.shop);
  const cascadeOn = (on: Db) => {
    const reports = createReportStore(on, sealer, mails);
    const applications = createApplicationStore(on, sealer);
    return { reports, cascade: new Cascade({ applications, reports, offered, findLessor, siteUrl, log }) };
  };
  const { reports, cascade } = cascadeOn(db);
  const methodsFor = (totalCents: number): PaymentMethod[] =>
    offerOf(totalCents, null, null, offered).isOffered ? ["LEASE"] : [];
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
    leasing: new LeasingService({ applications: store, offered }),
    source: createLeaseSource(sealer, methodsFor),
    webhooks: new LessorWebhooks({ findLessor, reports, cascade, background }),
    startWorkers() {
      const work = cascadeOn(backgroundDb);
      const workers = [
        startWorker("leases", SYNC_MS, () => syncDueApplications(work.reports, work.cascade), log),
        startWorker("lease mails", MAIL_MS, () => mailDueApplications(backgroundDb, mails), log),
        startWorker("forgotten leases", FORGET_MS, () => forgetTyped(backgroundDb, work.reports), log),
      ];
      return { stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))) };
    },
  };
}
