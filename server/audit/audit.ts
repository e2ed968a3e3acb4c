/** The audit log. */
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import { ACTORS_DUE, replaceAddresses } from "./actors.store";
import type { Feature, Host } from "../feature";
import type { SessionReader } from "../http/session";
import { createActsStore } from "./acts.store";
import { recordRefusals, registerAuditRoutes } from "./audit.routes";
import { AuditService, type AuditParts } from "./audit.service";
import {
  AREAS_DUE,
  createAuditStore,
  createAuditTrail,
  forgetOldEvents,
  markAreas,
  recordLeaseDataRead,
  recordSecondFactorReset,
} from "./audit.store";
import { createAuditData } from "./personal-data.store";

export interface AuditFeatureParts {
  readonly sessions: SessionReader;
  readonly findUserId: AuditParts["findUserId"];
}

/** Creates the port through which other features write entries. */
export function createAudit({ db, sealer }: { readonly db: Db; readonly sealer: Sealer }) {
  const store = createAuditStore(db, sealer);
  return {
    trail: createAuditTrail(store),
    recordReset: recordSecondFactorReset(store),
    recordReading: recordLeaseDataRead(store),
  };
}

export function openAudit(host: Host, { sessions, findUserId }: AuditFeatureParts): Feature {
  const { db, backgroundDb, sealer, limits, background, log } = host;
  const store = createAuditStore(db, sealer);
  const acts = createActsStore(db, sealer);
  const files = { backgroundDb, acts, trail: createAuditTrail(store) };
  const service = new AuditService({ store, limits, findUserId, log });
  return {
    hooks: (app) => recordRefusals(app, service, sessions, background),
    routes: (rest) => registerAuditRoutes(rest, acts, files),
    jobs: [
      {
        name: "audit.actors",
        due: ACTORS_DUE,
        run: () => replaceAddresses(backgroundDb, sealer),
      },
      {
        name: "audit.areas",
        due: AREAS_DUE,
        run: () => markAreas(backgroundDb, sealer),
      },
    ],
    cleanUp: [() => forgetOldEvents(backgroundDb, sealer)],
    personalData: [createAuditData(store)],
  };
}
