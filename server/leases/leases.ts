/** Leases: forms, applications, lessors, leases of orders, and everything after the signature. */
import type { AuditTrail } from "../audit/audit.port";
import type { Db } from "../db/client";
import type { Feature, Host } from "../feature";
import type { OrderMails } from "../orders/changing/ports/mails.port";
import type { OrderReading } from "../orders/reading/reading.port";
import type { OrderPlacing } from "../orders/placing/placing.port";
import { registerApplicantDataRoutes } from "./applicants/applicant-data.routes";
import { ApplicantDataService, type ApplicantDataParts } from "./applicants/applicant-data.service";
import { APPLICATIONS, moveApplications } from "./applications/application-writes.store";
import { listApplicants } from "./applicants/applicants.store";
import { applicationResolvers } from "./applications/applications.resolvers";
import { remainingCents } from "./applications/application.mapping";
import { ApplicationService } from "./applications/applications.service";
import { createApplicationStore } from "./applications/applications.store";
import { Cascade } from "./applications/cascade.service";
import { endApplication } from "./applications/end-application.change";
import { createLeaseData } from "./applicants/personal-data.store";
import { openLeaseDelivery } from "./delivery/delivery";
import { leaseAdminResolvers } from "./admin/admin.resolvers";
import { LeaseAdmin } from "./admin/admin.service";
import { createLeaseSearch } from "./admin/search.store";
import { createStatusStore } from "./admin/status.store";
import { APPLICANT_TERMS_DUE, fillApplicantTerms } from "./applicants/applicant-terms.store";
import { registerDraftRoutes } from "./forms/drafts.routes";
import { DraftService } from "./forms/drafts.service";
import { createDraftStore } from "./forms/drafts.store";
import { createReportStore } from "./applications/reports.store";
import { LeaseProgress } from "./ledger/lease-progress.service";
import { createLeaseStore, LEASES_TO_ADVANCE } from "./ledger/leases.store";
import type { OrderLeasing } from "./ledger/leasing.port";
import { LeasingService } from "./ledger/leasing.service";
import { applyLeaseReport } from "./ledger/apply-lease-report.change";
import { holdLease } from "./ledger/hold-lease.change";
import type { LeasedOrderParts, LeaseMoves } from "./ledger/lease-moves.port";
import { beginRequest, confirmRelease, schedule } from "./ledger/moves.store";
import { giveUpSigning, releaseLease } from "./ledger/release-lease.change";
import { tieOrder } from "./ledger/tie-order.change";
import { registerLessorWebhooks } from "./lessor-webhooks.routes";
import { LessorWebhooks } from "./lessor-webhooks.service";
import type { LeaseSettings } from "./leases.settings";
import { openLessors } from "./lessors/lessors";
import { createLeaseMails, mailNextApplicant } from "./mails/lease-mails.store";
import { forgetTyped, advanceDueLeases, syncDueApplications } from "./sync.worker";

export interface LeaseParts {
  readonly settings: LeaseSettings;
  readonly findUserId: (username: string) => Promise<string | null>;
  readonly confirmFactor: ApplicantDataParts["confirmFactor"];
  readonly recordReading: ApplicantDataParts["recordReading"];
  readonly trail: AuditTrail;
  readonly orders: LeasedOrderParts & {
    readonly reading: OrderReading;
    readonly mails: Pick<OrderMails, "ofSignature" | "ofPaymentDue">;
  };
  readonly placing: Pick<OrderPlacing, "find" | "mayAct" | "methodsFor">;
}

export interface Leases extends Feature {
  readonly applications: ApplicationService;
  /** The checkout's port to leasing. */
  readonly leasing: OrderLeasing;
  /** Applicants of an account's pending and approved applications. */
  listApplicants(unit: Db, userId: string): Promise<string[]>;
  /** Part of merging two accounts; returns how many moved. */
  moveApplications(unit: Db, from: string, into: string): Promise<number>;
}

/** These mails come due after hours or days, so a minute's delay does not matter. */
const MAIL_MS = 60_000;

