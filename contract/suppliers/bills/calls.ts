/** REST calls of supplier bills, a part of contract/rest/staff-endpoints.ts. */
import { staff } from "../../rest/endpoint";
import * as bills from "./bills";

const read = staff("reports.bestbuybilling");
const write = staff("bills.write");

export const SUPPLIER_BILL_REST = {
  listSupplierBills: read("POST", "/admin/supplierBills/getAll", "List supplier bills", {
    body: bills.billsInput,
    data: bills.billsAnswer,
  }),
  listUnbilledOrders: read("POST", "/admin/supplierBills/unbilled", "List shipped orders not billed yet", {
    body: bills.unbilledInput,
    data: bills.unbilledAnswer,
  }),
  previewSupplierBills: write("POST", "/admin/supplierBills/preview", "Compare a bill file with the orders", {
    body: bills.billFileInput,
    data: bills.billPreview,
  }),
  recordSupplierBills: write("PUT", "/admin/supplierBills/files/:id", "Record the bills of a file", {
    params: bills.billFileParams,
    body: bills.billFileInput,
  }),
  getSupplierBill: read("GET", "/admin/supplierBills/:id", "Get a supplier bill", {
    params: bills.billParams,
    data: bills.billAnswer,
  }),
  listSupplierBillLines: read("POST", "/admin/supplierBills/:id/lines", "List the lines of a supplier bill", {
    params: bills.billParams,
    body: bills.billLinesInput,
    data: bills.billLinesAnswer,
  }),
  settleSupplierBillLine: write(
    "PUT",
    "/admin/supplierBills/:id/lines/:position/settle",
    "Settle the mismatches of a bill line",
    { params: bills.billLineParams, body: bills.settlementInput },
  ),
  removeSupplierBill: write("PUT", "/admin/supplierBills/:id/remove", "Remove a supplier bill", {
    params: bills.billParams,
    body: bills.billRemovalInput,
  }),
} as const;
