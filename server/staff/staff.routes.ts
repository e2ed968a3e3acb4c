/** REST routes for staff users (CALL-11). */
import { REST } from "#contract/rest/endpoints";
import { MESSAGES } from "#contract/messages";
import { actOf } from "../audit/audit.port";
import type { Rest } from "../http/rest/rest";
import type { StaffService } from "./staff.service";

const { staff, customers } = MESSAGES;

export function registerStaffRoutes(rest: Rest, service: StaffService): void {
  rest.signedIn(REST.listUsers, async ({ body }) => ({ data: await service.list(body) }));
  rest.signedIn(REST.getUser, async ({ params }) => ({
    data: { user: await service.get(params.username) },
  }));
  rest.signedIn(REST.addUser, async (call) => ({
    data: { user: await service.addUser(call.viewer, actOf(REST.addUser, call), call.body) },
    message: staff.added,
  }));
  rest.signedIn(REST.setUserStatus, async (call) => {
    const { username, status } = call.params;
    const user = await service.setStatus(call.viewer, actOf(REST.setUserStatus, call), username, status);
    return { data: { user }, message: status === "DISABLED" ? customers.disabled : customers.statusChanged };
  });
  rest.signedIn(REST.changeRole, async (call) => {
    const user = await service.changeRole(call.viewer, actOf(REST.changeRole, call), call.body);
    return { data: { user }, message: staff.roleChanged };
  });
  rest.signedIn(REST.resendInvitation, async (call) => {
    const act = actOf(REST.resendInvitation, call);
    const user = await service.inviteAgain(call.viewer, act, call.body.username);
    return { data: { user }, message: staff.invitedAgain };
  });
  rest.signedIn(REST.updatePermissions, async (call) => {
    const act = actOf(REST.updatePermissions, call);
    const user = await service.updatePermissions(call.viewer, act, call.body);
    return { data: { user }, message: staff.permissionsChanged };
  });
}
