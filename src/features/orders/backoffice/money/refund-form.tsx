/** Refunds all or part of the amount paid. */
import { useMutation } from "@apollo/client/react";
import { RefundOrderDocument } from "#contract/graphql/documents/orders.generated";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { isLeaseState } from "#contract/leases/statuses";
import { MESSAGES } from "#contract/messages";
import { maxWithoutCode } from "#contract/payments/refund-limits";
import { decimalMoney, formatMoney } from "#contract/money/money";
import { refundInput } from "#contract/orders/changes";
import { centsOf } from "#contract/money/money";
import { Button } from "../../../../ui/actions/button";
import { Form } from "../../../../ui/form/form";
import { TextField } from "../../../../ui/form/text-field";
import type { ChangeProps } from "../../../../ui/parts/form-dialog";
import { codeOf, NO_CODE, useRequestedCode, withCode, type WithCode } from "../../requested-code";
import { sendChange } from "../../send-change";
import { CodeAhead } from "./code-ahead";
import { RefundPieces } from "./refund-pieces";

/** Refundable amount in cents: paid, not refunded, and without a pending refund. */
export function maxRefundOf({ paymentDetails }: Pick<StaffOrderFragment, "paymentDetails">): number {
  return (
    paymentDetails
      // A lessor's payment is refunded through the lease.
      .filter(({ state }) => !isLeaseState(state))
      .reduce((sum, part) => sum + part.paidAmount - part.refundedAmount - part.returningAmount, 0)
  );
}

interface RefundTyped extends WithCode {
  readonly amount: string;
  readonly reason: string;
}

interface RefundFormProps extends ChangeProps {
  readonly order: StaffOrderFragment;
  /** Maximum refund in cents. */
  readonly maxCents: number;
}

export function RefundForm({ order, maxCents, idempotencyKey, onLeave, onDone }: RefundFormProps) {
  const [refund] = useMutation(RefundOrderDocument);
  const code = useRequestedCode();
  const send = async ({ amount, reason, ...typed }: RefundTyped) => {
    const { envelope } = await sendChange(
      () =>
        refund({
          variables: { orderId: order.id, amount: centsOf(amount), reason, idempotencyKey, ...codeOf(typed) },
          context: { idempotencyKey },
        }),
      (data) => data.refundOrder,
    );
    if (envelope.isSuccess) onDone();
    return code.handle(envelope);
  };
  return (
    <Form
      initialValues={{ amount: decimalMoney(maxCents), reason: "", ...NO_CODE }}
      schema={withCode(refundInput(maxCents))}
      onSubmit={send}
      submitLabel="Refund"
      actions={
        <Button variant="outlined" onClick={onLeave}>
          Cancel
        </Button>
      }
    >
      <RefundPieces order={order} maxCents={maxCents} />
      <TextField
        name="amount"
        label="Amount"
        hint={MESSAGES.orders.maxRefund(
          formatMoney(maxCents),
          formatMoney(order.refundLimits ? Math.min(maxCents, maxWithoutCode(order.refundLimits)) : maxCents),
        )}
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
      />
      <CodeAhead limits={order.refundLimits} />
      <TextField name="reason" label="Reason" autoComplete="off" rows={2} />
      {code.field}
    </Form>
  );
}
