/** What staff note of an order's items: that they left, wait in the store, arrived, came back, or will not come. */
import { styled } from "@mui/material/styles";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { ITEM_CHANGE_NAMES, ruleOfChange } from "#contract/item-changes";
import { changeableItems } from "#contract/orders";
import type { Permission } from "#contract/roles";
import { DialogButton } from "../order-dialog";
import { ITEM_CHANGE_LABELS } from "../order-words";
import { ItemForm } from "./item-form";

interface ItemActionsProps {
  readonly order: StaffOrderFragment;
  readonly may: (permission: Permission) => boolean;
  /** True: only changes that take an item from the customer; false: all others. */
  readonly isUndoing?: boolean;
  /** Called when somebody else changed the order since it was read. */
  readonly onStale: () => void;
}

export function ItemActions({ order, may, isUndoing = false, onStale }: ItemActionsProps) {
  // A pending correction must be paid or withdrawn first (ORDER-43).
  if (order.correction) return null;
  const changes = ITEM_CHANGE_NAMES.filter(
    (change) =>
      ruleOfChange(change).isReasonNeeded === isUndoing &&
      may(ruleOfChange(change).permission) &&
      changeableItems(order, order.items, change).length > 0,
  );
  if (changes.length === 0) return null;
  return (
    <Actions
      role="group"
      data-undoing={isUndoing || undefined}
      aria-label={isUndoing ? "Items that do not come or stay" : "Items"}
    >
      {changes.map((change, i) => (
        <DialogButton
          key={change}
          isMain={!isUndoing && i === 0}
          id={`items-${change}`}
          label={ITEM_CHANGE_LABELS[change]}
          title={`${ITEM_CHANGE_LABELS[change]}: ${order.uniqueId}`}
        >
          {(props) => <ItemForm order={order} change={change} onStale={onStale} {...props} />}
        </DialogButton>
      ))}
    </Actions>
  );
}

const Actions = styled("div")({ display: "flex", flexWrap: "wrap", gap: "var(--s3)" });
