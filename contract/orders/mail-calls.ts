/** The REST calls of staff about the mails of an order (ORDER-48). */
import { staff } from "../rest/endpoint";
import * as mails from "./mails";

export const ORDER_MAIL_REST = {
  listOrderMails: staff("orders.read")(
    "GET",
    "/admin/orders/:id/mails",
    "Mails of an order that can be sent again",
    { params: mails.orderMailsParams, data: mails.orderMailsAnswer },
  ),
  sendOrderMail: staff("orders.update")(
    "POST",
    "/admin/orders/:id/mails/:mailId/send",
    "Send a mail of an order again",
    { params: mails.orderMailParams, body: mails.mailAgainInput },
  ),
  writeToCustomer: staff("orders.update")(
    "POST",
    "/admin/orders/:id/mails/write",
    "Write to the customer of an order",
    { params: mails.orderMailsParams, body: mails.letterInput },
  ),
};
