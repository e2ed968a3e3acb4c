/** Imports for staff: their requests, and the background work. */
import path from "node:path";
import type { AuditTrail } from "../../audit/audit.port";
import type { Feature, Host } from "../../feature";
import { importNext } from "./importing.worker";
import { registerImports } from "./imports.routes";
import { ImportsService } from "./imports.service";
import type { ImportSourceSettings } from "./imports.settings";
import { exportRejects } from "./rejects.service";
import { createRunList } from "./run-list.store";
import { askForDue } from "./schedules.worker";
import { forgetOldUploads } from "./uploads.store";

export interface ImportDeskParts {
  readonly trail: AuditTrail;
  readonly sources: readonly ImportSourceSettings[];
  readonly dataDir: string;
}

/** How soon a requested import starts. */
const LOOK_MS = 500;

export function openImportDesk(
  { db, backgroundDb }: Host,
  { trail, sources, dataDir }: ImportDeskParts,
): Feature {
  const service = new ImportsService({ db, trail, sources });
  const folder = path.join(dataDir, "imports");
  return {
    routes: (rest) =>
      registerImports(rest, {
        list: createRunList(db),
        service,
        exportRejects: (act, id) => exportRejects({ db: backgroundDb, trail }, act, id),
      }),
    jobs: [
      {
        name: "imports",
        everyMs: LOOK_MS,
        run: (ending) => importNext({ db: backgroundDb, sources, folder, ending }),
      },
      {
        name: "sources of imports",
        everyMs: LOOK_MS,
        run: () => askForDue(backgroundDb, sources, new Date()),
      },
    ],
    cleanUp: [() => forgetOldUploads(backgroundDb)],
  };
}
