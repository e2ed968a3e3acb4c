/** Downloads a file and saves it in the browser. */
import { MESSAGES } from "#contract/messages";
import { REST_CALLS } from "#contract/rest/calls.generated";
import type { RestName } from "#contract/rest/endpoints";
import { apiUrl } from "../http/api-url";
import { fillPath } from "../../lib/addresses/fill-path";
import type { RestInput } from "../http/send-request";
import { currentSession } from "../session/current-session";
import { notify } from "../store/notify";
import { saveFile } from "../page/save-file";
import { withSession } from "./rest-client";

/** Shows failures to the visitor. @returns whether the complete file arrived */
export async function downloadFile<Name extends RestName>(
  name: Name,
  { body, params }: RestInput<Name>,
  fileName: string,
): Promise<boolean> {
  const { method, path, needsSession } = REST_CALLS[name];
  const send = (bearer: string | null) =>
    fetch(apiUrl() + fillPath(path, params ?? {}), {
      method,
      credentials: "include",
      headers: {
        ...(bearer ? { authorization: bearer } : {}),
        ...(body ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  try {
    const isSignedIn = needsSession || (await currentSession()) !== null;
    const answer = await (isSignedIn ? withSession(send) : send(null));
    if (typeof answer === "string") return false;
    if (answer.ok) {
      saveFile(await answer.blob(), fileName);
      return true;
    }
    const refusal = (await answer.json().catch(() => null)) as { readonly message?: string } | null;
    notify(refusal?.message ?? MESSAGES.generic.failure, "error");
  } catch {
    notify(MESSAGES.generic.failure, "error");
  }
  return false;
}
