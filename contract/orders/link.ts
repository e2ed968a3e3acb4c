/** Order lookup by number and email address (ORDER-45). */
import * as yup from "yup";
import { email, textInCase } from "../fields/fields";
import { MESSAGES } from "../messages";

export const orderLinkInput = yup.object({
  orderNumber: textInCase("upper", 20)
    .required(MESSAGES.orders.orderNumber)
    .matches(/^EF-[0-9A-Z]{8}$/, MESSAGES.orders.orderNumber),
  email: email(),
});
