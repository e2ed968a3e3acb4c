/** Returns on the customer's order page: requests one, and lists those requested (ORDER-51). */
import Card from "@mui/material/Card";
import { OrderReturnsDocument } from "#contract/graphql/documents/orders.generated";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { RETURNS_PROMISE } from "#contract/checkout/promises";
import { LABELS, MESSAGES } from "#contract/messages";
import { isAtStage } from "#contract/orders/item-statuses";
import { ROUTES } from "#contract/site/paths";
import { useQueryAnswer } from "../../../client/api/use-query-answer";
import { formatDate } from "../../../lib/format-date";
import { AnswerView } from "../../../ui/answer-view";
import { FormDialogButton } from "../../../ui/parts/form-dialog";
import { LabelButton } from "./label-button";
import { ReturnForm } from "./return-form";
import { ReturnsList } from "./returns-list";

interface OrderReturnsProps {
  readonly order: WholeOrderFragment;
  readonly orderKey: string | null;
}

const HEADING = "order-returns";

/** Renders nothing before the first delivery. */
export function OrderReturns(props: OrderReturnsProps) {
  const hasArrived = props.order.items.some(({ status }) => isAtStage(status, "received", "returned"));
  return hasArrived && <ReturnsOf {...props} />;
}

function ReturnsOf({ order, orderKey }: OrderReturnsProps) {
  const answer = useQueryAnswer(OrderReturnsDocument, { orderId: order.id, orderKey });
  return (
    <Card component="section" aria-labelledby={HEADING}>
      <h3 id={HEADING} tabIndex={-1}>
        Returns
      </h3>
      <AnswerView answer={answer} what="your returns">
        {({ getOrderReturns: answered }) =>
          answered && (
            <>
              {answered.refusal && (
                <p>
                  {answered.refusal} <a href={ROUTES.contact}>{LABELS.contactUs}</a>
                </p>
              )}
              {!answered.refusal && <p>{RETURNS_PROMISE} of delivery.</p>}
              {answered.returnable.length > 0 && (
                <FormDialogButton
                  id="return-items"
                  label={RETURN_ITEMS}
                  title={`Return items from order ${order.uniqueId}`}
                  isLong
                  doneId={HEADING}
                >
                  {(change) => (
                    <ReturnForm
                      link={{ id: order.id, key: orderKey }}
                      items={answered.returnable}
                      onRequested={() => void answer.refresh()}
                      {...change}
                    />
                  )}
                </FormDialogButton>
              )}
              {answered.returns.some(({ state }) => state === "REQUESTED") && (
                <p>
                  {MESSAGES.orderReturns.howTo} {MESSAGES.orderReturns.whenRefunded}
                </p>
              )}
              {answered.returns.length > 0 && (
                <ReturnsList returns={answered.returns} dayOf={formatDate}>
                  {(back) =>
                    answered.hasLabels &&
                    back.state === "REQUESTED" && (
                      <LabelButton link={{ id: order.id, key: orderKey }} back={back} />
                    )
                  }
                </ReturnsList>
              )}
            </>
          )
        }
      </AnswerView>
    </Card>
  );
}

const RETURN_ITEMS = "Return items";
