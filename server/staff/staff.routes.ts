/** REST calls about users of the back office (CALL-11). */
import { REST } from "#contract/rest-endpoints";
import { MESSAGES } from "#contract/messages";
import type { Rest } from "../http/rest";
import type { StaffService } from "./staff.service";

export function registerStaffRoutes(rest: Rest, service: StaffService): void {
  rest.signedIn(REST.addUser, async ({ body, viewer }) => ({
    data: { user: await service.addUser(viewer, body) },
    message: MESSAGES.staff.added,
  }));
}
