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

const { unexpected } = MESSAGES.validation;

/** An order to read: one's own, or a guest's with the key of its link. */
export const orderAccessFields = {
  orderId: yup.string().typeError(unexpected).uuid(unexpected).required(MESSAGES.validation.required),
  orderKey: yup.string().typeError(unexpected).max(200, unexpected).nullable().optional(),
};
export const orderAccessInput = yup.object(orderAccessFields);
