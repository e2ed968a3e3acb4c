/** Manual refunds, where the payment provider offers none: the steps, and a button to record them. */
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { useMutation } from "@apollo/client/react";
import { RecordManualRefundDocument } from "#contract/graphql/documents/orders.generated";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { formatMoney } from "#contract/money/money";
import { manualRefundInput } from "#contract/orders/changes";
import { formatShopDateTime } from "../../../../lib/format-date";
import { DialogForm } from "../../../../ui/form/dialog-form";
import { TextField } from "../../../../ui/form/text-field";
import type { ChangeProps } from "../../../../ui/parts/form-dialog";
import { codeOf, NO_CODE, useRequestedCode, withCode, type WithCode } from "../../requested-code";
import { DialogButton } from "../../order-dialog";
import { manualRefundSteps } from "../../order-words";
import { sendChange } from "../../send-change";

const SETTLE = "Mark as refunded";

type Refund = NonNullable<StaffOrderFragment["manualRefunds"]>[number];

interface ManualRefundsProps {
  readonly order: StaffOrderFragment;
  /** Without the permission only the steps are visible. */
  readonly maySettle: boolean;
}

export function ManualRefunds({ order, maySettle }: ManualRefundsProps) {
  const refunds = order.manualRefunds ?? [];
  if (refunds.length === 0) return null;
  return (
    <RefundsCard component="section" aria-labelledby="refunds-by-hand">
      <h3 id="refunds-by-hand">Manual refunds</h3>
      <ul>
        {refunds.map((refund) => (
          <li key={refund.id}>
            <p>
              <b>{formatMoney(refund.amount)}</b> paid with {refund.gatewayName}, since{" "}
              {formatShopDateTime(refund.at)}. {refund.reason}
            </p>
            <ol>
              {manualRefundSteps(refund.gatewayType, formatMoney(refund.amount), order.email).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {refund.transactionId && <p className="muted">Payment {refund.transactionId}</p>}
            {maySettle && (
              <DialogButton
                id={`settle-${refund.id}`}
                label={SETTLE}
                title={`${formatMoney(refund.amount)} refunded for order ${order.uniqueId}`}
              >
                {(change) => <SettleForm orderId={order.id} refund={refund} {...change} />}
              </DialogButton>
            )}
          </li>
        ))}
      </ul>
    </RefundsCard>
  );
}

interface SettleFormProps extends ChangeProps {
  readonly orderId: string;
  readonly refund: Refund;
}

function SettleForm({ orderId, refund, idempotencyKey, onLeave, onDone }: SettleFormProps) {
  const [settle] = useMutation(RecordManualRefundDocument);
  const code = useRequestedCode();
  const send = async ({ reference, ...typed }: WithCode & { readonly reference: string }) => {
    const variables = { orderId, refundId: refund.id, reference, ...codeOf(typed) };
    const { envelope } = await sendChange(
      () => settle({ variables, context: { idempotencyKey } }),
      (data) => data.recordManualRefund,
    );
    if (envelope.isSuccess) onDone();
    return code.handle(envelope);
  };
  return (
    <DialogForm
      initialValues={{ reference: "", ...NO_CODE }}
      schema={withCode(manualRefundInput)}
      onSubmit={send}
      submitLabel={SETTLE}
      leaveLabel="Cancel"
      onLeave={onLeave}
    >
      <TextField
        name="reference"
        label="Transfer number"
        hint="For staff only. We'll email the customer that the money is on its way."
        autoComplete="off"
      />
      {code.field}
    </DialogForm>
  );
}

const RefundsCard = styled(Card)({
  borderLeft: "6px solid var(--warn)",
  "& > ul": { display: "grid", gap: "var(--s5)", listStyle: "none" },
  "& > ul > li": { display: "grid", gap: "var(--s3)" },
  ol: { display: "grid", gap: "var(--s2)", paddingLeft: "var(--s5)" },
}) as typeof Card;
