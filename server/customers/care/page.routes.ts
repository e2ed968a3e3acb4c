/** REST routes of a customer's page: overview, addresses, notes, tags, devices (STAFF-60 to STAFF-63). */
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import { actOf } from "../../audit/audit.port";
import type { Rest } from "../../http/rest/rest";
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
  rest.signedIn(REST.listCustomerNotes, async ({ viewer, params }) => ({
    data: { notes: await page.listNotes(viewer, params.username) },
  }));
  rest.signedIn(REST.addCustomerNote, async (call) => {
    const { viewer, params, body } = call;
    const act = actOf(REST.addCustomerNote, call);
    return {
      data: { notes: await page.addNote(viewer, act, params.username, body) },
      message: customers.noteSaved,
    };
  });
  rest.signedIn(REST.deleteCustomerNote, async (call) => {
    const { username, noteId } = call.params;
    const act = actOf(REST.deleteCustomerNote, call);
    return {
      data: { notes: await page.deleteNote(call.viewer, act, username, noteId) },
      message: customers.noteDeleted,
    };
  });
  rest.signedIn(REST.restoreCustomerNote, async (call) => {
    const { username, noteId } = call.params;
    const act = actOf(REST.restoreCustomerNote, call);
    return {
      data: { notes: await page.restoreNote(call.viewer, act, username, noteId) },
      message: customers.noteRestored,
    };
  });
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
