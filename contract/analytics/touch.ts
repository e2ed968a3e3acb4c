/** Attribution parameters of an address in the body of a REST call (ATTRIBUTION-1, ATTRIBUTION-3). */
import * as yup from "yup";
import { ATTRIBUTION_ALIASES, ATTRIBUTION_DAYS, ATTRIBUTION_LENGTH } from "./attribution";
import { text } from "../fields/fields";

const MAX_LENGTH = 2_000;

/** Accepts any length; longer values are cut when stored. */
const parameter = () =>
  text(MAX_LENGTH)
    .transform((value: unknown) => (typeof value === "string" ? value.slice(0, ATTRIBUTION_LENGTH) : value))
    .default("");

/** Accepts long or short names; omitted means all empty. Unknown parameters are dropped. */
export const touch = () =>
  yup
    .object(
      Object.fromEntries(
        [...Object.keys(ATTRIBUTION_DAYS), ...Object.values(ATTRIBUTION_ALIASES)].map((name) => [
          name,
          parameter(),
        ]),
      ),
    )
    .meta({ ignoresUnknown: true })
    .default({});
