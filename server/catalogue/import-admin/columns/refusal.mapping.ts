import { DomainError } from "../../../errors";

/** An invalid field of a request. */
export function refusal(property: string, message: string): DomainError {
  return new DomainError("BAD_USER_INPUT", message, [{ property, constraints: { refused: message } }]);
}
