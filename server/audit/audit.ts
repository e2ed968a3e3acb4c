/** The list of who did what, put together for server/app.ts. */
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import type { RateLimits } from "../http/rate-limits";
import { AuditService, type AuditParts } from "./audit.service";
import { createAuditStore, createAuditTrail, noteLeaseDataRead, noteSecondFactorReset } from "./audit.store";
import { createAuditData } from "./personal-data.store";

export type Audit = ReturnType<typeof createAudit>;

export function createAudit({ db, sealer }: { readonly db: Db; readonly sealer: Sealer }) {
  const store = createAuditStore(db, sealer);
  return {
    trail: createAuditTrail(store),
    noteReset: noteSecondFactorReset(store),
    noteReading: noteLeaseDataRead(store),
    /** What of it is about one person. */
    data: createAuditData(store),
    service: (
      limits: RateLimits,
      findUserId: AuditParts["findUserId"],
      log: Pick<FastifyBaseLogger, "warn">,
    ) => new AuditService({ store, limits, findUserId, log }),
  };
}
