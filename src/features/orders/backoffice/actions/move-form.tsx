/** Confirms a status change of an order, with a reason where the customer loses something. */
import { useState } from "react";
import { useMutation } from "@apollo/client/react";
import { MoveOrderDocument } from "#contract/graphql/documents/orders.generated";
import { LABELS } from "#contract/messages";
import { isRelease, moveInput } from "#contract/orders/changes";
import { STATUS_LOOKS, UNDONE_STATUSES, type OrderStatus } from "#contract/orders/orders";
import { reportReturn } from "../../../../client/page/outcomes";
import { focusAfter } from "../../../../lib/focus-after";
import { Button } from "../../../../ui/actions/button";
import { Form } from "../../../../ui/form/form";
import { TextField } from "../../../../ui/form/text-field";
import { codeOf, NO_CODE, useRequestedCode, withCode, type WithCode } from "../../requested-code";
import { BOUGHT_BY_HAND_MEANS, ORDER_STATUS_ROWS } from "#contract/orders/statuses";
import { sendChange } from "../../send-change";
import { ChangePreview } from "../../view/change-preview";
import { STALE_NOTICE } from "../stale-notice";
import type { ActionFormProps } from "./list-actions";

interface MoveFormProps extends ActionFormProps {
  readonly to: OrderStatus;
}

export function MoveForm({ order, to, idempotencyKey, onLeave, onDone, onStale }: MoveFormProps) {
  const [move] = useMutation(MoveOrderDocument);
  // The order when the dialog opened; the order behind it may change.
  const [initial] = useState({ revision: order.revision, status: order.status });
  const isReasonNeeded = UNDONE_STATUSES.includes(to) || isRelease(initial.status, to);
  const code = useRequestedCode();
  const send = async ({ reason, ...typed }: WithCode & { readonly reason?: string | null | undefined }) => {
    const { revision } = initial;
    const variables = {
      orderId: order.id,
      status: to,
      revision,
      reason: reason || null,
      ...codeOf(typed),
    };
    const { envelope, order: now } = await sendChange(
      () => move({ variables, context: { idempotencyKey } }),
      (data) => data.changeOrderStatus,
    );
    if (envelope.isSuccess) {
      if (to === "RETURNED") reportReturn(order.uniqueId, order.items);
      onDone();
    } else if (now && now.revision !== initial.revision) {
      onLeave();
      focusAfter(onStale, STALE_NOTICE);
    }
    return code.handle(envelope);
  };
  return (
    <>
      <p>
        The status changes from “{STATUS_LOOKS[initial.status].label}” to “{STATUS_LOOKS[to].label}”.
        {to === "CANCELLED" && " The customer's payment will be refunded. This can't be undone."}
        {to === "CONFIRMED_BY_SUPPLIER" && ` ${BOUGHT_BY_HAND_MEANS}`}
      </p>
      {(to === "CANCELLED" || to === "RETURNED") && (
        <ChangePreview orderId={order.id} orderKey={null} change={to === "RETURNED" ? "RETURN" : "CANCEL"} />
      )}
      <Form
        initialValues={{ reason: "", ...NO_CODE }}
        schema={withCode(moveInput(to, initial.status))}
        onSubmit={send}
        submitLabel={ORDER_STATUS_ROWS[to].move.label}
        actions={
          <Button variant="outlined" onClick={onLeave}>
            {LABELS.keepAsIs}
          </Button>
        }
      >
        <TextField name="reason" label="Reason" autoComplete="off" rows={2} isOptional={!isReasonNeeded} />
        {code.field}
      </Form>
    </>
  );
}
