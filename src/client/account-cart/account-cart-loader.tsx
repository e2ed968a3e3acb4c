/** On each page with an island: creates a customer's cart if there is none, and merges the guest cart (CART-5, CART-6). */
import { useEffect } from "react";
import { isStaff } from "#contract/staff/roles";
import { useVisitor } from "../session/use-visitor";
import { syncCart } from "./sync-cart";

export function AccountCartLoader(): null {
  const { user } = useVisitor();
  const customer = user && !isStaff(user.type) ? user.username : null;
  useEffect(() => {
    if (customer) void syncCart();
  }, [customer]);
  return null;
}
