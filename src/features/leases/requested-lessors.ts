/** Consent wording for each queried lessor, in order (LEASE-72). */
import { LESSOR_FACTS } from "#contract/leases/lessors/lessor-facts";
import { SHOP_LESSORS } from "../../lib/shop-lessors";

export const REQUESTED_LESSORS = Object.entries(SHOP_LESSORS).map(([type, { name }]) => ({
  type,
  name,
  inquiry: LESSOR_FACTS.find((lessor) => lessor.type === type)?.inquiry ?? "",
}));
