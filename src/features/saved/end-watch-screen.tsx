/**
 * Unsubscribe page of wish list and saved search emails. Opening the link alone changes nothing, because bots
 * open links too.
 */
import { useState } from "react";
import { MESSAGES } from "#contract/messages";
import { ROUTES, keyInHash } from "#contract/site/paths";
import { callApi } from "../../client/api/rest-client";
import { Button } from "../../ui/actions/button";

export function EndWatchScreen() {
  const [key] = useState(() => keyInHash(location.hash));
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const end = async () => {
    if (isBusy) return;
    setBusy(true);
    const answer = await callApi("endWatch", { params: { key: key ?? "" } }).catch(() => null);
    setMessage(answer?.message ?? MESSAGES.generic.unreachable);
    setBusy(false);
  };
  if (message !== null) return <p role="status">{message}</p>;
  return (
    <>
      <p>
        Manage alerts for your wish list and saved searches in your <a href={ROUTES.ownSearches}>account</a>.
      </p>
      {key ? (
        <Button aria-disabled={isBusy} onClick={() => void end()}>
          Unsubscribe
        </Button>
      ) : (
        <p>{MESSAGES.saved.linkIncomplete}</p>
      )}
    </>
  );
}
