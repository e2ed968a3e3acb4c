/** Customer care by staff. */
import type { Feature, Host } from "../../feature";
import { accountViewResolvers } from "./account-view.resolvers";
import { AccountViewService, type AccountViewParts } from "./account-view.service";
import { careResolvers } from "./care.resolvers";
import { registerCareRoutes } from "./care.routes";
import { CareService, type CareParts } from "./care.service";
import { createDirectoryStore } from "./directory.store";

export type CareRoomParts = Omit<CareParts, "directory"> & Omit<AccountViewParts, "care">;

export interface Care extends Feature {
  readonly service: CareService;
}

export function openCare({ db, sealer }: Host, parts: CareRoomParts): Care {
  const service = new CareService({ ...parts, directory: createDirectoryStore(db, sealer) });
  return {
    service,
    resolvers: [
      careResolvers(service),
      accountViewResolvers(new AccountViewService({ ...parts, care: service })),
    ],
    routes: (rest) => registerCareRoutes(rest, service),
  };
}
