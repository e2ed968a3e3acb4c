/** On each page with an island: a customer's cart is made when there is none, and the guest cart merged (CART-5, CART-6). */
import { useEffect } from "react";
import { isStaff } from "#contract/roles";
import { useVisitor } from "../session/use-visitor";
import { syncCart } from "./sync-cart";

export function CartSync(): null {
  const { user } = useVisitor();
  const customer = user && !isStaff(user.type) ? user.username : null;
  useEffect(() => {
    if (customer) void syncCart();
  }, [customer]);
  return null;
}
