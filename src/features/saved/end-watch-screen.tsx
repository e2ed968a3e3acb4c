/**
 * Unsubscribe page of wish list and saved search emails. Opening the link alone changes nothing, because bots
 * open links too.
 */
import { useState } from "react";
import { MESSAGES } from "#contract/messages";
import { ROUTES, keptKeyIn } from "#contract/site/paths";
import { callApi } from "../../client/api/rest-client";
import { Button } from "../../ui/actions/button";

export function EndWatchScreen() {
  const [key] = useState(() => keptKeyIn(location.hash));
  const [said, setSaid] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const end = async () => {
    if (isBusy) return;
    setBusy(true);
    const answer = await callApi("endWatch", { params: { key: key ?? "" } }).catch(() => null);
    setSaid(answer?.message ?? MESSAGES.generic.unreachable);
    setBusy(false);
  };
  if (said !== null) return <p role="status">{said}</p>;
  return (
    <>
      <p>
        Manage alerts for your wish list and saved searches in your <a href={ROUTES.ownSearches}>account</a>.
      </p>
      {key && (
        <Button aria-disabled={isBusy} onClick={() => void end()}>
          Unsubscribe
        </Button>
      )}
    </>
  );
}
