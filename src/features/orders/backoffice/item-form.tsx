/** The form of an item change: the items, and the details it needs. */
import { useState } from "react";
import { useMutation } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { shopDay } from "#contract/time/days";
import { CARRIERS } from "#contract/orders/carriers";
import { ChangeItemsDocument, ShipItemsDocument } from "#contract/graphql/documents/orders.generated";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { ruleOfChange, type ItemChange, type OrderChangeKind } from "#contract/orders/item-changes";
import { isLive } from "#contract/orders/item-statuses";
import { LABELS, MESSAGES } from "#contract/messages";
import { itemChangeInput, shipmentInput, type Shipment } from "#contract/orders/changes";
import { changeableItems, STATUS_LOOKS } from "#contract/orders/orders";
import { reportReturn } from "../../../client/page/outcomes";
import { CheckboxListField } from "../../../ui/form/checkbox-list-field";
import { DialogForm } from "../../../ui/form/dialog-form";
import { TextField } from "../../../ui/form/text-field";
import { focusAfter } from "../../../lib/focus-after";
import type { ChangeProps } from "../../../ui/parts/form-dialog";
import { codeOf, NO_CODE, useRequestedCode, withCode, type WithCode } from "../requested-code";
import { ITEM_CHANGE_LABELS } from "../order-words";
import { sendChange } from "../send-change";
import { ChangePreview } from "../view/change-preview";
import {
  allPieces,
  PiecesFields,
  piecesOf,
  withPieces,
  type OfPieces,
  type SomePieces,
} from "./pieces-fields";
import { STALE_NOTICE } from "./stale-notice";

interface ItemFormProps extends ChangeProps {
  readonly order: StaffOrderFragment;
  readonly change: ItemChange;
  readonly onStale: () => void;
}

type Typed = Partial<Shipment> &
  WithCode & {
    readonly itemIds: string[];
    readonly some?: SomePieces;
    readonly date: string | null;
    readonly reason?: string | null | undefined;
  };

export function ItemForm({ order, change, idempotencyKey, onLeave, onDone, onStale }: ItemFormProps) {
  const [ship] = useMutation(ShipItemsDocument);
  const [changeItems] = useMutation(ChangeItemsDocument);
  // The order when the dialog opened; the order behind it may change.
  const [initial] = useState({ orderId: order.id, revision: order.revision });
  const [items] = useState(() => changeableItems(order, order.items, change));
  const isParcel = change === "SHIPPED";
  const requestedCode = useRequestedCode();
  const send = async ({ itemIds, some = {}, date, reason = null, ...parcel }: Typed) => {
    const quantities = piecesOf(items, itemIds, some);
    const code = codeOf(parcel);
    const context = { idempotencyKey };
    const { carrier = "", trackingNumber = "", trackingUrl = null } = parcel;
    const shipment = { itemIds, quantities, date, carrier, trackingNumber, trackingUrl: trackingUrl || null };
    const { envelope, order: now } = isParcel
      ? await sendChange(
          () => ship({ variables: { ...initial, shipment }, context }),
          (data) => data.shipOrderItems,
        )
      : await sendChange(
          () =>
            changeItems({
              variables: {
                ...initial,
                change: { itemIds, quantities, date, reason, status: change },
                ...code,
              },
              context,
            }),
          (data) => data.changeOrderItems,
        );
    if (envelope.isSuccess) {
      const back = items.filter(({ id }) => itemIds.includes(id));
      if (change === "RETURNED")
        reportReturn(
          order.uniqueId,
          back.map(({ id, quantity }) => ({ quantity: Number(some[id] ?? quantity) })),
        );
      onDone();
    } else if (now && now.revision !== initial.revision) {
      onLeave();
      focusAfter(onStale, STALE_NOTICE);
    }
    return requestedCode.handle(envelope);
  };
  const { isReasonNeeded, isMailed } = ruleOfChange(change);
  // Selecting all items would be the entire order, which has its own cancellation.
  const isEntireOrder =
    change === "CANCELLED" && items.length === order.items.filter(({ status }) => isLive(status)).length;
  const common = {
    itemIds: isEntireOrder ? [] : items.map(({ id }) => id),
    some: allPieces(items),
    date: shopDay(new Date()),
  };
  const parcel = { carrier: "", trackingNumber: "", trackingUrl: "" };
  return (
    <DialogForm<object, Typed>
      initialValues={
        isParcel ? { ...common, ...parcel } : { ...common, ...(isReasonNeeded && { reason: "" }), ...NO_CODE }
      }
      schema={isParcel ? withPieces(shipmentInput) : withPieces(withCode(itemChangeInput(change)))}
      onSubmit={send}
      submitLabel={ITEM_CHANGE_LABELS[change]}
      leaveLabel={LABELS.keepAsIs}
      onLeave={onLeave}
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
      <PiecesFields items={items} />
      {isEntireOrder && <NothingLeft items={items} />}
      {PREVIEWED[change] && <ChosenPreview orderId={order.id} items={items} change={PREVIEWED[change]} />}
      {isParcel && (
        <>
          <TextField name="carrier" label="Carrier" hint={KNOWN_CARRIERS} autoComplete="off" />
          <TextField name="trackingNumber" label="Tracking number" autoComplete="off" isVerbatim />
          <TextField
            name="trackingUrl"
            label="Tracking page URL"
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
          hint={`${ruleOfChange(change).isMoneyBack ? MONEY_BACK : MONEY_STAYS} Only staff see the reason.`}
          autoComplete="off"
          rows={2}
        />
      )}
      {/* Usually today, so it comes after the text fields: a date input takes four tab stops. */}
      <TextField name="date" label="Date" type="date" autoComplete="off" />
      {requestedCode.field}
      {isMailed && <p className="muted">{NOTIFIED_BY_EMAIL}</p>}
    </DialogForm>
  );
}

/** Changes that remove items from an order; previewed by ORDER-19. */
const PREVIEWED: Readonly<Partial<Record<ItemChange, OrderChangeKind>>> = {
  CANCELLED: "CANCEL",
  RETURNED: "RETURN",
};

/** Shown while all items of all lines are selected, which would be the entire order. */
function NothingLeft({ items }: { readonly items: readonly OfPieces[] }) {
  const { itemIds, some = {} } = useFormikContext<Typed>().values;
  return piecesOf(items, itemIds, some).length === 0 && <p>{MESSAGES.orderEdits.nothingLeft}</p>;
}

interface ChosenPreviewProps {
  readonly orderId: string;
  readonly items: readonly OfPieces[];
  readonly change: OrderChangeKind;
}

/** The effect on money and lease of changing the selected items (LEASE-54). */
function ChosenPreview({ orderId, items, change }: ChosenPreviewProps) {
  const { itemIds, some = {} } = useFormikContext<Typed>().values;
  if (itemIds.length === 0) return null;
  const quantities = piecesOf(items, itemIds, some);
  return (
    <ChangePreview
      orderId={orderId}
      orderKey={null}
      change={change}
      itemIds={itemIds}
      quantities={quantities}
    />
  );
}

const MONEY_BACK = "The price of the items is refunded to the customer.";
const MONEY_STAYS = "Nothing is refunded yet: reorder the items, or cancel them here to refund the customer.";

export const NOTIFIED_BY_EMAIL = "We'll email the customer.";

const KNOWN_CARRIERS = `Tracking links for ${CARRIERS.join(", ")} are added automatically.`;
