/** Visits and their sources. */
import type { Feature, Host } from "../feature";
import { registerVisits } from "./visits.routes";
import { VisitService } from "./visits.service";
import { createVisitStore } from "./visits.store";

export function openVisits(host: Host, settings: { readonly siteOrigins: readonly string[] }): Feature {
  const { db, limits } = host;
  const { siteOrigins } = settings;
  const service = new VisitService({ store: createVisitStore(db), limits, siteOrigins });
  return {
    routes: (rest) => registerVisits(rest, service),
    cleanUp: [() => service.forget()],
  };
}
