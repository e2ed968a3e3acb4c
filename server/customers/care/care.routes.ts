/** REST routes of customer care, for staff (CALL-11, STAFF-3). */
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import { actOf } from "../../audit/audit.port";
import type { Rest } from "../../http/rest/rest";
import type { CareService } from "./care.service";

const { customers } = MESSAGES;

export function registerCareRoutes(rest: Rest, care: CareService): void {
  rest.signedIn(REST.listCustomers, async ({ body }) => ({ data: await care.list(body) }));
  rest.signedIn(REST.getCustomer, async ({ params }) => ({
    data: { customer: await care.get(params.username) },
  }));
  rest.signedIn(REST.listCustomerSessions, async ({ params }) => ({
    data: { sessions: await care.listSessions(params.username) },
  }));
  rest.signedIn(REST.updateCustomer, async (call) => ({
    data: {
      customer: await care.updateProfile(actOf(REST.updateCustomer, call), call.params.username, call.body),
    },
    message: customers.customerProfileUpdated,
  }));
  rest.signedIn(REST.changeCustomerPassword, async (call) => {
    const act = actOf(REST.changeCustomerPassword, call);
    await care.changePassword(act, call.params.username, call.body.newPassword);
    return { data: null, message: customers.passwordChanged };
  });
  rest.signedIn(REST.setCustomerStatus, async (call) => {
    const { username, status } = call.params;
    return {
      data: { customer: await care.setStatus(actOf(REST.setCustomerStatus, call), username, status) },
      message: status === "DISABLED" ? customers.disabled : customers.statusChanged,
    };
  });
  registerAddresses(rest, care);
}

function registerAddresses(rest: Rest, care: CareService): void {
  rest.signedIn(REST.listCustomerAddresses, async ({ params }) => ({
    data: { addresses: await care.listAddresses(params.username) },
  }));
  rest.signedIn(REST.addCustomerAddress, async (call) => {
    const act = actOf(REST.addCustomerAddress, call);
    return {
      data: { addresses: await care.addAddress(act, call.params.username, call.body) },
      message: customers.addressAdded,
    };
  });
  rest.signedIn(REST.deleteCustomerAddress, async (call) => {
    const { username, addressId } = call.params;
    const act = actOf(REST.deleteCustomerAddress, call);
    return {
      data: { addresses: await care.deleteAddress(act, username, addressId) },
      message: customers.addressDeleted,
    };
  });
}
