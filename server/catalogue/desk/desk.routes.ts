/** The calls of staff about the catalogue. */
import { REST } from "#contract/rest/endpoints";
import type { Rest } from "../../http/rest/rest";
import type { CatalogueDesk } from "./desk.store";

export function registerCatalogueDesk(rest: Rest, desk: CatalogueDesk): void {
  rest.signedIn(REST.findProducts, async ({ body }) => ({ data: await desk.findProducts(body) }));
}
