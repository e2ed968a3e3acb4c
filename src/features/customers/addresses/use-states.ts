/** The states to choose from, as the API lists them; the shop's own list until it answers, and if it does not. */
import { useEffect, useState } from "react";
import { toChoices, US_STATES, type Choice } from "#contract/us-states";
import { callApi } from "../../../client/api/rest-client";

export function useStates(): readonly Choice[] {
  const [states, setStates] = useState<readonly Choice[]>(() => toChoices(US_STATES));
  useEffect(() => {
    let isCurrent = true;
    callApi("states", { isQuiet: true }).then(
      (answer) => isCurrent && answer?.data && setStates(toChoices(answer.data as Record<string, string>)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return states;
}
