/** How a saved form is gone on with on another device, and how it is deleted. */
import { useId } from "react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { Envelope } from "#contract/envelope";
import { LIMITS } from "#contract/limits";
import { guestLeasePath } from "#contract/site-paths";
import { askToConfirm } from "../../../client/store/confirm";
import { notify } from "../../../client/store/notify";
import { callApi } from "../../../client/api/rest-client";
import { answerOf } from "../../../ui/form/answer";
import { deleteDraft, type OwnedDraft } from "./draft-calls";

interface GoOnElsewhereProps {
  readonly owned: OwnedDraft;
  readonly onDeleted: () => void;
}

export function GoOnElsewhere({ owned, onDeleted }: GoOnElsewhereProps) {
  const remove = async () => {
    const question = {
      title: "Delete what you entered?",
      message: "All steps of this application are deleted. Nothing was sent to anybody.",
    };
    if (!(await askToConfirm(question))) return;
    if (await tell(() => deleteDraft(owned))) onDeleted();
  };
  return (
    <More>
      <summary>Saved. Go on later or on another device</summary>
      {owned.draftKey === null ? (
        <p>Sign in with your account on the other device and open this page there.</p>
      ) : (
        <>
          <GuestLink
            draftKey={owned.draftKey}
            label="Open this link there. Keep it to yourself: it shows what you entered, but for the numbers."
          />
          <MailedLink draftKey={owned.draftKey} />
        </>
      )}
      <p className="muted">
        What you entered is deleted by itself {LIMITS.leases.draftDays} days after your last change.
      </p>
      <p>
        <Button variant="text" onClick={() => void remove()}>
          Delete what I entered
        </Button>
      </p>
    </More>
  );
}

function MailedLink({ draftKey }: { readonly draftKey: string }) {
  const mail = () => tell(() => callApi("mailGuestLeaseDraft", { body: { draftKey } }));
  return (
    <p>
      <Button variant="text" onClick={() => void mail()}>
        Mail me this link
      </Button>
    </p>
  );
}

/** Says what a call answered. @returns whether it succeeded */
async function tell(call: () => Promise<Envelope<unknown> | null>): Promise<boolean> {
  const { isSuccess, message } = await answerOf(call);
  notify(message, isSuccess ? "success" : "error");
  return isSuccess;
}

/** The address a guest goes on with elsewhere, to be copied. */
export function GuestLink({ draftKey, label }: { readonly draftKey: string; readonly label: string }) {
  const id = useId();
  const url = location.origin + guestLeasePath(draftKey);
  return (
    <>
      <p>
        <label htmlFor={id}>{label}</label>
      </p>
      <LinkLine>
        <input id={id} readOnly value={url} onFocus={(event) => event.target.select()} />
        <Button
          variant="outlined"
          onClick={() =>
            void navigator.clipboard.writeText(url).then(
              () => notify("The link is copied.", "success"),
              () => notify("Please select the link and copy it.", "info"),
            )
          }
        >
          Copy
        </Button>
      </LinkLine>
    </>
  );
}

const More = styled("details")({
  borderTop: "1px solid var(--line)",
  summary: { minHeight: 44, display: "flex", alignItems: "center", color: "var(--brand)", cursor: "pointer" },
  "& > p": { marginBottom: "var(--s3)" },
});

const LinkLine = styled("p")({
  display: "flex",
  flexWrap: "wrap",
  gap: "var(--s3)",
  input: {
    flex: "1 1 14rem",
    minWidth: 0,
    minHeight: 44,
    padding: "0 var(--s3)",
    border: "1.5px solid var(--edge)",
    borderRadius: "var(--r-md)",
    background: "var(--tile)",
    color: "var(--ink)",
  },
});
