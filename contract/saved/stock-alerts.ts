/** One mail to a person when a product is back in stock (STOCKALERT-1). */
import * as yup from "yup";
import { email, text } from "../fields/fields";
import { MESSAGES } from "../messages";

const { validation } = MESSAGES;

export const stockAlertInput = yup.object({
  productId: text(100).required(validation.required),
  email: email(),
});

/** What the links of the mail carry. */
export const stockAlertToken = yup.object({ token: text(64).required(validation.required) });
