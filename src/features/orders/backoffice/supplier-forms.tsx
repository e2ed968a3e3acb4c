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
const READ_AGAIN = [SupplierOrdersDocument];

interface SupplierFormProps extends ChangeProps {
  readonly order: StaffOrderFragment;
  /** The affected items. */
  readonly items: StaffOrderFragment["items"] | readonly StaffOrderFragment["items"][number][];
  readonly onStale: () => void;
}

interface SupplierSubmitFormProps extends SupplierFormProps {
  /** The items were marked as bought another way. */
  readonly includeBoughtElsewhere?: boolean;
}

export function SupplierSubmitForm({ includeBoughtElsewhere = false, ...props }: SupplierSubmitFormProps) {
  const [submit] = useMutation(SubmitToSupplierDocument);
  const { seen, after } = useSeen(props);
  const { items, idempotencyKey, onLeave } = props;
  const send = async () =>
    after(
      await sendChange(
        () =>
          submit({
            variables: { ...seen, includeBoughtElsewhere },
            context: { idempotencyKey },
            refetchQueries: READ_AGAIN,
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
      actions={<Leave onLeave={onLeave} />}
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
  const { seen, after } = useSeen(props);
  const { items, idempotencyKey, onLeave } = props;
  const send = async ({ itemIds }: { readonly itemIds: string[] }) =>
    after(
      await sendChange(
        () =>
          cancel({
            variables: { ...seen, itemIds },
            context: { idempotencyKey },
            refetchQueries: READ_AGAIN,
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
      actions={<Leave onLeave={onLeave} />}
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

function Leave({ onLeave }: Pick<ChangeProps, "onLeave">) {
  return (
    <Button variant="outlined" onClick={onLeave}>
      {LABELS.leaveAsItIs}
    </Button>
  );
}

/** The order's revision when the dialog opened, and the handler of the response. */
function useSeen({ order, onLeave, onDone, onStale }: SupplierFormProps) {
  const [seen] = useState({ orderId: order.id, revision: order.revision });
  const after = ({
    envelope,
    order: now,
  }: Awaited<ReturnType<typeof sendChange<unknown, StaffOrderFragment>>>) => {
    if (envelope.isSuccess) {
      onDone();
    } else if (now && now.revision !== seen.revision) {
      onLeave();
      focusAfter(onStale, STALE_NOTICE);
    }
    return envelope;
  };
  return { seen, after };
}
