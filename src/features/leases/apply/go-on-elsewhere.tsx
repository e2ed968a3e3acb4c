/** Continuing a saved form on another device, and deleting it. */
import { styled } from "@mui/material/styles";
import type { Envelope } from "#contract/rest/envelope";
import { LIMITS } from "#contract/limits";
import { requestConfirmation } from "../../../client/store/confirm";
import { notify } from "../../../client/store/notify";
import { callApi } from "../../../client/api/rest-client";
import { Button } from "../../../ui/actions/button";
import { answerOf } from "../../../ui/form/answer";
import { GuestLink } from "../guest-link";
import { deleteDraft, type OwnedDraft } from "./draft-calls";

interface GoOnElsewhereProps {
  readonly owned: OwnedDraft;
  readonly onDeleted: () => void;
}

export function GoOnElsewhere({ owned, onDeleted }: GoOnElsewhereProps) {
  const remove = async () => {
    const question = {
      title: "Delete this application?",
      message: "This deletes everything you entered. Nothing has been sent to anyone.",
      confirmLabel: "Delete application",
    };
    if (!(await requestConfirmation(question))) return;
    if (await notifyResult(() => deleteDraft(owned))) onDeleted();
  };
  return (
    <More>
      <summary>Saved. Finish later or on another device</summary>
      {owned.draftKey === null ? (
        <p>Sign in to your account on the other device and open this page there.</p>
      ) : (
        <>
          <GuestLink
            draftKey={owned.draftKey}
            label="Open this link there. Keep it private: it shows what you entered, except for your numbers."
          />
          <MailedLink draftKey={owned.draftKey} />
        </>
      )}
      <p className="muted">
        We delete what you entered {LIMITS.leases.draftDays} days after your last change.
      </p>
      <p>
        <Button variant="text" onClick={() => void remove()}>
          Delete this application
        </Button>
      </p>
    </More>
  );
}

function MailedLink({ draftKey }: { readonly draftKey: string }) {
  const mail = () => notifyResult(() => callApi("mailGuestLeaseDraft", { body: { draftKey } }));
  return (
    <p>
      <Button variant="text" onClick={() => void mail()}>
        Email me this link
      </Button>
    </p>
  );
}

/** Shows the result of a call. @returns whether the call succeeded */
async function notifyResult(call: () => Promise<Envelope<unknown> | null>): Promise<boolean> {
  const { isSuccess, message } = await answerOf(call);
  notify(message, isSuccess ? "success" : "error");
  return isSuccess;
}

const More = styled("details")({
  borderTop: "1px solid var(--line)",
  summary: { minHeight: 44, display: "flex", alignItems: "center", color: "var(--brand)", cursor: "pointer" },
  "& > p": { marginBottom: "var(--s3)" },
});
