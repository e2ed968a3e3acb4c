/** Confirms an order at a supplier, or a request to cancel items there. */
import { useState } from "react";
import { useMutation } from "@apollo/client/react";
import {
  CancelAtSupplierDocument,
  SubmitToSupplierDocument,
  SupplierOrdersDocument,
} from "#contract/graphql/documents/orders.generated";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { noInput, supplierCancelInput } from "#contract/orders/edits";
import { Button } from "../../../ui/actions/button";
import { CheckboxListField } from "../../../ui/form/checkbox-list-field";
import { Form } from "../../../ui/form/form";
import { focusAfter } from "../../../lib/focus-after";
import type { ChangeProps } from "../../../ui/parts/form-dialog";
import { sendChange } from "../send-change";
import { STALE_NOTICE } from "./stale-notice";

/** The order itself may stay unchanged. */
const REFETCHED = [SupplierOrdersDocument];

interface SupplierFormProps extends ChangeProps {
  readonly order: StaffOrderFragment;
  /** The affected items. */
  readonly items: StaffOrderFragment["items"] | readonly StaffOrderFragment["items"][number][];
  readonly onStale: () => void;
}

interface SupplierSubmitFormProps extends SupplierFormProps {
  /** The items were marked as bought elsewhere. */
  readonly includeBoughtElsewhere?: boolean;
}

export function SupplierSubmitForm({ includeBoughtElsewhere = false, ...props }: SupplierSubmitFormProps) {
  const [submit] = useMutation(SubmitToSupplierDocument);
  const { initial, after } = useInitialOrder(props);
  const { items, idempotencyKey, onLeave } = props;
  const send = async () =>
    after(
      await sendChange(
        () =>
          submit({
            variables: { ...initial, includeBoughtElsewhere },
            context: { idempotencyKey },
            refetchQueries: REFETCHED,
          }),
        (data) => data.submitToSupplier,
      ),
    );
  return (
    <Form
      initialValues={{}}
      schema={noInput}
      onSubmit={send}
      submitLabel="Order now"
      actions={<LeaveButton onLeave={onLeave} />}
    >
      <ul>
        {items.map(({ id, name, quantity }) => (
          <li key={id}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
      {includeBoughtElsewhere && (
        <p>These items are marked as bought elsewhere. Only order them here if they weren't.</p>
      )}
    </Form>
  );
}

export function SupplierCancelForm(props: SupplierFormProps) {
  const [cancel] = useMutation(CancelAtSupplierDocument);
  const { initial, after } = useInitialOrder(props);
  const { items, idempotencyKey, onLeave } = props;
  const send = async ({ itemIds }: { readonly itemIds: string[] }) =>
    after(
      await sendChange(
        () =>
          cancel({
            variables: { ...initial, itemIds },
            context: { idempotencyKey },
            refetchQueries: REFETCHED,
          }),
        (data) => data.cancelAtSupplier,
      ),
    );
  return (
    <Form
      initialValues={{ itemIds: items.map(({ id }) => id) }}
      schema={supplierCancelInput}
      onSubmit={send}
      submitLabel="Request cancellation"
      actions={<LeaveButton onLeave={onLeave} />}
    >
      <CheckboxListField
        name="itemIds"
        legend="Items"
        choices={items.map(({ id, name, quantity }) => ({ value: id, label: `${quantity} × ${name}` }))}
      />
      <p className="muted">
        Items the supplier cancels aren't refunded until you reorder them or cancel them here.
      </p>
    </Form>
  );
}

function LeaveButton({ onLeave }: Pick<ChangeProps, "onLeave">) {
  return (
    <Button variant="outlined" onClick={onLeave}>
      {LABELS.keepAsIs}
    </Button>
  );
}

/** The order's revision when the dialog opened, and the handler of the response. */
function useInitialOrder({ order, onLeave, onDone, onStale }: SupplierFormProps) {
  const [initial] = useState({ orderId: order.id, revision: order.revision });
  const after = ({
    envelope,
    order: now,
  }: Awaited<ReturnType<typeof sendChange<unknown, StaffOrderFragment>>>) => {
    if (envelope.isSuccess) {
      onDone();
    } else if (now && now.revision !== initial.revision) {
      onLeave();
      focusAfter(onStale, STALE_NOTICE);
    }
    return envelope;
  };
  return { initial, after };
}
