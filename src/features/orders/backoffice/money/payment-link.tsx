/**
 * The payment link of an unpaid order or order change: last recipient, and a button that sends it (ORDER-37).
 */
import { useState } from "react";
import { styled } from "@mui/material/styles";
import { useMutation } from "@apollo/client/react";
import { SendPaymentLinkDocument } from "#contract/graphql/documents/orders.generated";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { formatShopDateTime } from "../../../../lib/format-date";
import { randomKey } from "../../../../lib/random-key";
import { Button } from "../../../../ui/actions/button";
import { Bad } from "../../../../ui/parts/verdict";
import { sendChange } from "../../send-change";

export function PaymentLink({ order }: { readonly order: StaffOrderFragment }) {
  const [send, { loading: isSending }] = useMutation(SendPaymentLinkDocument);
  // One key per email: clicking again without a response sends no second one.
  const [idempotencyKey, setKey] = useState(randomKey);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (order.amountDue === 0) return null;
  const last = order.history.find(({ summary }) => summary.startsWith(MESSAGES.phoneOrders.summaryOfLink));
  const press = async () => {
    if (isSending) return;
    const variables = { orderId: order.id, idempotencyKey };
    const { envelope } = await sendChange(
      () => send({ variables, context: { idempotencyKey } }),
      (data) => data.sendPaymentLink,
    );
    setRefusal(envelope.isSuccess ? null : envelope.message);
    if (envelope.isSuccess) setKey(randomKey());
  };
  return (
    <Row>
      <span>{last ? `${last.summary}, ${formatShopDateTime(last.at)}` : "No payment link sent yet."}</span>
      <Button variant="outlined" aria-disabled={isSending} onClick={() => void press()}>
        {last ? "Resend payment link" : "Send payment link"}
      </Button>
      <span role="status">{refusal && <Bad>{refusal}</Bad>}</span>
    </Row>
  );
}

const Row = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s2) var(--s4)",
  overflowWrap: "anywhere",
});
