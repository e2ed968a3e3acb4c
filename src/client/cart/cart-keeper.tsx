/** On each page with an island: a customer's cart is made when there is none, and the guest cart merged (specification §4). */
import { useEffect } from "react";
import { isStaff } from "#contract/roles";
import { useSession } from "../session/use-session";
import { syncCart } from "./sync-cart";

export function CartKeeper(): null {
  const { user } = useSession();
  const customer = user && !isStaff(user.type) ? user.username : null;
  useEffect(() => {
    if (customer) void syncCart();
  }, [customer]);
  return null;
}
