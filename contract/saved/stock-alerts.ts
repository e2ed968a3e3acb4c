/** Back-in-stock alert: one mail per person and product (STOCKALERT-1). */
import * as yup from "yup";
import { email, text } from "../fields/fields";
import { MESSAGES } from "../messages";

const { validation } = MESSAGES;

export const stockAlertInput = yup.object({
  productId: text(100).required(validation.required),
  email: email(),
});

/** Token of the mailed links. */
export const stockAlertToken = yup.object({ token: text(64).required(validation.required) });
