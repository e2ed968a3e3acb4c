/** Activates an account, or deactivates it after confirmation, which ends sessions; staff and customers. */
import { useState } from "react";
import Stack from "@mui/material/Stack";
import { ACCOUNT_STATUS_WORDS, type AccountStatus } from "#contract/customers/care";
import type { Envelope } from "#contract/rest/envelope";
import { callAndNotify } from "../../client/api/call-and-notify";
import { callWithUndo } from "../../client/api/call-with-undo";
import { requestConfirmation } from "../../client/store/confirm";
import { Button } from "../../ui/actions/button";

interface StatusSwitchProps<Data> {
  readonly username: string;
  readonly status: AccountStatus;
  /** Null when the account no longer exists. */
  readonly change: (status: AccountStatus) => Promise<Envelope<Data | null> | null>;
  readonly onChanged: (data: Data) => void;
}

export function StatusSwitch<Data>({ username, status, change, onChanged }: StatusSwitchProps<Data>) {
  const [isBusy, setBusy] = useState(false);
  const enable = async () => {
    setBusy(true);
    await callWithUndo({
      call: () => change("ACTIVE"),
      opposite: () => change("DISABLED"),
      message: `${username} can sign in again.`,
      onAnswer: (data) => data && onChanged(data),
    });
    setBusy(false);
  };
  const toggle = async () => {
    if (isBusy) return;
    if (status === "DISABLED") return enable();
    const isConfirmed = await requestConfirmation({
      title: `Disable ${username}?`,
      message: "They're signed out everywhere right away and can't sign in until you enable them.",
      confirmLabel: "Disable account",
    });
    if (!isConfirmed) return;
    setBusy(true);
    const answer = await callAndNotify(() => change("DISABLED"));
    setBusy(false);
    if (answer?.isSuccess && answer.data) onChanged(answer.data);
  };
  return (
    <Stack direction="row" spacing={4} sx={{ alignItems: "center", flexWrap: "wrap" }}>
      <p>
        Status: <strong>{ACCOUNT_STATUS_WORDS[status]}</strong>
      </p>
      <Button variant="outlined" aria-busy={isBusy} onClick={() => void toggle()}>
        {status === "DISABLED" ? "Enable" : "Disable"}
      </Button>
    </Stack>
  );
}
