/** The calls of one customer's page: overview, addresses changed, notes, tags, devices (STAFF-60 to STAFF-63). */
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest-endpoints";
import { actOf } from "../../audit/audit.port";
import type { Rest } from "../../http/rest";
import type { CareService } from "./care.service";
import type { CustomerPageService } from "./page.service";

const { customers } = MESSAGES;

export function registerPageRoutes(rest: Rest, page: CustomerPageService, care: CareService): void {
  rest.signedIn(REST.getCustomerOverview, async ({ viewer, params }) => ({
    data: await page.getOverview(viewer, params.username),
  }));
  rest.signedIn(REST.updateCustomerAddress, async (call) => {
    const { username, addressId } = call.params;
    const act = actOf(REST.updateCustomerAddress, call);
    return {
      data: { addresses: await care.updateAddress(act, username, addressId, call.body) },
      message: customers.addressUpdated,
    };
  });
  rest.signedIn(REST.listCustomerNotes, async ({ params }) => ({
    data: { notes: await page.listNotes(params.username) },
  }));
  rest.signedIn(REST.addCustomerNote, async (call) => ({
    data: { notes: await page.addNote(actOf(REST.addCustomerNote, call), call.params.username, call.body) },
    message: customers.noteSaved,
  }));
  rest.signedIn(REST.listCustomerTags, async () => ({ data: { tags: await page.listTags() } }));
  rest.signedIn(REST.changeCustomerTags, async (call) => {
    const act = actOf(REST.changeCustomerTags, call);
    return {
      data: { customer: await page.changeTags(act, call.params.username, call.body) },
      message: customers.tagsChanged,
    };
  });
  rest.signedIn(REST.endCustomerSession, async (call) => {
    const { username, sessionId } = call.params;
    const act = actOf(REST.endCustomerSession, call);
    return {
      data: { sessions: await page.endSession(act, username, sessionId) },
      message: customers.deviceSignedOut,
    };
  });
  rest.signedIn(REST.endCustomerSessions, async (call) => ({
    data: { sessions: await page.endSessions(actOf(REST.endCustomerSessions, call), call.params.username) },
    message: customers.signedOutEverywhere,
  }));
}
