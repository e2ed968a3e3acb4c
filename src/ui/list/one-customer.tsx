/** Lists of staff that may be narrowed to one customer by their address (`?q=`, STAFF-67). */
import { BACKOFFICE_ROUTES, userPath } from "#contract/site/backoffice-paths";
import { ofCustomer } from "#contract/fields/paging";
import { listUrl, type ListAddress } from "./list-address";

/** Shown of one customer: whatever its state. */
export const ALL = "ALL";

/** @returns the user name the list is narrowed to; undefined: to nobody */
export function customerOf({ text }: ListAddress): string | undefined {
  return text !== "" && ofCustomer().isValidSync(text) ? text : undefined;
}

/** The address of such a list. @param show left out: in every state; empty: in the first */
export function ofCustomerUrl(path: string, username: string, show = ALL): string {
  return `${path}?${new URLSearchParams({ q: username, ...(show && { show }) })}`;
}

/** Says that the list is narrowed, and leads to all and to the customer. */
export function OneCustomer({ path, address }: { readonly path: string; readonly address: ListAddress }) {
  const customer = customerOf(address);
  if (customer === undefined) return null;
  const show = address.show === ALL ? "" : address.show;
  return (
    <p style={{ overflowWrap: "anywhere" }}>
      Of <a href={userPath(BACKOFFICE_ROUTES.customers, customer)}>{customer}</a> alone.{" "}
      <a href={listUrl(path, { ...address, text: "", show, page: 1 })}>Show everybody’s</a>
    </p>
  );
}
