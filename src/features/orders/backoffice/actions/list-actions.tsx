/** The actions of an order that staff may use, in order of use (STAFF-47). */
import type { ReactNode } from "react";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { ITEM_CHANGE_NAMES, ruleOfChange } from "#contract/orders/item-changes";
import { areAddressesEditable, areItemsEditable } from "#contract/orders/edits";
import { BOUGHT_ELSEWHERE_HINT, ORDER_STATUS_ROWS } from "#contract/orders/statuses";
import { changeableItems } from "#contract/orders/orders";
import type { Permission } from "#contract/staff/roles";
import type { ChangeProps } from "../../../../ui/parts/form-dialog";
import { ITEM_CHANGE_LABELS } from "../../order-words";
import { AddressEdit } from "../edit/address-edit";
import { ItemsEdit } from "../edit/items-edit";
import { ItemForm } from "../item-form";
import { maxRefundOf, RefundForm } from "../money/refund-form";
import { SupplierSubmitForm } from "../supplier-forms";
import { MoveForm } from "./move-form";

export interface ActionFormProps extends ChangeProps {
  readonly order: StaffOrderFragment;
  /** Called when another person has changed the order since it was loaded. */
  readonly onStale: () => void;
}

export interface OrderAction {
  /** Id of its button. */
  readonly id: string;
  readonly label: string;
  /** Explains the action where its label does not. */
  readonly hint?: string;
  /** Advances the order: may be shown as a button. */
  readonly isNext: boolean;
  /** Irreversible: ends the order, or refunds money. */
  readonly isFinal: boolean;
  readonly form: (props: ActionFormProps) => ReactNode;
}

type May = (permission: Permission) => boolean;

export function listActions(order: StaffOrderFragment, may: May): readonly OrderAction[] {
  const bought = purchases(order);
  const offered = [...bought, ...moves(order, bought.length > 0), ...changesOfItems(order, may)];
  return [
    ...offered.filter(({ isNext }) => isNext),
    ...corrections(order, may),
    ...offered.filter(({ isNext }) => !isNext),
    ...refunds(order, may),
  ];
}

/** Supplier orders: items not bought yet, or else items marked as bought elsewhere (ORDER-33). */
function purchases({ items, supplierOrdering }: StaffOrderFragment): readonly OrderAction[] {
  const open = items.filter(({ id }) => supplierOrdering?.items.includes(id));
  const free = open.filter(({ isBoughtByHand }) => !isBoughtByHand);
  if (open.length === 0) return [];
  const common = { id: "supplier-submit", isFinal: false } as const;
  if (free.length > 0) {
    const form = (props: ActionFormProps) => <SupplierSubmitForm items={free} {...props} />;
    return [{ ...common, label: "Order at supplier", isNext: true, form }];
  }
  const form = (props: ActionFormProps) => (
    <SupplierSubmitForm items={open} includeBoughtElsewhere {...props} />
  );
  return [{ ...common, label: "Order at supplier anyway", isNext: false, form }];
}

/** @param isOrderable items can be ordered at their supplier, which is the next step then */
function moves(
  { allowedNextStatuses, supplierOrdering }: StaffOrderFragment,
  isOrderable: boolean,
): readonly OrderAction[] {
  const refused = supplierOrdering?.isOrdered ? "CONFIRMED_BY_SUPPLIER" : null;
  const offered = allowedNextStatuses.filter((to) => to !== refused);
  return offered.map((to) => {
    const { move, end, to: further } = ORDER_STATUS_ROWS[to];
    const isBoughtElsewhere = to === "CONFIRMED_BY_SUPPLIER";
    return {
      id: `move-${to}`,
      label: move.label,
      ...(isBoughtElsewhere && { hint: BOUGHT_ELSEWHERE_HINT }),
      isNext: !end.isUndone && !(isBoughtElsewhere && isOrderable),
      isFinal: end.isUndone && further.length === 0,
      form: (props) => <MoveForm to={to} {...props} />,
    };
  });
}

function changesOfItems(order: StaffOrderFragment, may: May): readonly OrderAction[] {
  // A pending correction must be paid or withdrawn first (ORDER-43).
  if (order.correction) return [];
  return ITEM_CHANGE_NAMES.filter(
    (change) =>
      may(ruleOfChange(change).permission) && changeableItems(order, order.items, change).length > 0,
  ).map((change) => {
    const { isReasonNeeded, isMoneyBack } = ruleOfChange(change);
    return {
      id: `items-${change}`,
      label: ITEM_CHANGE_LABELS[change],
      isNext: !isReasonNeeded,
      isFinal: isMoneyBack,
      form: (props) => <ItemForm change={change} {...props} />,
    };
  });
}

const ADDRESSES = [
  ["shipping", "Edit delivery address"],
  ["billing", "Edit billing address"],
] as const;

function corrections(order: StaffOrderFragment, may: May): readonly OrderAction[] {
  if (order.correction || !may("orders.update")) return [];
  const common = { isNext: false, isFinal: false } as const;
  const ofItems: OrderAction = {
    ...common,
    id: "edit-items",
    label: "Edit items",
    form: (props) => <ItemsEdit {...props} />,
  };
  const ofAddresses = ADDRESSES.map(([of, label]): OrderAction => ({
    ...common,
    id: `edit-${of}`,
    label,
    form: (props) => <AddressEdit of={of} {...props} />,
  }));
  return [...(areItemsEditable(order) ? [ofItems] : []), ...(areAddressesEditable(order) ? ofAddresses : [])];
}

function refunds(order: StaffOrderFragment, may: May): readonly OrderAction[] {
  const maxCents = maxRefundOf(order);
  if (maxCents <= 0 || !may("orders.refund")) return [];
  return [
    {
      id: "refund-order",
      label: "Refund",
      isNext: false,
      isFinal: true,
      form: (props) => <RefundForm maxCents={maxCents} {...props} />,
    },
  ];
}
