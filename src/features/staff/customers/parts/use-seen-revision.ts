/** The revision a save is made on. Refused, because somebody was first, it is that of what stands now: a second press is a decision. */
import { useState } from "react";
import type { Customer } from "#contract/customers/care";
import type { Envelope } from "#contract/rest/envelope";
import { callApi } from "../../../../client/api/rest-client";

interface SeenRevision {
  readonly revision: number;
  /** The customer as somebody else left them, after a refusal; null: nobody did. */
  readonly now: Customer | null;
  /** Reads what stands after a refusal, and gives the answer back. */
  heed<Data>(answer: Envelope<Data> | null): Promise<Envelope<Data> | null>;
}

/** @param shown the revision of what the form shows */
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
