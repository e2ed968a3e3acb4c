/** Returns the customer requested: staff record their arrival, which refunds them, or cancel them (ORDER-51). */
import Card from "@mui/material/Card";
import { useMutation } from "@apollo/client/react";
import * as yup from "yup";
import {
  CancelReturnDocument,
  OrderReturnsDocument,
  ReceiveReturnDocument,
} from "#contract/graphql/documents/orders.generated";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { isAtStage } from "#contract/orders/item-statuses";
import { useQueryAnswer } from "../../../client/api/use-query-answer";
import { reportReturn } from "../../../client/page/outcomes";
import { formatShopDate } from "../../../lib/format-date";
import { Button } from "../../../ui/actions/button";
import { AnswerView } from "../../../ui/answer-view";
import { DialogForm } from "../../../ui/form/dialog-form";
import { FormDialogButton, type ChangeProps } from "../../../ui/parts/form-dialog";
import { codeOf, NO_CODE, useRequestedCode, withCode, type WithCode } from "../requested-code";
import { ReturnsList, type Return } from "../returns/returns-list";
import { sendChange } from "../send-change";
import { ChangePreview } from "../view/change-preview";

interface StaffReturnsProps {
  readonly order: StaffOrderFragment;
  /** Without the permission the returns are only visible. */
  readonly mayEnd: boolean;
}

const HEADING = "staff-returns";
const RECEIVE = "Mark as received";

/** Renders nothing before the first delivery, and without a return. */
export function StaffReturns(props: StaffReturnsProps) {
  const hasArrived = props.order.items.some(({ status }) => isAtStage(status, "received", "returned"));
  return hasArrived && <ReturnsOf {...props} />;
}

function ReturnsOf({ order, mayEnd }: StaffReturnsProps) {
  const answer = useQueryAnswer(OrderReturnsDocument, { orderId: order.id, orderKey: null });
  const [cancel] = useMutation(CancelReturnDocument);
  const refresh = () => void answer.refresh();
  const onCancel = async (returnId: string) => {
    await sendChange(
      () => cancel({ variables: { orderId: order.id, returnId } }),
      (data) => data.cancelReturn,
    );
    refresh();
  };
  return (
    <AnswerView answer={answer} what="the returns">
      {({ getOrderReturns: answered }) =>
        answered !== null &&
        answered !== undefined &&
        answered.returns.length > 0 && (
          <Card component="section" aria-labelledby={HEADING}>
            <h3 id={HEADING} tabIndex={-1}>
              Returns
            </h3>
            <ReturnsList returns={answered.returns} dayOf={formatShopDate}>
              {(back) =>
                mayEnd &&
                back.state === "REQUESTED" && (
                  <>
                    <FormDialogButton
                      id={`receive-${back.id}`}
                      label={RECEIVE}
                      title={`Return ${back.number} received`}
                      doneId={HEADING}
                    >
                      {(change) => <ReceiveForm order={order} back={back} onReceived={refresh} {...change} />}
                    </FormDialogButton>
                    <p>
                      <Button variant="text" onClick={() => void onCancel(back.id)}>
                        Cancel return
                      </Button>
                    </p>
                  </>
                )
              }
            </ReturnsList>
          </Card>
        )
      }
    </AnswerView>
  );
}

interface ReceiveFormProps extends ChangeProps {
  readonly order: StaffOrderFragment;
  readonly back: Return;
  readonly onReceived: () => void;
}

function ReceiveForm({ order, back, onReceived, idempotencyKey, onLeave, onDone }: ReceiveFormProps) {
  const [receive] = useMutation(ReceiveReturnDocument);
  const code = useRequestedCode();
  const send = async (typed: WithCode) => {
    const variables = { orderId: order.id, returnId: back.id, ...codeOf(typed) };
    const { envelope } = await sendChange(
      () => receive({ variables, context: { idempotencyKey } }),
      (data) => data.receiveReturn,
    );
    if (envelope.isSuccess) {
      reportReturn(order.uniqueId, back.items);
      onReceived();
      onDone();
    }
    return code.handle(envelope);
  };
  return (
    <DialogForm<object, WithCode>
      initialValues={NO_CODE}
      schema={withCode(yup.object({}))}
      onSubmit={send}
      submitLabel={RECEIVE}
      leaveLabel="Cancel"
      onLeave={onLeave}
    >
      <ChangePreview
        orderId={order.id}
        orderKey={null}
        change="RETURN"
        itemIds={back.items.map(({ itemId }) => itemId)}
        quantities={back.items.map(({ itemId, quantity }) => ({ itemId, quantity }))}
      />
      {code.field}
    </DialogForm>
  );
}
