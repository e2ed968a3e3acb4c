/** Recent sign-in attempts, so that a customer can spot unknown ones. */
import Card from "@mui/material/Card";
import type { SignIn } from "#contract/accounts/auth";
import { deviceName } from "../../../lib/device-name";
import { formatDateTime } from "../../../lib/format-date";
import { Rows, RowTitle } from "../../../ui/parts/rows";
import { AnswerView } from "../../../ui/answer-view";
import { useRestAnswer } from "../../../client/api/use-rest-answer";

const OUTCOMES: Readonly<Record<SignIn["outcome"], string>> = {
  SUCCEEDED: "Signed in",
  FAILED: "Wrong password",
  REFRESH_REUSED: "Ended for your security: an old session was reused",
};

export function SignInHistory() {
  const live = useRestAnswer("listSignIns");
  return (
    <Card component="section" aria-labelledby="sign-ins">
      <h2 id="sign-ins">Recent sign-ins</h2>
      <AnswerView answer={live} what="your sign-ins">
        {({ signIns }) =>
          signIns.length === 0 ? (
            <p className="muted">No sign-ins yet.</p>
          ) : (
            <Rows>
              {signIns.map((signIn, position) => (
                <li key={`${signIn.at} ${position}`}>
                  <div>
                    <RowTitle data-outcome={signIn.outcome}>{OUTCOMES[signIn.outcome]}</RowTitle>
                    <p className="muted">
                      {deviceName(signIn.userAgent)}
                      {signIn.ipAddress && `, IP address ${signIn.ipAddress}`}
                    </p>
                  </div>
                  <p className="muted">{formatDateTime(signIn.at)}</p>
                </li>
              ))}
            </Rows>
          )
        }
      </AnswerView>
    </Card>
  );
}
