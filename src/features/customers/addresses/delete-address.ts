/** Deletes an address after confirmation. */
import type { Address } from "#contract/customers/profile";
import { MESSAGES } from "#contract/messages";
import { requestConfirmation } from "../../../client/store/confirm";
import { notify } from "../../../client/store/notify";
import { callApi } from "../../../client/api/rest-client";

/** @returns the remaining addresses; null when cancelled */
export async function deleteAddress({
  id,
  firstName,
  lastName,
  address1,
}: Address): Promise<Address[] | null> {
  const title = `Delete the address ${firstName} ${lastName}, ${address1}?`;
  if (!(await requestConfirmation({ title, message: MESSAGES.confirm.irreversible }))) return null;
  try {
    const answer = await callApi("deleteAddress", { params: { id } });
    // Not found: another tab has deleted it.
    const remaining = answer ? answer.data : (await callApi("listAddresses"))?.data;
    notify(answer?.message ?? MESSAGES.customers.addressDeleted, remaining ? "success" : "error");
    return remaining?.addresses ?? null;
  } catch {
    notify(MESSAGES.generic.unreachable, "error");
    return null;
  }
}
