/** The signed-in devices, each with a sign-out button. */
import { useState } from "react";
import Card from "@mui/material/Card";
import Chip from "@mui/material/Chip";
import type { Device } from "#contract/accounts/auth";
import { LABELS, MESSAGES } from "#contract/messages";
import { notify } from "../../../client/store/notify";
import { callApi } from "../../../client/api/rest-client";
import { deviceName } from "../../../lib/device-name";
import { formatDateTime } from "../../../lib/format-date";
import { Button } from "../../../ui/actions/button";
import { Rows, RowTitle } from "../../../ui/parts/rows";
import { AnswerView } from "../../../ui/answer-view";
import { useRestAnswer } from "../../../client/api/use-rest-answer";

export function DeviceList() {
  const live = useRestAnswer("listSessions");
  const [isBusy, setBusy] = useState(false);
  const end = async (call: () => ReturnType<typeof callApi>, remaining: Device[], done: string) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const answer = await call();
      // Not found: the session had already ended.
      const isEnded = answer === null || answer.isSuccess;
      if (isEnded) live.replace({ sessions: remaining });
      notify(isEnded ? done : answer.message, isEnded ? "success" : "error");
    } catch {
      notify(MESSAGES.generic.unreachable, "error");
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card component="section" aria-labelledby="devices">
      <h2 id="devices" tabIndex={-1}>
        Where you're signed in
      </h2>
      <AnswerView answer={live} what="your devices">
        {({ sessions }) => (
          <>
            <Rows>
              {sessions.map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  onEnd={() => {
                    document.getElementById("devices")?.focus();
                    void end(
                      () => callApi("endSession", { params: { id: device.id } }),
                      sessions.filter(({ id }) => id !== device.id),
                      MESSAGES.auth.deviceSignedOut,
                    );
                  }}
                />
              ))}
            </Rows>
            {sessions.some(({ isCurrent }) => !isCurrent) && (
              <p>
                <Button
                  variant="outlined"
                  onClick={() => {
                    document.getElementById("devices")?.focus();
                    void end(
                      () => callApi("endOtherSessions"),
                      sessions.filter(({ isCurrent }) => isCurrent),
                      MESSAGES.auth.othersEnded,
                    );
                  }}
                >
                  Sign out everywhere else
                </Button>
              </p>
            )}
          </>
        )}
      </AnswerView>
    </Card>
  );
}

function DeviceRow({ device, onEnd }: { readonly device: Device; readonly onEnd: () => void }) {
  const name = deviceName(device.userAgent);
  return (
    <li>
      <div>
        <RowTitle>
          {name} {device.isCurrent && <Chip component="span" label="This device" />}
        </RowTitle>
        <p className="muted">
          Last seen {formatDateTime(device.lastSeenAt)}
          {device.ipAddress && `, IP address ${device.ipAddress}`}
        </p>
      </div>
      {!device.isCurrent && (
        <Button variant="text" aria-label={`${LABELS.signOut} ${name}`} onClick={onEnd}>
          {LABELS.signOut}
        </Button>
      )}
    </li>
  );
}
