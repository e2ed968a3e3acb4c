/** Wires the imports of the desk: what staff may ask for, and the work in the background. */
import path from "node:path";
import type { AuditTrail } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { startWorker, type Worker, type WorkerLog } from "../../gateways/worker";
import type { Rest } from "../../http/rest";
import { importNext } from "./importing.worker";
import { registerImports } from "./imports.routes";
import { ImportsService } from "./imports.service";
import type { ImportSourceSettings } from "./imports.settings";
import { exportRejects } from "./rejects.service";
import { createRunList } from "./run-list.store";
import { askForDue } from "./schedules.worker";

export interface ImportDeskParts {
  readonly rest: Rest;
  readonly db: Db;
  /** For work nobody waits for. */
  readonly backgroundDb: Db;
  readonly trail: AuditTrail;
  readonly config: { readonly imports: readonly ImportSourceSettings[]; readonly dataDir: string };
  readonly log: WorkerLog;
}

/** How soon what was asked for begins. */
const LOOK_MS = 500;

export function createImportDesk(parts: ImportDeskParts): { startWorkers(): Worker } {
  const { rest, db, backgroundDb, trail, log } = parts;
  const { imports: sources, dataDir } = parts.config;
  registerImports(rest, {
    list: createRunList(db),
    service: new ImportsService({ db, trail, sources }),
    exportRejects: (act, id) => exportRejects({ db: backgroundDb, trail }, act, id),
  });
  return {
    startWorkers() {
      const ending = new AbortController();
      const importing = {
        ...{ db: backgroundDb, sources, folder: path.join(dataDir, "imports") },
        ending: ending.signal,
      };
      const workers = [
        startWorker("imports", LOOK_MS, () => importNext(importing), log),
        startWorker("sources of imports", LOOK_MS, () => askForDue(backgroundDb, sources, new Date()), log),
      ];
      return {
        stop: async () => {
          ending.abort();
          await Promise.all(workers.map((worker) => worker.stop()));
        },
      };
    },
  };
}
