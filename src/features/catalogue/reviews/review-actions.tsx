/** "Helpful" and "Report" of a review, for signed-in readers (REVIEW-7). */
import { useState } from "react";
import { MESSAGES } from "#contract/messages";
import { loginPath } from "#contract/site/paths";
import type { callApi } from "../../../client/api/rest-client";
import { showSnackbar } from "../../../client/page/snackbar";

interface ReviewActionsProps {
  readonly id: string;
  readonly title: string;
  readonly helpful: number;
}

export function ReviewActions({ id, title, helpful: before }: ReviewActionsProps) {
  const [helpful, setHelpful] = useState(before);
  const [isMine, setMine] = useState(false);
  const [isReported, setReported] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const act = async (work: (client: Client) => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work(await loadClient());
    } catch {
      showSnackbar(MESSAGES.generic.unreachable, "error");
    }
    setBusy(false);
  };
  const vote = () =>
    act(async ({ callApi }) => {
      const answer = await callApi("markReviewHelpful", { params: { id }, body: { isHelpful: !isMine } });
      if (answer?.isSuccess && answer.data) {
        setHelpful(answer.data.helpful);
        setMine(!isMine);
      }
      showOutcome(answer);
    });
  const report = () =>
    act(async ({ callApi }) => {
      const answer = await callApi("reportReview", { params: { id } });
      setReported(answer?.isSuccess === true);
      showOutcome(answer);
    });
  return (
    <p className="review-actions">
      <button type="button" className="btn quiet" aria-pressed={isMine} onClick={() => void vote()}>
        Helpful ({helpful})<span className="vh">: {title}</span>
      </button>
      <button type="button" className="link" disabled={isReported} onClick={() => void report()}>
        {isReported ? "Reported" : "Report"}
        <span className="vh">: {title}</span>
      </button>
    </p>
  );
}

interface Client {
  readonly callApi: typeof callApi;
}

/** Session code loads on the first click; guests are redirected to sign-in and back. */
async function loadClient(): Promise<Client> {
  const [client, { currentSession }] = await Promise.all([
    import("../../../client/api/rest-client"),
    import("../../../client/session/current-session"),
  ]);
  if (!(await currentSession())) location.assign(loginPath(location.pathname + location.search));
  return client;
}

function showOutcome(answer: { readonly isSuccess: boolean; readonly message: string } | null): void {
  if (answer === null) return showSnackbar(MESSAGES.generic.notFound, "error");
  showSnackbar(answer.message, answer.isSuccess ? "success" : "error");
}
