/** REST route of the order export (CALL-11). */
import { REST } from "#contract/rest/endpoints";
import { actOf } from "../../audit/audit.port";
import type { Rest } from "../../http/rest/rest";
import type { ExportService } from "./export.service";

export function registerOrderExport(rest: Rest, service: ExportService): void {
  rest.download(REST.exportOrders, (call) => service.export(actOf(REST.exportOrders, call), call.body));
}
