/** Restricts a list to the bills or orders of one supplier. */
import { useId } from "react";
import { navigate } from "gatsby";
import { BILL_LABELS } from "#contract/suppliers/bills/messages";
import { SUPPLIER_TYPES, supplierName, type SupplierType } from "#contract/suppliers/suppliers";
import { listUrl, type ListAddress, type ListPaging } from "../../ui/list/list-address";

const PARAMETER = "supplier";

/** The supplier in a query string, as a further filter of the list. */
export function supplierIn(search: string): Readonly<Record<string, string>> {
  const supplier = SUPPLIER_TYPES.find((type) => type === new URLSearchParams(search).get(PARAMETER));
  return supplier ? { [PARAMETER]: supplier } : {};
}

/** The supplier filter as a part of a call's body. */
export function supplierOf({ more = {} }: ListAddress): { readonly supplier?: SupplierType } {
  const supplier = SUPPLIER_TYPES.find((type) => type === more[PARAMETER]);
  return supplier ? { supplier } : {};
}

export function SupplierFilter({ path, address }: ListPaging) {
  const id = useId();
  const choose = (supplier: string) => {
    const more: Readonly<Record<string, string>> = supplier ? { [PARAMETER]: supplier } : {};
    void navigate(listUrl(path, { ...address, page: 1, more }));
  };
  return (
    <p>
      <label className="vh" htmlFor={id}>
        {BILL_LABELS.supplier}
      </label>
      <select
        id={id}
        value={supplierOf(address).supplier ?? ""}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{BILL_LABELS.supplier}: all</option>
        {SUPPLIER_TYPES.map((type) => (
          <option key={type} value={type}>
            {supplierName(type)}
          </option>
        ))}
      </select>
    </p>
  );
}
