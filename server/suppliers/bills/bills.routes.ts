/** REST routes of supplier bills. */
import { REST } from "#contract/rest/endpoints";
import { SUPPLIER_BILL_MESSAGES as sentences } from "#contract/suppliers/bills/messages";
import { actOf } from "../../audit/audit.port";
import type { Rest } from "../../http/rest/rest";
import type { SupplierBillService } from "./bills.service";

export function registerSupplierBills(rest: Rest, bills: SupplierBillService): void {
  rest.signedIn(REST.listSupplierBills, async ({ body }) => ({ data: await bills.list(body) }));
  rest.signedIn(REST.listUnbilledOrders, async ({ body }) => ({ data: await bills.listUnbilled(body) }));
  rest.signedIn(REST.previewSupplierBills, async ({ body }) => ({ data: await bills.preview(body) }));
  rest.signedIn(REST.recordSupplierBills, async (call) => {
    await bills.record(call.params.id, call.body, actOf(REST.recordSupplierBills, call));
    return { data: null, message: sentences.recorded };
  });
  rest.signedIn(REST.getSupplierBill, async ({ params }) => ({ data: { bill: await bills.get(params.id) } }));
  rest.signedIn(REST.listSupplierBillLines, async ({ params, body }) => ({
    data: await bills.listLines(params.id, body),
  }));
  rest.signedIn(REST.settleSupplierBillLine, async (call) => {
    await bills.settle(call.params, call.body.note, actOf(REST.settleSupplierBillLine, call));
    return { data: null, message: sentences.settled };
  });
  rest.signedIn(REST.removeSupplierBill, async (call) => {
    await bills.remove(call.params.id, call.body.reason, actOf(REST.removeSupplierBill, call));
    return { data: null, message: sentences.removed };
  });
}
