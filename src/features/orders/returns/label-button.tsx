/** Downloads the label of a requested return (ORDER-52). */
import { useState } from "react";
import type { OrderLink } from "#contract/orders/paths";
import { downloadFile } from "../../../client/api/download-file";
import { Button } from "../../../ui/actions/button";
import type { Return } from "./returns-list";

interface LabelButtonProps {
  readonly link: OrderLink;
  readonly back: Return;
}

export function LabelButton({ link, back }: LabelButtonProps) {
  const [isSending, setSending] = useState(false);
  const download = async () => {
    if (isSending) return;
    setSending(true);
    const body = { orderId: link.id, orderKey: link.key, returnId: back.id };
    await downloadFile("downloadReturnLabel", { body }, `return-${back.number}.pdf`);
    setSending(false);
  };
  return (
    <p>
      <Button variant="outlined" aria-disabled={isSending} onClick={() => void download()}>
        Return label (PDF)
        <span className="vh"> for {back.number}</span>
      </Button>
    </p>
  );
}
