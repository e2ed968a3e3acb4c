/** Customer care by staff. */
import type { Feature, Host } from "../../feature";
import { accountViewResolvers } from "./account-view.resolvers";
import { AccountViewService, type AccountViewParts } from "./account-view.service";
import { careResolvers } from "./care.resolvers";
import { registerCareRoutes } from "./care.routes";
import { CareService, type CareParts } from "./care.service";
import { createDirectoryStore } from "./directory.store";
import { createNotesData, createNotesStore } from "./notes.store";
import { createOverviewStore } from "./overview.store";
import { registerPageRoutes } from "./page.routes";
import { CustomerPageService, type PageParts } from "./page.service";

export type CareFeatureParts = Omit<CareParts, "db" | "directory"> &
  Omit<AccountViewParts, "care"> &
  Pick<PageParts, "endDevices">;

export interface Care extends Feature {
  readonly service: CareService;
}

export function openCare({ db, backgroundDb, sealer }: Host, parts: CareFeatureParts): Care {
  const service = new CareService({ ...parts, db, directory: createDirectoryStore(db, sealer) });
  const page = new CustomerPageService({
    db,
    sealer,
    care: service,
    trail: parts.trail,
    endDevices: parts.endDevices,
    overview: createOverviewStore(db, sealer),
    notes: createNotesStore(db, sealer),
  });
  return {
    service,
    cleanUp: [() => createNotesStore(backgroundDb, sealer).forgetDeleted()],
    personalData: [createNotesData(db, sealer)],
    resolvers: [
      careResolvers(service),
      accountViewResolvers(new AccountViewService({ ...parts, care: service })),
    ],
    routes(rest) {
      registerCareRoutes(rest, service);
      registerPageRoutes(rest, page, service);
    },
  };
}
