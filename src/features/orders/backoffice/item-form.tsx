/** The items a change is about, with what has to be known of it. */
import { useState } from "react";
import Button from "@mui/material/Button";
import { useMutation } from "@apollo/client/react";
import { CARRIERS } from "#contract/carriers";
import { ChangeItemsDocument, ShipItemsDocument, type StaffOrderFragment } from "#contract/graphql/generated";
import { changeableItems, ruleOfChange, type ItemChange } from "#contract/item-changes";
import { LABELS } from "#contract/messages";
import { itemChangeInput, shipmentInput, type Shipment } from "#contract/order-changes";
import { STATUS_LOOKS } from "#contract/orders";
import { CheckboxListField } from "../../../ui/form/checkbox-list-field";
import { Form } from "../../../ui/form/form";
import { TextField } from "../../../ui/form/text-field";
import { focusAfter, type ChangeProps } from "../order-dialog";
import { ITEM_CHANGE_LABELS } from "../order-words";
import { sendChange } from "../send-change";
import { STALE_NOTICE } from "./stale-notice";

interface ItemFormProps extends ChangeProps {
  readonly order: StaffOrderFragment;
  readonly change: ItemChange;
  readonly onStale: () => void;
}

type Typed = Partial<Shipment> & {
  readonly itemIds: string[];
  readonly date: string | null;
  readonly reason?: string | null | undefined;
};

export function ItemForm({ order, change, idempotencyKey, onLeave, onDone, onStale }: ItemFormProps) {
  const [ship] = useMutation(ShipItemsDocument);
  const [note] = useMutation(ChangeItemsDocument);
  // What was seen when the dialog was opened; the order behind it may change meanwhile.
  const [seen] = useState({ orderId: order.id, revision: order.revision });
  const [items] = useState(() => changeableItems(order, order.items, change));
  const isParcel = change === "SHIPPED";
  const send = async ({ itemIds, date, reason = null, ...parcel }: Typed) => {
    const context = { idempotencyKey };
    const { carrier = "", trackingNumber = "", trackingUrl = null } = parcel;
    const shipment = { itemIds, date, carrier, trackingNumber, trackingUrl: trackingUrl || null };
    const { envelope, order: now } = isParcel
      ? await sendChange(
          () => ship({ variables: { ...seen, shipment }, context }),
          (data) => data.shipOrderItems,
        )
      : await sendChange(
          () => note({ variables: { ...seen, change: { itemIds, date, reason, status: change } }, context }),
          (data) => data.changeOrderItems,
        );
    if (envelope.isSuccess) {
      onDone();
    } else if (now && now.revision !== seen.revision) {
      onLeave();
      focusAfter(onStale, STALE_NOTICE);
    }
    return envelope;
  };
  const { isReasonNeeded, isMailed } = ruleOfChange(change);
  const common = { itemIds: items.map(({ id }) => id), date: today() };
  const parcel = { carrier: "", trackingNumber: "", trackingUrl: "" };
  return (
    <Form<object, Typed>
      initialValues={
        isParcel ? { ...common, ...parcel } : { ...common, ...(isReasonNeeded && { reason: "" }) }
      }
      schema={isParcel ? shipmentInput : itemChangeInput(change)}
      onSubmit={send}
      submitLabel={ITEM_CHANGE_LABELS[change]}
      actions={
        <Button variant="outlined" onClick={onLeave}>
          {LABELS.leaveAsItIs}
        </Button>
      }
    >
      <CheckboxListField
        name="itemIds"
        legend={isParcel ? "In this parcel" : "Items"}
        choices={items.map(({ id, name, quantity, sku, status }) => ({
          value: id,
          label: `${quantity} × ${name}`,
          hint: `SKU ${sku}, ${STATUS_LOOKS[status].label.toLowerCase()}`,
        }))}
      />
      <TextField name="date" label="Day" type="date" autoComplete="off" />
      {isParcel && (
        <>
          <TextField name="carrier" label="Carrier" hint={KNOWN_CARRIERS} autoComplete="off" />
          <TextField name="trackingNumber" label="Tracking number" autoComplete="off" isVerbatim />
          <TextField
            name="trackingUrl"
            label="Address of the carrier's page"
            type="url"
            autoComplete="off"
            isVerbatim
            isOptional
          />
        </>
      )}
      {isReasonNeeded && (
        <TextField
          name="reason"
          label="Reason"
          hint="What the items cost goes back to the customer. Only staff read the reason."
          autoComplete="off"
          rows={2}
        />
      )}
      {isMailed && <p className="muted">The customer is told by mail.</p>}
    </Form>
  );
}

const KNOWN_CARRIERS = `The page of ${CARRIERS.join(", ")} is found by itself.`;

/** The reader's own day, YYYY-MM-DD. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}
