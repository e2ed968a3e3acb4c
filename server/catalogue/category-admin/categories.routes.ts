/** Staff calls for suppliers' categories. */
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import { actOf } from "../../audit/audit.port";
import type { Rest } from "../../http/rest/rest";
import type { CategoriesService } from "./categories.service";

const { staff } = MESSAGES;

export function registerCategories(rest: Rest, service: CategoriesService): void {
  rest.signedIn(REST.listUnplaced, async ({ body }) => ({ data: await service.listUnplaced(body) }));
  rest.signedIn(REST.listCategoryMappings, async () => ({ data: await service.listMappings() }));
  rest.signedIn(REST.mapCategory, async (call) => ({
    data: await service.map(actOf(REST.mapCategory, call), call.body),
    message: staff.categoryMapped,
  }));
  rest.signedIn(REST.unmapCategory, async (call) => ({
    data: await service.unmap(actOf(REST.unmapCategory, call), call.params.id),
    message: staff.categoryUnmapped,
  }));
}
