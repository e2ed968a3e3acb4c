/** Cancels an order after confirmation, with an optional reason. */
import { useMutation } from "@apollo/client/react";
import { CancelOrderDocument } from "#contract/graphql/documents/orders.generated";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { cancelInput } from "#contract/orders/changes";
import { DialogForm } from "../../../ui/form/dialog-form";
import { TextField } from "../../../ui/form/text-field";
import type { ChangeProps } from "../../../ui/parts/form-dialog";
import { DialogButton } from "../order-dialog";
import { sendChange } from "../send-change";
import { ChangePreview } from "./change-preview";

/** For visitors whose link only shows the order and cannot change it. */
export function HowToCancel() {
  return (
    <p>
      To cancel, choose “{LABELS.cancelOrder}” in our email about this order. This link only shows the order,
      so you can share it.
    </p>
  );
}

interface CancelOrderProps {
  readonly order: WholeOrderFragment;
  readonly orderKey: string | null;
}

export function CancelOrder({ order, orderKey }: CancelOrderProps) {
  return (
    <DialogButton id="cancel-order" label={LABELS.cancelOrder} title={`Cancel order ${order.uniqueId}?`}>
      {(change) => <CancelForm order={order} orderKey={orderKey} {...change} />}
    </DialogButton>
  );
}

function CancelForm(props: CancelOrderProps & ChangeProps) {
  const { order, orderKey, idempotencyKey, onLeave, onDone } = props;
  const [cancel] = useMutation(CancelOrderDocument);
  const send = async ({ reason }: { readonly reason?: string | null }) => {
    const variables = { orderId: order.id, orderKey, reason: reason || null, idempotencyKey };
    const { envelope } = await sendChange(
      () => cancel({ variables, context: { idempotencyKey } }),
      (data) => data.cancelOrder,
    );
    if (envelope.isSuccess) onDone();
    return envelope;
  };
  return (
    <>
      <ChangePreview orderId={order.id} orderKey={orderKey} change="CANCEL" />
      <p>You can't undo this.</p>
      <DialogForm
        initialValues={{ reason: "" }}
        schema={cancelInput}
        onSubmit={send}
        submitLabel="Cancel order"
        leaveLabel="Keep order"
        onLeave={onLeave}
      >
        <TextField name="reason" label="Reason" autoComplete="off" rows={2} isOptional />
      </DialogForm>
    </>
  );
}
