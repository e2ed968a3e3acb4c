/** Cancels an order, after asking and with the reason if the customer likes to tell. */
import { useState } from "react";
import Button from "@mui/material/Button";
import { useMutation } from "@apollo/client/react";
import { CancelOrderDocument, type WholeOrderFragment } from "#contract/graphql/generated";
import { formatMoney } from "#contract/money";
import { cancelInput } from "#contract/order-changes";
import { notify } from "../../../client/store/notify";
import { Form } from "../../../ui/form/form";
import { TextField } from "../../../ui/form/text-field";
import { focusSoon, ORDER_HEADING, OrderDialog } from "../order-dialog";
import { sendChange } from "../send-change";

interface CancelOrderProps {
  readonly order: WholeOrderFragment;
  readonly orderKey: string | null;
}

const OPENER = "cancel-order";

export function CancelOrder({ order, orderKey }: CancelOrderProps) {
  // One key for each time it is asked: a lost answer may be asked for again.
  const [key, setKey] = useState<string | null>(null);
  const close = (focusId: string) => {
    setKey(null);
    focusSoon(focusId);
  };
  return (
    <>
      <p>
        <Button id={OPENER} variant="outlined" onClick={() => setKey(crypto.randomUUID())}>
          Cancel this order
        </Button>
      </p>
      {key && (
        <OrderDialog title={`Cancel order ${order.uniqueId}?`} onClose={() => close(OPENER)}>
          <CancelForm
            order={order}
            orderKey={orderKey}
            idempotencyKey={key}
            onKeep={() => close(OPENER)}
            onDone={() => close(ORDER_HEADING)}
          />
        </OrderDialog>
      )}
    </>
  );
}

interface CancelFormProps extends CancelOrderProps {
  readonly idempotencyKey: string;
  readonly onKeep: () => void;
  readonly onDone: () => void;
}

function CancelForm({ order, orderKey, idempotencyKey, onKeep, onDone }: CancelFormProps) {
  const [cancel] = useMutation(CancelOrderDocument);
  const paid = order.paymentDetails.reduce((sum, part) => sum + part.paidAmount - part.refundedAmount, 0);
  const send = async ({ reason }: { readonly reason?: string | null }) => {
    const variables = { orderId: order.id, orderKey, reason: reason || null, idempotencyKey };
    const { envelope } = await sendChange(
      () => cancel({ variables, context: { idempotencyKey } }),
      (data) => data.cancelOrder,
    );
    if (envelope.isSuccess) {
      notify(envelope.message, "success");
      onDone();
    }
    return envelope;
  };
  return (
    <>
      <p>
        {paid > 0
          ? `${formatMoney(paid)} goes back the way it was paid. This cannot be undone.`
          : "Nothing was paid. This cannot be undone."}
      </p>
      <Form
        initialValues={{ reason: "" }}
        schema={cancelInput}
        onSubmit={send}
        submitLabel="Yes, cancel it"
        actions={
          <Button variant="outlined" onClick={onKeep}>
            Keep the order
          </Button>
        }
      >
        <TextField name="reason" label="Reason" autoComplete="off" rows={2} isOptional />
      </Form>
    </>
  );
}
