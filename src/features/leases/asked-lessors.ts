/** What the consent says of each lessor that is asked, in turn (LEASE-72). */
import { LESSORS } from "#contract/lessors/lessors";
import { SHOP_LESSORS } from "../../lib/shop-lessors";

export const ASKED_LESSORS = Object.entries(SHOP_LESSORS).map(([type, { name }]) => ({
  type,
  name,
  inquiry: LESSORS.find((lessor) => lessor.type === type)?.inquiry ?? "",
}));
