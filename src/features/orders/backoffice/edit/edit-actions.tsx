/** Corrections of an order before it is shipped. */
import { styled } from "@mui/material/styles";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { areAddressesEditable, areItemsEditable } from "#contract/order-edits";
import { DialogButton } from "../../order-dialog";
import { AddressEdit } from "./address-edit";
import { ItemsEdit } from "./items-edit";

interface EditActionsProps {
  readonly order: StaffOrderFragment;
  /** Called when somebody else changed the order since it was read. */
  readonly onStale: () => void;
}

const ADDRESSES = [
  ["shipping", "Correct delivery address"],
  ["billing", "Correct billing address"],
] as const;

export function EditActions({ order, onStale }: EditActionsProps) {
  // A pending correction must be paid or withdrawn first (ORDER-43).
  if (order.correction) return null;
  const hasItems = areItemsEditable(order);
  const hasAddresses = areAddressesEditable(order);
  if (!hasItems && !hasAddresses) return null;
  return (
    <Actions role="group" aria-label="Corrections">
      {hasItems && (
        <DialogButton id="edit-items" label="Change items" title={`Change items: ${order.uniqueId}`}>
          {(props) => <ItemsEdit order={order} onStale={onStale} {...props} />}
        </DialogButton>
      )}
      {hasAddresses &&
        ADDRESSES.map(([of, label]) => (
          <DialogButton key={of} id={`edit-${of}`} label={label} title={`${label}: ${order.uniqueId}`}>
            {(props) => <AddressEdit of={of} order={order} onStale={onStale} {...props} />}
          </DialogButton>
        ))}
    </Actions>
  );
}

const Actions = styled("div")({ display: "flex", flexWrap: "wrap", gap: "var(--s3)" });
