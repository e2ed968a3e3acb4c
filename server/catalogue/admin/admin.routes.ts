/** Staff calls for the catalogue. */
import { REST } from "#contract/rest/endpoints";
import type { Rest } from "../../http/rest/rest";
import type { CatalogueAdmin } from "./admin.store";

export function registerCatalogueAdmin(rest: Rest, admin: CatalogueAdmin): void {
  rest.signedIn(REST.findProducts, async ({ body }) => ({ data: await admin.findProducts(body) }));
}
