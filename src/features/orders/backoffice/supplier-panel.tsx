/** An order's supplier orders and their status; staff request cancellations (ORDER-33). */
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { SupplierOrdersDocument } from "#contract/graphql/documents/orders.generated";
import type { StaffOrderFragment, SupplierOrdersQuery } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { isAtStage } from "#contract/orders/item-statuses";
import { SUPPLIER_ORDER_STATES } from "#contract/suppliers/suppliers";
import { useQueryAnswer } from "../../../client/api/use-query-answer";
import { formatShopDateTime } from "../../../lib/format-date";
import { Button } from "../../../ui/actions/button";
import { AnswerView } from "../../../ui/answer-view";
import { Badge } from "../../../ui/parts/badge";
import { DialogButton } from "../order-dialog";
import { SupplierCancelForm } from "./supplier-forms";

type SupplierOrder = SupplierOrdersQuery["getSupplierOrders"][number];

interface SupplierPanelProps {
  readonly order: StaffOrderFragment;
  readonly mayUpdate: boolean;
  /** Called when another person has changed the order since it was loaded. */
  readonly onStale: () => void;
}

const CANCEL = "Request item cancellation";

export function SupplierPanel({ order, mayUpdate, onStale }: SupplierPanelProps) {
  const answer = useQueryAnswer(SupplierOrdersDocument, { orderId: order.id });
  // A pending correction must be paid or withdrawn first (ORDER-43), and a more expensive order reviewed
  // (FRAUD-3).
  const mayChange = mayUpdate && !order.correction && !order.isFraudCheckPending;
  const boughtElsewhere = order.items.filter(({ isBoughtByHand }) => isBoughtByHand).map(({ name }) => name);
  return (
    <Card component="section" aria-labelledby="supplier-orders">
      <h3 id="supplier-orders">Orders at suppliers</h3>
      <AnswerView answer={answer} what="the supplier orders">
        {({ getSupplierOrders: orders }) => (
          <>
            {boughtElsewhere.length > 0 && <p>Bought elsewhere: {boughtElsewhere.join(", ")}.</p>}
            {orders.length === 0 && boughtElsewhere.length === 0 && (
              <p className="muted">Nothing ordered yet.</p>
            )}
            <Orders>
              {orders.map((supplierOrder) => (
                <li key={supplierOrder.id}>
                  <SupplierOrderView order={order} at={supplierOrder} />
                </li>
              ))}
            </Orders>
            <Actions>
              {mayChange && listToCancel(order, orders).length > 0 && (
                <DialogButton id="supplier-cancel" label={CANCEL} title={`${CANCEL}: ${order.uniqueId}`}>
                  {(props) => (
                    <SupplierCancelForm
                      order={order}
                      items={listToCancel(order, orders)}
                      onStale={onStale}
                      {...props}
                    />
                  )}
                </DialogButton>
              )}
              {orders.length > 0 && (
                <p>
                  <Button variant="text" onClick={answer.retry}>
                    {LABELS.lookAgain}
                  </Button>
                </p>
              )}
            </Actions>
          </>
        )}
      </AnswerView>
    </Card>
  );
}

function SupplierOrderView({
  order,
  at,
}: {
  readonly order: StaffOrderFragment;
  readonly at: SupplierOrder;
}) {
  const { tone, label } = SUPPLIER_ORDER_STATES[at.state];
  return (
    <>
      <p>
        <b>{at.supplier}</b> {at.partnerOrderId ?? ""} <Badge tone={tone}>{label}</Badge>
      </p>
      <p className="muted">
        {at.submittedAt
          ? `Ordered ${formatShopDateTime(at.submittedAt)}`
          : `Since ${formatShopDateTime(at.createdAt)}`}
        {at.state === "TO_SUBMIT" && at.attempts > 1 && `, ${at.attempts} attempts`}
        {at.refusalCode && `: ${at.refusalCode}`}
      </p>
      <ul>
        {at.items.map((item) => (
          <li key={item.itemId}>
            {order.items.find(({ id }) => id === item.itemId)?.name ?? "A removed item"}
            {item.supplierStatus && `: ${item.supplierStatus}`}
            {item.cancelRefusal
              ? `, can't be canceled (${item.cancelRefusal})`
              : item.isCancelRequested && !item.isClosed && ", cancellation requested"}
          </li>
        ))}
      </ul>
    </>
  );
}

type Item = StaffOrderFragment["items"][number];

/** Items awaiting delivery by a supplier. */
function openIds(orders: readonly SupplierOrder[]): readonly string[] {
  return orders
    .filter(({ state }) => state === "TO_SUBMIT" || state === "SUBMITTED")
    .flatMap(({ items }) => items.filter(({ isClosed }) => !isClosed).map(({ itemId }) => itemId));
}

function listToCancel({ items }: StaffOrderFragment, orders: readonly SupplierOrder[]): readonly Item[] {
  const open = openIds(orders.filter(({ state }) => state === "SUBMITTED"));
  return items.filter(({ id, status }) => open.includes(id) && isAtStage(status, "untouched", "ready"));
}

const Orders = styled("ul")({
  display: "grid",
  gap: "var(--s4)",
  listStyle: "none",
  "&:empty": { display: "none" },
  "& > li": { display: "grid", gap: "var(--s1)" },
});
const Actions = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: "var(--s3)",
  "&:empty": { display: "none" },
});
