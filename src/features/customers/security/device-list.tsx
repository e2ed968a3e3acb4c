/** The devices one is signed in on, each with a way to end it. */
import { useState } from "react";
import type { Device } from "#contract/auth";
import { MESSAGES } from "#contract/messages";
import { notify } from "../../../client/store/notify";
import { callApi } from "../../../client/api/rest-client";
import { deviceName } from "../../../lib/device-name";
import { formatDateTime } from "../../../lib/format-date";
import { AnswerView } from "../answer-view";
import { useAnswer } from "../use-answer";

export function DeviceList() {
  const live = useAnswer("listSessions");
  const [isBusy, setBusy] = useState(false);
  const end = async (call: () => ReturnType<typeof callApi>, left: Device[], done: string) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const answer = await call();
      // Not found: it had ended already.
      const isEnded = answer === null || answer.isSuccess;
      if (isEnded) live.replace({ sessions: left });
      notify(isEnded ? done : answer.message, isEnded ? "success" : "error");
    } catch {
      notify(MESSAGES.generic.unreachable, "error");
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="panel-card" aria-labelledby="devices">
      <h2 id="devices" tabIndex={-1}>
        Where you are signed in
      </h2>
      <AnswerView live={live} what="your devices">
        {({ sessions }) => (
          <>
            <ul className="account-rows">
              {sessions.map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  onEnd={() => {
                    document.getElementById("devices")?.focus();
                    void end(
                      () => callApi("endSession", { params: { id: device.id } }),
                      sessions.filter(({ id }) => id !== device.id),
                      MESSAGES.auth.deviceEnded,
                    );
                  }}
                />
              ))}
            </ul>
            {sessions.some(({ isCurrent }) => !isCurrent) && (
              <p>
                <button
                  type="button"
                  className="btn quiet"
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
                </button>
              </p>
            )}
          </>
        )}
      </AnswerView>
    </section>
  );
}

function DeviceRow({ device, onEnd }: { readonly device: Device; readonly onEnd: () => void }) {
  const name = deviceName(device.userAgent);
  return (
    <li>
      <div>
        <p className="row-title">
          {name} {device.isCurrent && <span className="tag mark">This device</span>}
        </p>
        <p className="muted">
          Last seen {formatDateTime(device.lastSeenAt)}
          {device.ipAddress && `, IP address ${device.ipAddress}`}
        </p>
      </div>
      {!device.isCurrent && (
        <button type="button" className="link-button" aria-label={`Sign out ${name}`} onClick={onEnd}>
          Sign out
        </button>
      )}
    </li>
  );
}
