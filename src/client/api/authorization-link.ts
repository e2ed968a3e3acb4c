/** Sends the session with every operation of who is signed in, and the idempotency key of those that have one. */
import { SetContextLink } from "@apollo/client/link/context";
import { authorization } from "../session/current-session";

/** Header of an operation that may be sent twice and counts once; its value is `context: { idempotencyKey }`. */
export const IDEMPOTENCY_HEADER = "idempotency-key";

export function authorizationLink(): SetContextLink {
  return new SetContextLink(async (context) => {
    const bearer = await authorization();
    const key = context["idempotencyKey"] as string | undefined;
    return {
      headers: {
        ...(context["headers"] as Record<string, string> | undefined),
        ...(bearer ? { authorization: bearer } : {}),
        ...(key ? { [IDEMPOTENCY_HEADER]: key } : {}),
      },
    };
  });
}
