/**
 * The revision of a save. After a conflict it becomes the current one: saving again overwrites on purpose.
 */
import { useState } from "react";
import type { Customer } from "#contract/customers/care";
import type { Envelope } from "#contract/rest/envelope";
import { callApi } from "../../../../client/api/rest-client";

interface SeenRevision {
  readonly revision: number;
  /** The customer as changed by another person, after a conflict; null = no conflict. */
  readonly now: Customer | null;
  /** Loads the current customer after a conflict, and returns the response. */
  heed<Data>(answer: Envelope<Data> | null): Promise<Envelope<Data> | null>;
}

/** @param shown the revision of the form's values */
export function useSeenRevision(username: string, shown: number): SeenRevision {
  const [now, setNow] = useState<Customer | null>(null);
  return {
    revision: Math.max(now?.revision ?? 0, shown),
    now,
    async heed(answer) {
      if (!answer || answer.isSuccess) setNow(null);
      else if (answer.fieldErrors.some(({ property }) => property === "revision")) {
        const found = await callApi("getCustomer", { params: { username }, isQuiet: true });
        if (found?.data) setNow(found.data.customer);
      }
      return answer;
    },
  };
}
