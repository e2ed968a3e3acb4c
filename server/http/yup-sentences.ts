/**
 * Recognizes the sentences of Yup's own locale. `yup.setLocale` would replace them for the whole process,
 * including the server's configuration, where operators need the name and the allowed values.
 */
import * as yup from "yup";

const { mixed, string, number, boolean, date, array, object } = yup.defaultLocale;
const SENTENCES = [mixed, string, number, boolean, date, array, object].flatMap((group) =>
  Object.values(group ?? {}),
);

/** @param problem without params if Yup did not read the value */
export function isYupSentence({
  message,
  params,
}: Pick<yup.ValidationError, "message"> & { readonly params?: yup.ValidationError["params"] }): boolean {
  if (!params) return false;
  return SENTENCES.some(
    (sentence) => yup.ValidationError.formatError(sentence as never, params as never) === message,
  );
}
