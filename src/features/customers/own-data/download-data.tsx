/** Downloads everything the shop stores about the customer as a file. */
import { useState } from "react";
import Card from "@mui/material/Card";
import { shopDay } from "#contract/time/days";
import { MESSAGES } from "#contract/messages";
import { saveFile } from "../../../client/page/save-file";
import { notify } from "../../../client/store/notify";
import { callApi } from "../../../client/api/rest-client";
import { Button } from "../../../ui/actions/button";

export function DownloadData() {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const answer = await callApi("exportAccount");
      if (answer?.isSuccess && answer.data) saveAsFile(answer.data);
      else notify(answer?.message ?? MESSAGES.generic.failure, "error");
    } catch {
      notify(MESSAGES.generic.unreachable, "error");
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card component="section" aria-labelledby="download">
      <h2 id="download">Download your data</h2>
      <p>
        One file with your profile, addresses, orders, devices, sign-ins and messages to us, in JSON, which
        other services can read.
      </p>
      <p>
        <Button variant="outlined" aria-busy={isBusy} onClick={() => void download()}>
          Download data
        </Button>
      </p>
    </Card>
  );
}

function saveAsFile(data: object): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
  saveFile(file, `my-data-${shopDay(new Date())}.json`);
}
