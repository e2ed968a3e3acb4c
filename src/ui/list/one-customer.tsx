/** Filters a staff list by one customer in its address (`?q=`, STAFF-67). */
import { BACKOFFICE_ROUTES, userPath } from "#contract/site/backoffice-paths";
import { ofCustomer } from "#contract/fields/paging";
import { listUrl, type ListAddress } from "./list-address";

/** All states, for the list of one customer. */
export const ALL = "ALL";

/** @returns the user name the list is filtered by; undefined = no filter */
export function customerOf({ text }: ListAddress): string | undefined {
  return text !== "" && ofCustomer().isValidSync(text) ? text : undefined;
}

/** The address of such a list. @param show omitted: all states; empty: the first state */
export function ofCustomerUrl(path: string, username: string, show = ALL): string {
  return `${path}?${new URLSearchParams({ q: username, ...(show && { show }) })}`;
}

/** Shows the active customer filter, with links to all customers and to the customer. */
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
