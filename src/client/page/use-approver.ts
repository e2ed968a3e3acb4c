import { useSyncExternalStore } from "react";
import type { LessorTerms } from "#contract/leases/financing";
import { lessorOf } from "../../lib/shop-lessors";
import { watchApprover, storedApprover } from "./approver";

/** The lessor that approved this visitor, with its terms; undefined before an approval and in static HTML. */
export function useApprover(): LessorTerms | undefined {
  return lessorOf(useSyncExternalStore(watchApprover, storedApprover, () => null));
}
