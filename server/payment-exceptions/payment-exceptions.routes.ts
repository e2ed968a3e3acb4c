/** REST routes of payment exceptions, for staff. */
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import { actOf } from "../audit/audit.port";
import type { Rest } from "../http/rest/rest";
import type { MoneyService } from "./payment-exceptions.service";

export function registerMoneyRoutes(rest: Rest, money: MoneyService): void {
  rest.signedIn(REST.listMoneyCases, async ({ body }) => ({ data: await money.list(body) }));
  rest.signedIn(REST.countMoneyCases, async () => ({ data: { open: await money.countOpen() } }));
  rest.signedIn(REST.getMoneyCase, async ({ params }) => ({ data: { case: await money.get(params.id) } }));
  rest.signedIn(REST.addPaymentExceptionNote, async (call) => ({
    data: { case: await money.addNote(actOf(REST.addPaymentExceptionNote, call), call.params.id, call.body) },
    message: MESSAGES.staff.saved,
  }));
}
