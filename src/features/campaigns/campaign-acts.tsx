/** Actions on a campaign by status; starting one shows the number of recipients. */
import { useState } from "react";
import { styled } from "@mui/material/styles";
import { scheduleForm, type Campaign } from "#contract/marketing/campaigns";
import { mayMove, type CampaignMove } from "#contract/marketing/campaign-statuses";
import { fail, type Envelope } from "#contract/rest/envelope";
import { LABELS, MESSAGES } from "#contract/messages";
import { readShopTime } from "#contract/time/shop-clock";
import { callApi } from "../../client/api/rest-client";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { requestConfirmation } from "../../client/store/confirm";
import { notify } from "../../client/store/notify";
import { randomUuid } from "../../lib/random-key";
import { Button } from "../../ui/actions/button";
import { AnswerView } from "../../ui/answer-view";
import { DialogForm } from "../../ui/form/dialog-form";
import { TextField } from "../../ui/form/text-field";
import { FormDialogButton, type ChangeProps } from "../../ui/parts/form-dialog";

/** Takes the focus after a change. */
export const HEADING = "campaign-heading";

interface ActsProps {
  readonly campaign: Campaign;
  readonly onChanged: (campaign: Campaign) => void;
  /** Another person has changed the campaign. */
  readonly onStale: () => void;
}

export function CampaignActs({ campaign, onChanged, onStale }: ActsProps) {
  const { id, state, revision } = campaign;
  const [isBusy, setBusy] = useState(false);
  const send = async (move: CampaignMove, sendAt: string | null = null) => {
    const envelope = await callApi("moveCampaign", {
      params: { id },
      body: { move, revision, sendAt },
    }).catch(() => fail(MESSAGES.generic.unreachable));
    notify(envelope?.message ?? MESSAGES.campaigns.gone, envelope?.isSuccess ? "success" : "error");
    if (envelope?.isSuccess && envelope.data) onChanged(envelope.data.campaign);
    else onStale();
    return envelope;
  };
  const press = async (move: CampaignMove) => {
    if (isBusy) return;
    setBusy(true);
    if (move !== "CANCEL" || (await requestConfirmation(CANCEL_QUESTION))) {
      await send(move);
      // The new status has other buttons.
      document.getElementById(HEADING)?.focus();
    }
    setBusy(false);
  };
  const test = async () => {
    if (isBusy) return;
    setBusy(true);
    const envelope = await callApi("testCampaign", { params: { id }, body: { key: randomUuid() } }).catch(
      () => fail(MESSAGES.generic.unreachable),
    );
    setBusy(false);
    notify(envelope?.message ?? MESSAGES.campaigns.gone, envelope?.isSuccess ? "success" : "error");
  };
  return (
    <Acts>
      {mayMove(state, "SCHEDULE") && (
        <FormDialogButton
          id="send-campaign"
          label="Send campaign"
          title="Send this campaign?"
          isMain
          doneId={HEADING}
        >
          {(change) => <ScheduleForm {...change} campaign={campaign} onSend={(at) => send("SCHEDULE", at)} />}
        </FormDialogButton>
      )}
      {PRESSES.filter(({ move }) => mayMove(state, move)).map(({ move, label }) => (
        <Button key={move} variant="outlined" aria-disabled={isBusy} onClick={() => void press(move)}>
          {label}
        </Button>
      ))}
      <Button variant="outlined" aria-disabled={isBusy} onClick={() => void test()}>
        Send me a test email
      </Button>
    </Acts>
  );
}

const CANCEL = "Cancel campaign";
const PRESSES: readonly { readonly move: CampaignMove; readonly label: string }[] = [
  { move: "REOPEN", label: "Move back to draft" },
  { move: "PAUSE", label: "Pause" },
  { move: "RESUME", label: "Resume" },
  { move: "CANCEL", label: CANCEL },
];
const CANCEL_QUESTION = {
  title: "Cancel this campaign?",
  message: "Emails already sent can't be recalled. No more will be sent, and you can't resume the campaign.",
  confirmLabel: CANCEL,
};

interface ScheduleProps extends ChangeProps {
  readonly campaign: Campaign;
  readonly onSend: (sendAt: string | null) => Promise<Envelope<unknown> | null>;
}

function ScheduleForm({ campaign: { id }, onSend, onDone, onLeave }: ScheduleProps) {
  const answer = useRestAnswer("countCampaignReaders", undefined, { id });
  return (
    <AnswerView answer={answer} what="the recipient count">
      {({ readers }) =>
        readers === 0 ? (
          <>
            <p>{MESSAGES.campaigns.nobody}</p>
            <Button variant="outlined" onClick={onLeave}>
              Back
            </Button>
          </>
        ) : (
          <DialogForm
            initialValues={{ sendAt: "" }}
            schema={scheduleForm}
            submitLabel="Confirm and send"
            leaveLabel={LABELS.keepAsIs}
            onLeave={onLeave}
            onSubmit={async ({ sendAt }) => {
              const envelope = await onSend(readShopTime(sendAt)?.toISOString() ?? null);
              if (envelope?.isSuccess) onDone();
              return envelope;
            }}
          >
            <p>
              The saved version goes to <strong>{readers.toLocaleString("en-US")}</strong>{" "}
              {readers === 1 ? "subscriber" : "subscribers"}, plus anyone who joins before sending starts.
            </p>
            <TextField
              name="sendAt"
              label="Send at"
              hint="Central time. Leave empty to send now"
              type="datetime-local"
              autoComplete="off"
              isOptional
            />
          </DialogForm>
        )
      }
    </AnswerView>
  );
}

const Acts = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "var(--s2)" });
