/** Staff calls for products (STAFF-37, STAFF-77). */
import { HIDDEN_LABELS } from "#contract/catalogue/hidden-reasons";
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import { actOf } from "../../audit/audit.port";
import type { Rest } from "../../http/rest/rest";
import type { CatalogueAdmin } from "./admin.store";
import type { VisibilityService } from "./visibility.service";

const { staff } = MESSAGES;

export function registerCatalogueAdmin(
  rest: Rest,
  admin: CatalogueAdmin,
  visibility: VisibilityService,
): void {
  rest.signedIn(REST.findProducts, async ({ body }) => ({ data: await admin.findProducts(body) }));
  rest.signedIn(REST.getStaffProduct, async ({ params }) => ({
    data: { product: await visibility.get(params.productId) },
  }));
  rest.signedIn(REST.hideProduct, async (call) => {
    const { params, body } = call;
    const product = await visibility.hide(actOf(REST.hideProduct, call), params.productId, body.reason);
    return { data: { product }, message: staff.productHidden };
  });
  rest.signedIn(REST.showProduct, async (call) => {
    const product = await visibility.show(actOf(REST.showProduct, call), call.params.productId);
    const { hiddenReason } = product;
    const message =
      hiddenReason === null ? staff.productShown : staff.stillHidden(HIDDEN_LABELS[hiddenReason]);
    return { data: { product }, message };
  });
  rest.signedIn(REST.hideProducts, async (call) => {
    const { productIds, reason } = call.body;
    const data = await visibility.hideAll(actOf(REST.hideProducts, call), productIds, reason);
    return { data, message: staff.productsChanged };
  });
  rest.signedIn(REST.showProducts, async (call) => ({
    data: await visibility.showAll(actOf(REST.showProducts, call), call.body.productIds),
    message: staff.productsChanged,
  }));
}