export function openLeases(host: Host, parts: LeaseParts): Leases {
  const { db, backgroundDb, sealer, limits, background, shop, log } = host;
  const { settings, findUserId, orders } = parts;
  const { offered, find: findLessor } = openLessors(settings.lessors);
  const leastCents = Math.min(...offered.map(({ terms }) => terms.minimumCartCents));
  const { siteUrl } = shop;
  const mails = createLeaseMails(sealer, shop, parts.placing.methodsFor(Infinity));
  const workOn = (on: Db) => {
    const reports = createReportStore(on);
    const applications = createApplicationStore(on, sealer);
    const leases = createLeaseStore(on, sealer);
    const moveParts = { db: on, sealer, orders };
    const moves: LeaseMoves = {
      hold: (...move) => holdLease(moveParts, ...move),
      beginRequest: (id) => beginRequest(on, id),
      applyReport: (...move) => applyLeaseReport(moveParts, ...move),
      release: (...move) => releaseLease(moveParts, ...move),
      giveUpSigning: (lease) => giveUpSigning(moveParts, lease),
      confirmRelease: (id) => confirmRelease(on, id),
      schedule: (id, seconds) => schedule(on, id, seconds),
    };
    const lessors = { offered, findLessor, siteUrl, log };
    const progress = new LeaseProgress({ leases, moves, applications, orders: orders.reading, ...lessors });
    const follow = (applicationId: string) => progress.advanceOf(applicationId);
    const changes = { db: on, sealer, mails };
    const cascade = new Cascade({ ...changes, applications, reports, follow, ...lessors });
    return { changes, reports, leases, progress, cascade };
  };
  const { changes, reports, leases, progress, cascade } = workOn(db);
  const draftStore = createDraftStore(db, sealer);
  const drafts = new DraftService({
    db,
    sealer,
    store: draftStore,
    limits,
    offered,
    sendLink: (guest) => mails.sendDraft(db, guest),
  });
  const store = createApplicationStore(db, sealer);
  const applications = new ApplicationService({
    db,
    sealer,
    store,
    drafts: draftStore,
    areas: drafts,
    cascade,
    limits,
    leastCents,
    tie: (trx, orderId, applicationId) => tieOrder(trx, orders.moves, orderId, applicationId),
    findUserId,
  });
  const applicants = new ApplicantDataService({
    store,
    confirmFactor: parts.confirmFactor,
    recordReading: parts.recordReading,
  });
  const admin = new LeaseAdmin({
    search: createLeaseSearch(db, sealer),
    status: createStatusStore(db, sealer),
    applications: store,
    changes,
    cascade,
    limits,
    trail: parts.trail,
  });
  const webhooks = new LessorWebhooks({ findLessor, reports, cascade, progress, background });
  const work = workOn(backgroundDb);
  return {
    applications,
    moveApplications,
    listApplicants: (unit, userId) => listApplicants(unit, sealer, userId),
    leasing: new LeasingService({ applications: store, leases, progress, cascade, offered }),
    parts: [
      openLeaseDelivery(host, {
        ...orders,
        placing: parts.placing,
        findLessor,
        reminderHours: settings.reminderHours,
        // An approval with enough left stays usable until it expires (LEASE-37).
        complete: async (applicationId) => {
          const application = await store.find(applicationId);
          if (!application || remainingCents(application) >= leastCents) return;
          await endApplication(changes, applicationId, "COMPLETED", null);
        },
      }),
    ],
    resolvers: [applicationResolvers(applications), leaseAdminResolvers(admin)],
    routes(rest) {
      registerDraftRoutes(rest, drafts);
      registerApplicantDataRoutes(rest, applicants);
    },
    webhooks: (app) => registerLessorWebhooks(app, webhooks),
    jobs: [
      {
        name: "leases.applications",
        due: APPLICATIONS.due,
        run: () => syncDueApplications(work.reports, work.cascade),
      },
      {
        name: "leases.progress",
        due: LEASES_TO_ADVANCE.due,
        run: () => advanceDueLeases(work.leases, work.progress),
      },
      {
        name: "leases.application-mails",
        everyMs: MAIL_MS,
        run: () => mailNextApplicant(backgroundDb, sealer, mails),
      },
      {
        name: "leases.search-terms",
        due: APPLICANT_TERMS_DUE,
        run: () => fillApplicantTerms(backgroundDb, sealer),
      },
    ],
    cleanUp: [() => forgetTyped(backgroundDb, work.reports)],
    personalData: [createLeaseData(db, sealer)],
  };
}
