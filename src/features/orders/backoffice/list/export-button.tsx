/** Exports all matching orders as a spreadsheet file. */
import { useState } from "react";
import { shopDay } from "#contract/time/days";
import { LABELS } from "#contract/messages";
import type { OrderFilterInput } from "#contract/graphql/generated";
import type { OrderExportInput } from "#contract/orders/list";
import { downloadFile } from "../../../../client/api/download-file";
import { Button } from "../../../../ui/actions/button";

interface ExportButtonProps {
  readonly filter: OrderFilterInput;
  readonly sort: string;
  readonly total: number;
}

export function ExportButton({ filter, sort, total }: ExportButtonProps) {
  const [isSending, setSending] = useState(false);
  const send = async () => {
    if (isSending) return;
    setSending(true);
    const day = shopDay(new Date());
    // The server fills in omitted values.
    const body = { filter, sort } as OrderExportInput;
    await downloadFile("exportOrders", { body }, `orders-${day}.csv`);
    setSending(false);
  };
  return (
    <Button variant="outlined" disabled={total === 0} aria-disabled={isSending} onClick={() => void send()}>
      {isSending ? "Exporting…" : LABELS.exportCsv}
    </Button>
  );
}
