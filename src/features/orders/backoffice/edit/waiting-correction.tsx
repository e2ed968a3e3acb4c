/**
 * A correction awaiting payment: its changes, the amount due and deadline, and how to withdraw it (ORDER-43).
 */
import { useState } from "react";
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { useMutation } from "@apollo/client/react";
import { WithdrawCorrectionDocument } from "#contract/graphql/documents/orders.generated";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { formatMoney } from "#contract/money/money";
import { requestConfirmation } from "../../../../client/store/confirm";
import { formatShopDateTime } from "../../../../lib/format-date";
import { Button } from "../../../../ui/actions/button";
import { Bad } from "../../../../ui/parts/verdict";
import { ORDER_HEADING } from "../../order-dialog";
import { sendChange } from "../../send-change";

interface WaitingCorrectionProps {
  readonly order: StaffOrderFragment;
  readonly mayWithdraw: boolean;
  /** Called when another person has changed the order since it was loaded. */
  readonly onStale: () => void;
}

export function WaitingCorrection({ order, mayWithdraw, onStale }: WaitingCorrectionProps) {
  const [withdraw, { loading: isSending }] = useMutation(WithdrawCorrectionDocument);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { id: orderId, revision, correction } = order;
  if (!correction) return null;
  const { due, total, totalBefore, payBy, requestedAt, requestedBy, changes } = correction;
  const press = async () => {
    if (isSending || !(await requestConfirmation(WITHDRAW))) return;
    const { envelope, order: now } = await sendChange(
      () => withdraw({ variables: { orderId, revision }, context: { idempotencyKey: correction.id } }),
      (data) => data.withdrawOrderCorrection,
    );
    setRefusal(envelope.isSuccess ? null : envelope.message);
    if (envelope.isSuccess) document.getElementById(ORDER_HEADING)?.focus();
    if (!envelope.isSuccess && now && now.revision !== revision) onStale();
  };
  return (
    <Card component="section" aria-label="Change awaiting payment">
      <h2>Change awaiting payment of {formatMoney(due)}</h2>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p>
        The new total will be {formatMoney(total)} instead of {formatMoney(totalBefore)}. Until it's paid, the
        order doesn't change and you can only cancel it.
      </p>
      <p className="muted">
        Requested by {requestedBy}, {formatShopDateTime(requestedAt)}. Payment is due by{" "}
        {formatShopDateTime(payBy)}.
      </p>
      {mayWithdraw && (
        <Row>
          <Button variant="outlined" aria-disabled={isSending} onClick={() => void press()}>
            {WITHDRAW.confirmLabel}
          </Button>
          <span role="status">{refusal && <Bad>{refusal}</Bad>}</span>
        </Row>
      )}
    </Card>
  );
}

const WITHDRAW = {
  title: "Withdraw the change?",
  message: "The order stays unchanged. We'll email the customer that there's nothing more to pay.",
  confirmLabel: "Withdraw change",
};

const Row = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s2) var(--s4)",
});
