/**
 * The revision of a save. After a conflict it becomes the current one: saving again overwrites on purpose.
 */
import { useState } from "react";
import type { Customer } from "#contract/customers/care";
import type { Envelope } from "#contract/rest/envelope";
import { callApi } from "../../../../client/api/rest-client";

interface LatestRevision {
  readonly revision: number;
  /** The customer as changed by another person, after a conflict; null = no conflict. */
  readonly now: Customer | null;
  /** Loads the current customer after a conflict, and returns the response. */
  handle<Data>(answer: Envelope<Data> | null): Promise<Envelope<Data> | null>;
}

/** @param formRevision the revision of the form's values */
export function useLatestRevision(username: string, formRevision: number): LatestRevision {
  const [now, setNow] = useState<Customer | null>(null);
  return {
    revision: Math.max(now?.revision ?? 0, formRevision),
    now,
    async handle(answer) {
      if (!answer || answer.isSuccess) setNow(null);
      else if (answer.fieldErrors.some(({ property }) => property === "revision")) {
        const current = await callApi("getCustomer", { params: { username }, isQuiet: true });
        if (current?.data) setNow(current.data.customer);
      }
      return answer;
    },
  };
}
