/** Gives money back: all that is there, or less. Only staff with orders.refund see it. */
import { useState } from "react";
import Button from "@mui/material/Button";
import { useMutation } from "@apollo/client/react";
import { RefundOrderDocument, type StaffOrderFragment } from "#contract/graphql/generated";
import { decimalMoney, formatMoney } from "#contract/money";
import { centsOf, refundInput } from "#contract/order-changes";
import { notify } from "../../../client/store/notify";
import { Form } from "../../../ui/form/form";
import { TextField } from "../../../ui/form/text-field";
import { focusSoon, ORDER_HEADING, OrderDialog } from "../order-dialog";
import { sendChange } from "../send-change";

const OPENER = "refund-order";

export function RefundAction({ order }: { readonly order: StaffOrderFragment }) {
  const [key, setKey] = useState<string | null>(null);
  const most = order.paymentDetails.reduce((sum, part) => sum + part.paidAmount - part.refundedAmount, 0);
  const end = (focusId: string) => {
    setKey(null);
    focusSoon(focusId);
  };
  if (most <= 0 && key === null) return null;
  return (
    <>
      <p>
        <Button id={OPENER} variant="outlined" onClick={() => setKey(crypto.randomUUID())}>
          Refund
        </Button>
      </p>
      {key && (
        <OrderDialog title={`Refund order ${order.uniqueId}`} onClose={() => end(OPENER)}>
          <RefundForm
            orderId={order.id}
            most={most}
            idempotencyKey={key}
            onClose={() => end(OPENER)}
            onDone={() => end(ORDER_HEADING)}
          />
        </OrderDialog>
      )}
    </>
  );
}

interface RefundFormProps {
  readonly orderId: string;
  readonly most: number;
  readonly idempotencyKey: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function RefundForm({ orderId, most, idempotencyKey, onClose, onDone }: RefundFormProps) {
  const [refund] = useMutation(RefundOrderDocument);
  const send = async ({ amount, reason }: { readonly amount: string; readonly reason: string }) => {
    const { envelope } = await sendChange(
      () =>
        refund({
          variables: { orderId, amount: centsOf(amount), reason, idempotencyKey },
          context: { idempotencyKey },
        }),
      (data) => data.refundOrder,
    );
    if (envelope.isSuccess) {
      notify(envelope.message, "success");
      onDone();
    }
    return envelope;
  };
  return (
    <Form
      initialValues={{ amount: decimalMoney(most), reason: "" }}
      schema={refundInput(most)}
      onSubmit={send}
      submitLabel="Refund"
      actions={
        <Button variant="outlined" onClick={onClose}>
          Keep the money
        </Button>
      }
    >
      <TextField
        name="amount"
        label="Amount"
        hint={`${formatMoney(most)} at most`}
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField name="reason" label="Reason" autoComplete="off" rows={2} />
    </Form>
  );
}
