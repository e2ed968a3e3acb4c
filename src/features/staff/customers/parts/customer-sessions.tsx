/** A customer's sessions, which staff can end. */
import type { DataOf } from "#contract/rest/endpoints";
import { LABELS, MESSAGES } from "#contract/messages";
import { callAndNotify, type Call } from "../../../../client/api/call-and-notify";
import { callApi } from "../../../../client/api/rest-client";
import { useRestAnswer } from "../../../../client/api/use-rest-answer";
import { requestConfirmation } from "../../../../client/store/confirm";
import { deviceName } from "../../../../lib/device-name";
import { formatShopDateTime } from "../../../../lib/format-date";
import { Button } from "../../../../ui/actions/button";
import { AnswerView } from "../../../../ui/answer-view";
import { Rows, RowTitle } from "../../../../ui/parts/rows";
import { Fold, PartCard } from "./part-card";

interface CustomerSessionsProps {
  readonly username: string;
  readonly mayEnd: boolean;
}
type End = Call<DataOf<"endCustomerSession">>;

const HEADING = "sessions-heading";
const EVERYWHERE = "Sign out everywhere";

export function CustomerSessions({ username, mayEnd }: CustomerSessionsProps) {
  const answer = useRestAnswer("listCustomerSessions", undefined, { username });
  const end = async (title: string, confirmLabel: string, call: End) => {
    const message = MESSAGES.customers.canSignInAgain;
    if (!(await requestConfirmation({ title, message, confirmLabel }))) return;
    const ended = await callAndNotify(call);
    if (ended?.data) answer.replace(ended.data);
    else answer.refresh();
    // The row has unmounted with its button.
    document.getElementById(HEADING)?.focus();
  };
  const endOne = (sessionId: string, device: string) =>
    end(`Sign ${username} out on ${device}?`, LABELS.signOut, () =>
      callApi("endCustomerSession", { params: { username, sessionId } }),
    );
  const endAll = () =>
    end(`Sign ${username} out on all devices?`, EVERYWHERE, () =>
      callApi("endCustomerSessions", { params: { username } }),
    );
  return (
    <PartCard component="section" aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1}>
        Active sessions
      </h2>
      <AnswerView answer={answer} what="the sessions">
        {({ sessions }) =>
          sessions.length === 0 ? (
            <p>No active sessions.</p>
          ) : (
            <Fold label={summed(sessions)}>
              <Rows>
                {sessions.map(({ id, userAgent, ipAddress, lastSeenAt }) => (
                  <li key={id}>
                    <div>
                      <RowTitle>{deviceName(userAgent)}</RowTitle>
                      <p className="muted">
                        Seen {formatShopDateTime(lastSeenAt)}
                        {ipAddress && `, IP address ${ipAddress}`}
                      </p>
                    </div>
                    {mayEnd && (
                      <Button
                        variant="text"
                        aria-label={`${LABELS.signOut}: ${deviceName(userAgent)}`}
                        onClick={() => void endOne(id, deviceName(userAgent))}
                      >
                        {LABELS.signOut}
                      </Button>
                    )}
                  </li>
                ))}
              </Rows>
              {mayEnd && (
                <p>
                  <Button variant="outlined" onClick={() => void endAll()}>
                    {EVERYWHERE}
                  </Button>
                </p>
              )}
            </Fold>
          )
        }
      </AnswerView>
    </PartCard>
  );
}

function summed(sessions: readonly { readonly lastSeenAt: string }[]): string {
  const last =
    sessions
      .map(({ lastSeenAt }) => lastSeenAt)
      .sort()
      .at(-1) ?? "";
  return `${sessions.length === 1 ? "1 device" : `${sessions.length} devices`}, last seen ${formatShopDateTime(last)}`;
}
