/** What an address said of where a visitor comes from, as a body of a REST call brings it (ATTRIBUTION-1, ATTRIBUTION-3). */
import * as yup from "yup";
import { ATTRIBUTION_ALIASES, ATTRIBUTION_DAYS, ATTRIBUTION_LENGTH } from "./attribution";
import { text } from "../fields/fields";

const LONGEST = 2_000;

/** Of any length: what is kept is cut. */
const parameter = () =>
  text(LONGEST)
    .transform((value: unknown) => (typeof value === "string" ? value.slice(0, ATTRIBUTION_LENGTH) : value))
    .default("");

/** By long or short names; all empty when it is left out. An address may say more, which nobody keeps. */
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
