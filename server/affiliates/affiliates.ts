/** Affiliates: clicks, commissions, and reports to their network. */
import type { AuditTrail } from "../audit/audit.port";
import type { Feature, Host } from "../feature";
import { registerClicks } from "./clicks/clicks.routes";
import { ClickService } from "./clicks/clicks.service";
import { createClickStore } from "./clicks/clicks.store";
import { registerAffiliateAdmin, registerPayoutRuns } from "./admin/admin.routes";
import { AffiliateAdminService } from "./admin/admin.service";
import { createAffiliateAdmin } from "./admin/admin.store";
import { PayoutRunService } from "./admin/payout-runs.service";
import { COMMISSIONS_DUE } from "./ledger/ledger.store";
import { createPostbackJob } from "./ledger/postbacks.service";
import { createPostbackStore } from "./ledger/postbacks.store";
import { recordCommissions } from "./ledger/record-commissions.change";
import { createTracker } from "./tracker/tracker.client";
import type { TrackerAccess } from "./tracker/tracker.port";

/** Each order change wakes the job, even for orders without an affiliate. */
const ENTER_MS = 1_000;

export interface AffiliateParts {
  /** Null = no network. */
  readonly settings: TrackerAccess | null;
  readonly trail: AuditTrail;
}

export function openAffiliates(host: Host, { settings, trail }: AffiliateParts): Feature {
  const { db, backgroundDb, sealer, limits, log } = host;
  const tracker = settings && createTracker(settings);
  const admin = new AffiliateAdminService({
    db,
    store: createAffiliateAdmin(db, sealer),
    trail,
    backgroundDb,
  });
  const payoutRuns = new PayoutRunService({ db, sealer, trail, backgroundDb });
  const clickStore = createClickStore(db);
  const clicks = new ClickService({ store: clickStore, tracker, limits, log });
  const postbacks = tracker && { store: createPostbackStore(backgroundDb), tracker, log };
  return {
    routes: (rest) => {
      registerClicks(rest, clicks);
      registerAffiliateAdmin(rest, admin);
      registerPayoutRuns(rest, payoutRuns);
    },
    jobs: [
      {
        name: "affiliates.commissions",
        due: COMMISSIONS_DUE,
        atMostEveryMs: ENTER_MS,
        run: () => recordCommissions(backgroundDb),
      },
      ...(postbacks ? [createPostbackJob(postbacks)] : []),
    ],
    cleanUp: [() => clickStore.forget()],
  };
}
