/** Where a customer is signed in, for staff. */
import Card from "@mui/material/Card";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { deviceName } from "../../../lib/device-name";
import { formatDateTime } from "../../../lib/format-date";
import { AnswerView } from "../../../ui/answer-view";
import { Rows, RowTitle } from "../../../ui/parts/rows";

export function CustomerSessions({ username }: { readonly username: string }) {
  const answer = useRestAnswer("listCustomerSessions", undefined, { username });
  return (
    <Card component="section" aria-labelledby="sessions-heading">
      <h2 id="sessions-heading">Where they are signed in</h2>
      <AnswerView answer={answer} what="the devices">
        {({ sessions }) =>
          sessions.length === 0 ? (
            <p>Nowhere.</p>
          ) : (
            <Rows>
              {sessions.map(({ id, userAgent, ipAddress, lastSeenAt }) => (
                <li key={id}>
                  <div>
                    <RowTitle>{deviceName(userAgent)}</RowTitle>
                    <p className="muted">
                      Seen {formatDateTime(lastSeenAt)}
                      {ipAddress && `, IP address ${ipAddress}`}
                    </p>
                  </div>
                </li>
              ))}
            </Rows>
          )
        }
      </AnswerView>
    </Card>
  );
}
