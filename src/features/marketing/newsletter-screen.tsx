/** Newsletter page of email links: one click subscribes or unsubscribes; the link alone changes nothing. */
import { useState } from "react";
import { MESSAGES } from "#contract/messages";
import { callApi } from "../../client/api/rest-client";
import { Button } from "../../ui/actions/button";

const { marketing } = MESSAGES;

export function NewsletterScreen() {
  const [params] = useState(() => new URLSearchParams(location.hash.slice(1)));
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [proof, id] = [params.get("confirm"), params.get("leave")];
  if (!proof && !id) return <p role="status">{marketing.confirmationOver}</p>;

  const act = async () => {
    if (isBusy) return;
    setBusy(true);
    const answer = proof
      ? await callApi("confirmSubscription", { body: { proof } }).catch(() => null)
      : await callApi("unsubscribe", { params: { id: id ?? "" } }).catch(() => null);
    setMessage(answer?.message ?? MESSAGES.generic.failure);
    setBusy(false);
  };
  return (
    <>
      <p>
        {proof
          ? "Press the button to get our deals and news by email."
          : "Press the button to unsubscribe from our newsletter."}
      </p>
      {message === null ? (
        <Button aria-disabled={isBusy} onClick={() => void act()}>
          {proof ? "Subscribe" : "Unsubscribe"}
        </Button>
      ) : (
        <p role="status">{message}</p>
      )}
    </>
  );
}
