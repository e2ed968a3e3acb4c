/** Confirms a bulk change: number of orders, and a reason where customers lose something. */
import { useState } from "react";
import { useMutation } from "@apollo/client/react";
import * as yup from "yup";
import { fail, succeed } from "#contract/rest/envelope";
import { ChangeManyOrdersDocument } from "#contract/graphql/documents/order-list.generated";
import type { OrderFilterInput } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { BULK_ACTIONS, bulkInput, type OrderBulkAction } from "#contract/orders/bulk";
import { BOUGHT_BY_HAND_MEANS } from "#contract/orders/statuses";
import { failureOf } from "../../../../client/api/use-query-answer";
import { randomKey } from "../../../../lib/random-key";
import { Button } from "../../../../ui/actions/button";
import { Form } from "../../../../ui/form/form";
import { TextField } from "../../../../ui/form/text-field";
import { FormDialog } from "../../../../ui/parts/form-dialog";
import { codeOf, NO_CODE, useRequestedCode, withCode, type WithCode } from "../../requested-code";

interface BulkDialogProps {
  readonly action: OrderBulkAction;
  readonly count: number;
  /** Null for all matching orders. */
  readonly orderIds: readonly string[] | null;
  readonly filter: OrderFilterInput;
  readonly onClose: () => void;
  readonly onBegun: (runId: string) => void;
}

export function BulkDialog({ action, count, orderIds, filter, onClose, onBegun }: BulkDialogProps) {
  const [change] = useMutation(ChangeManyOrdersDocument);
  // One per opening: a change resent without a response is made once.
  const [idempotencyKey] = useState(randomKey);
  const { label, text } = BULK_ACTIONS[action];
  const code = useRequestedCode();
  const send = async (typed: WithCode & { readonly text?: string | null | undefined }) => {
    const input = {
      action,
      orderIds: orderIds && [...orderIds],
      filter: orderIds ? null : filter,
      expectedCount: count,
      text: typed.text ?? null,
      idempotencyKey,
      ...codeOf(typed),
    };
    try {
      const { data } = await change({ variables: { input }, context: { idempotencyKey } });
      if (!data) return fail(MESSAGES.generic.failure);
      onClose();
      onBegun(data.changeManyOrders.id);
      return succeed(null, MESSAGES.generic.success);
    } catch (error) {
      return code.handle(failureOf(error));
    }
  };
  const orders = count === 1 ? "1 order" : `${count.toLocaleString("en-US")} orders`;
  return (
    <FormDialog title={`${label}: ${orders}`} onClose={onClose}>
      <p>
        {action === "CANCEL" && "Payments will be refunded to the customers. "}
        {action === "CONFIRM" ? BOUGHT_BY_HAND_MEANS : MESSAGES.confirm.irreversible}
      </p>
      <Form
        initialValues={{ text: "", ...NO_CODE }}
        schema={withCode(
          yup.object({ text: bulkInput(action).fields.text as yup.Schema<string | null | undefined> }),
        )}
        onSubmit={send}
        submitLabel="Yes"
        actions={
          <Button variant="outlined" onClick={onClose}>
            No
          </Button>
        }
      >
        {text && <TextField name="text" label={text.label} autoComplete="off" rows={2} />}
        {code.field}
      </Form>
    </FormDialog>
  );
}
