/** Exports the entire report as a spreadsheet file, regardless of the page. */
import { useState } from "react";
import { reportCall, type ReportFileInput } from "#contract/reports/calls";
import type { ReportKey } from "#contract/reports/reports";
import { downloadFile } from "../../client/api/download-file";
import { Button } from "../../ui/actions/button";

interface ReportFileButtonProps {
  readonly report: ReportKey;
  readonly question: ReportFileInput;
}

export function ReportFileButton({ report, question }: ReportFileButtonProps) {
  const [isSending, setSending] = useState(false);
  const { from, to, what, keys } = question;
  const send = async () => {
    if (isSending) return;
    setSending(true);
    const name = `${report}${what === "entries" ? "-entries" : ""}-${from}-${to}.csv`;
    await downloadFile(reportCall("export", report), { body: { from, to, what, keys } }, name);
    setSending(false);
  };
  return (
    <Button variant="outlined" aria-disabled={isSending} onClick={() => void send()}>
      {isSending ? "Preparing…" : "Download CSV"}
    </Button>
  );
}
