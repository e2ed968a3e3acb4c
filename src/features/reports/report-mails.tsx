/** The report by email, with the current filters: subscribe and unsubscribe (REPORT-16). */
import { useId, useState, type FormEvent } from "react";
import { styled } from "@mui/material/styles";
import { reportCall, type ReportMail, type ReportMailInput } from "#contract/reports/calls";
import {
  MAIL_FREQUENCIES,
  frequencyChoice,
  frequencyWords,
  type MailFrequency,
} from "#contract/reports/mails";
import { REPORT_SHAPES } from "#contract/reports/shapes";
import type { ReportKey } from "#contract/reports/reports";
import { callApi } from "../../client/api/rest-client";
import { notify } from "../../client/store/notify";
import { focusAfter } from "../../lib/focus-after";
import { Button } from "../../ui/actions/button";

interface ReportMailsProps {
  readonly report: ReportKey;
  /** Filters of the report on screen; null = all. */
  readonly keys: readonly (string | null)[];
  /** Email subscriptions as loaded. */
  readonly mails: readonly ReportMail[];
}

export function ReportMails({ report, keys, mails }: ReportMailsProps) {
  const id = useId();
  const [changed, setChanged] = useState<readonly ReportMail[] | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async (body: ReportMailInput) => {
    if (isSending) return;
    setSending(true);
    const answer = await callApi(reportCall("mail", report), { body }).catch(() => null);
    setSending(false);
    if (!answer) return;
    notify(answer.message, answer.isSuccess ? "success" : "error");
    const { data } = answer;
    if (!data) return;
    if (body.isSubscribed) setChanged(data.mails);
    // The pressed button has unmounted with its line.
    else focusAfter(() => setChanged(data.mails), id);
  };
  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const frequency = new FormData(event.currentTarget).get("frequency") as MailFrequency;
    void send({ frequency, keys: [...keys], isSubscribed: true });
  };
  return (
    <Part aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>Email reports</h2>
      {(changed ?? mails).length > 0 && (
        <ul>
          {(changed ?? mails).map((mail) => {
            const description = `${frequencyWords(mail.frequency)}, ${narrowing(report, mail)}`;
            return (
              <li key={`${mail.frequency} ${JSON.stringify(mail.keys)}`}>
                <span>Emailed {description}.</span>
                <Button
                  variant="text"
                  aria-disabled={isSending}
                  aria-label={`Stop the email ${description}`}
                  onClick={() =>
                    void send({ frequency: mail.frequency, keys: [...mail.keys], isSubscribed: false })
                  }
                >
                  Stop
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <form onSubmit={subscribe}>
        <label htmlFor={id}>Frequency</label>
        <select id={id} name="frequency" defaultValue={MAIL_FREQUENCIES[0]}>
          {MAIL_FREQUENCIES.map((frequency) => (
            <option key={frequency} value={frequency}>
              {frequencyChoice(frequency)}
            </option>
          ))}
        </select>
        <Button type="submit" variant="outlined" aria-disabled={isSending}>
          Email me this report
        </Button>
      </form>
      <p className="muted">
        Sent to your address in the morning, Central time, for completed days, with the filters above.
      </p>
    </Part>
  );
}

/** "only Method: Card" */
function narrowing(report: ReportKey, { names }: ReportMail): string {
  const parts = REPORT_SHAPES[report].keys.flatMap(({ label }, at) => {
    const name = names[at] ?? null;
    return name === null ? [] : [`${label}: ${name || "None"}`];
  });
  return parts.length === 0 ? "all data" : `only ${parts.join(", ")}`;
}

const Part = styled("section")({
  display: "grid",
  // The longest option of the select is wider than a narrow screen.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--s2)",
  ul: { margin: 0, padding: 0, listStyle: "none" },
  li: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0 var(--s3)" },
  form: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "var(--s2) var(--s3)" },
  label: { fontSize: "var(--sm)" },
  select: { maxWidth: "100%" },
  p: { margin: 0 },
});
