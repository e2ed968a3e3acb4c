/** REST calls of the audit log (CALL-11, STAFF-7, STAFF-13). */
import * as audit from "./schema";
import { staff } from "../rest/endpoint";
import * as acts from "../staff/acts";

export const AUDIT_REST = {
  sumRefunds: staff("audit.read")("GET", "/admin/audit/givenBack", "Sum refunds by staff member and day", {
    params: acts.refundedQuery,
    data: acts.refundedAnswer,
  }),
  listAudit: staff("audit.read")("GET", "/admin/audit/getAll", "List the audit log, newest first", {
    params: audit.auditQuery,
    data: audit.auditAnswer,
  }),
  /** POST, because a filter can contain a name and must stay out of URLs. */
  exportAudit: staff("audit.read")("POST", "/admin/audit/export", "Export the audit log as CSV", {
    body: audit.auditExportInput,
    file: "text/csv",
  }),
} as const;
