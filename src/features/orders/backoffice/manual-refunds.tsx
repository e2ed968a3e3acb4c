/** Money a person has to give back, because its payment company does not: what to do, and where it is noted as done. */
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { useMutation } from "@apollo/client/react";
import { SettleRefundByHandDocument, type StaffOrderFragment } from "#contract/graphql/generated";
import { formatMoney } from "#contract/money";
import { manualRefundInput } from "#contract/order-changes";
import { formatDateTime } from "../../../lib/format-date";
import { Form } from "../../../ui/form/form";
import { TextField } from "../../../ui/form/text-field";
import { DialogButton, type ChangeProps } from "../order-dialog";
import { manualRefundSteps } from "../order-words";
import { sendChange } from "../send-change";

const SETTLE = "Note as given back";

type Refund = NonNullable<StaffOrderFragment["refundsByHand"]>[number];

interface ManualRefundsProps {
  readonly order: StaffOrderFragment;
  /** Without it the steps are shown, and somebody else notes them as done. */
  readonly maySettle: boolean;
}

export function ManualRefunds({ order, maySettle }: ManualRefundsProps) {
  const refunds = order.refundsByHand ?? [];
  if (refunds.length === 0) return null;
  return (
    <Desk component="section" aria-labelledby="refunds-by-hand">
      <h3 id="refunds-by-hand">To give back by hand</h3>
      <ul>
        {refunds.map((refund) => (
          <li key={refund.id}>
            <p>
              <b>{formatMoney(refund.amount)}</b> paid with {refund.gatewayName}, since{" "}
              {formatDateTime(refund.at)}. {refund.reason}
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
                title={`${formatMoney(refund.amount)} given back for order ${order.uniqueId}`}
              >
                {(change) => <SettleForm orderId={order.id} refund={refund} {...change} />}
              </DialogButton>
            )}
          </li>
        ))}
      </ul>
    </Desk>
  );
}

interface SettleFormProps extends ChangeProps {
  readonly orderId: string;
  readonly refund: Refund;
}

function SettleForm({ orderId, refund, idempotencyKey, onLeave, onDone }: SettleFormProps) {
  const [settle] = useMutation(SettleRefundByHandDocument);
  const send = async ({ reference }: { readonly reference: string }) => {
    const { envelope } = await sendChange(
      () => settle({ variables: { orderId, refundId: refund.id, reference }, context: { idempotencyKey } }),
      (data) => data.settleRefundByHand,
    );
    if (envelope.isSuccess) onDone();
    return envelope;
  };
  return (
    <Form
      initialValues={{ reference: "" }}
      schema={manualRefundInput}
      onSubmit={send}
      submitLabel={SETTLE}
      actions={
        <Button variant="outlined" onClick={onLeave}>
          Not yet
        </Button>
      }
    >
      <TextField
        name="reference"
        label="Number of the transfer"
        hint="Kept with the order for staff. The customer is mailed that the money is on its way."
        autoComplete="off"
      />
    </Form>
  );
}

const Desk = styled(Card)({
  borderLeft: "6px solid var(--warn)",
  "& > ul": { display: "grid", gap: "var(--s5)", listStyle: "none" },
  "& > ul > li": { display: "grid", gap: "var(--s3)" },
  ol: { display: "grid", gap: "var(--s2)", paddingLeft: "var(--s5)" },
}) as typeof Card;
