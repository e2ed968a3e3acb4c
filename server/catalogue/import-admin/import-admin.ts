/** Imports for staff: requests and background work. */
import path from "node:path";
import type { AuditTrail } from "../../audit/audit.port";
import type { Feature, Host } from "../../feature";
import { importNext } from "./importing.worker";
import { registerImports } from "./imports.routes";
import { ImportsService } from "./imports.service";
import type { ImportSourceSettings } from "./imports.settings";
import { exportRejects } from "./rejects.service";
import { importsDue } from "./requested-imports.store";
import { createRunList } from "./run-list.store";
import { schedulesDue } from "./schedules.store";
import { requestDueImports } from "./schedules.worker";
import { forgetOldUploads } from "./uploads.store";

export interface ImportAdminParts {
  readonly trail: AuditTrail;
  readonly sources: readonly ImportSourceSettings[];
  readonly dataDir: string;
}

export function openImportAdmin(
  { db, backgroundDb }: Host,
  { trail, sources, dataDir }: ImportAdminParts,
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
        name: "imports.runs",
        due: importsDue(sources.map(({ name }) => name)),
        run: (ending) => importNext({ db: backgroundDb, sources, folder, ending }),
      },
      {
        name: "imports.schedules",
        due: schedulesDue(sources.map(({ name }) => name)),
        run: () => requestDueImports(backgroundDb, sources, new Date()),
      },
    ],
    cleanUp: [() => forgetOldUploads(backgroundDb)],
  };
}
