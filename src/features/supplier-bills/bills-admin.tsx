/** Supplier bills in the back office: the lists, or the bill in the address (SUPPLIER-3). */
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { BILL_LISTS } from "#contract/suppliers/bills/bills";
import { idBelow, readListAddress, STAFF_SIZES } from "../../ui/list/list-address";
import { BillList } from "./bill-list";
import { BillScreen } from "./bill-screen";
import { UNBILLED } from "./bill-tabs";
import { supplierIn } from "./supplier-filter";
import { UnbilledList } from "./unbilled-list";

interface BillsAdminProps {
  readonly location: { readonly pathname: string; readonly search: string };
}

export function BillsAdmin({ location }: BillsAdminProps) {
  const { pathname, search } = location;
  const id = idBelow(BACKOFFICE_ROUTES.supplierBills, pathname);
  if (id !== null) return <BillScreen key={id} id={id} search={search} />;
  const read = readListAddress(search, { shows: [...BILL_LISTS, UNBILLED], sizes: STAFF_SIZES });
  const address = { ...read, more: supplierIn(search) };
  return address.show === UNBILLED ? <UnbilledList address={address} /> : <BillList address={address} />;
}
