/** Downloads a back-office file and saves it in the browser. */
import { MESSAGES } from "#contract/messages";
import { REST_CALLS } from "#contract/rest/calls.generated";
import type { RestName } from "#contract/rest/endpoints";
import { apiUrl } from "../http/api-url";
import { fillPath } from "../../lib/addresses/fill-path";
import type { RestInput } from "../http/send-request";
import { notify } from "../store/notify";
import { withSession } from "./rest-client";

/** Shows failures to the visitor. @returns whether the complete file arrived */
export async function downloadFile<Name extends RestName>(
  name: Name,
  { body, params }: RestInput<Name>,
  fileName: string,
): Promise<boolean> {
  const { method, path } = REST_CALLS[name];
  try {
    const answer = await withSession((bearer) =>
      fetch(apiUrl() + fillPath(path, params ?? {}), {
        method,
        credentials: "include",
        headers: { authorization: bearer, ...(body ? { "content-type": "application/json" } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    );
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

function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
