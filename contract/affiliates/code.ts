/** Codes of affiliates and sub-affiliates. */
import { text } from "../fields/fields";
import { MESSAGES } from "../messages";

const { code } = MESSAGES.affiliates;

/** Code for links; needs no escaping. */
export const affiliateCode = () =>
  text(64)
    .matches(/^[\w.-]{1,64}$/, code)
    .required(code);
