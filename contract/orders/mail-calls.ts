/** REST calls for the mails of an order (ORDER-48). */
import { staff } from "../rest/endpoint";
import * as mails from "./mails";

export const ORDER_MAIL_REST = {
  listOrderMails: staff("orders.read")(
    "GET",
    "/admin/orders/:id/mails",
    "List an order's emails that can be resent",
    { params: mails.orderMailsParams, data: mails.orderMailsAnswer },
  ),
  sendOrderMail: staff("orders.update")(
    "POST",
    "/admin/orders/:id/mails/:mailId/send",
    "Resend an order email",
    { params: mails.orderMailParams, body: mails.mailAgainInput },
  ),
  writeToCustomer: staff("orders.update")(
    "POST",
    "/admin/orders/:id/mails/write",
    "Email the customer of an order",
    { params: mails.orderMailsParams, body: mails.letterInput },
  ),
};
