/** REST routes for the mails of an order, for staff (ORDER-48). */
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import type { Rest } from "../../http/rest/rest";
import type { MailAgainService } from "./mail-again.service";

export function registerOrderMails(rest: Rest, mails: MailAgainService): void {
  rest.signedIn(REST.listOrderMails, async ({ params }) => ({ data: await mails.list(params.id) }));
  rest.signedIn(REST.sendOrderMail, async ({ viewer, params, body }) => {
    await mails.send(viewer, params.id, params.mailId, body);
    return { data: null, message: MESSAGES.orders.mailedAgain };
  });
  rest.signedIn(REST.writeToCustomer, async ({ viewer, params, body }) => {
    await mails.write(viewer, params.id, body);
    return { data: null, message: MESSAGES.orders.letterSent };
  });
}
