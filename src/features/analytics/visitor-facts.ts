/** Dimensions 46 to 58: the visitor, without personal data. */
import { isStaff } from "#contract/staff/roles";
import { readSeenPrices } from "../../client/cart/cart-changes";
import { readCart } from "../../client/cart/cart-storage";
import {
  readAccountSearches,
  readAccountWishes,
  readSavedSearches,
  readRecentlyViewed,
  readWishes,
} from "../../client/saved/saved-storage";
import { storedJson } from "../../client/page/dom";
import { readLeaseCredit, storedLeaseCredit } from "../../client/page/lease-credit";
import { COMPARE_KEY, SESSION_KEY } from "../../client/page/page-keys";
import type { Values } from "../../client/page/track";
import { hasAgreed } from "../../lib/attribution";
import { readLanding } from "./visit-facts";

export function visitorFacts(): Values {
  const lines = readCart();
  const prices = readSeenPrices();
  const isPriced = lines.every(({ productId }) => prices[productId] !== undefined);
  const credit = readLeaseCredit(storedLeaseCredit(), Date.now());
  const compared = storedJson(COMPARE_KEY);
  const role = roleOf();
  return {
    isSignedIn: role !== "guest",
    role,
    isReturning: readLanding()?.isReturning,
    hasLeaseApproval: credit !== null,
    leaseCredit: credit?.remaining,
    cartLines: lines.length,
    cartValue: isPriced
      ? lines.reduce((sum, { productId, quantity }) => sum + prices[productId]! * quantity, 0)
      : null,
    wishes: new Set([...readWishes(), ...(readAccountWishes() ?? [])]).size,
    savedSearches: readSavedSearches().length + (readAccountSearches()?.length ?? 0),
    compared: Array.isArray(compared) ? compared.length : 0,
    seenProducts: readRecentlyViewed().length,
    consent: hasAgreed() ? "accepted" : null,
  };
}

function roleOf(): "guest" | "customer" | "staff" {
  const { user } = {
    ...(storedJson(SESSION_KEY) as { readonly user?: { readonly type?: unknown } | null } | null),
  };
  if (!user) return "guest";
  return isStaff(String(user.type)) ? "staff" : "customer";
}
