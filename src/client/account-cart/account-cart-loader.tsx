/** On each page with an island: creates a customer's cart if there is none, and merges the guest cart (CART-5, CART-6). */
import { useEffect } from "react";
import { isStaff } from "#contract/staff/roles";
import { useVisitor } from "../session/use-visitor";

export function AccountCartLoader(): null {
  const { user } = useVisitor();
  const customer = user && !isStaff(user.type) ? user.username : null;
  useEffect(() => {
    // Staff and guests do without the code. If it cannot be loaded, the next page tries again.
    if (customer) import("./sync-cart").then(({ syncCart }) => syncCart()).catch(() => undefined);
  }, [customer]);
  return null;
}
