/**
 * Sends a correction with the order's revision, confirms an additional charge first (ORDER-42), and reports a
 * stale revision.
 */
import { useState } from "react";
import { useMutation } from "@apollo/client/react";
import { fail } from "#contract/rest/envelope";
import { EditOrderDocument, PreviewOrderEditDocument } from "#contract/graphql/documents/orders.generated";
import type { OrderEditInput, StaffOrderFragment } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { shopApollo } from "../../../../client/api/apollo-client";
import { requestConfirmation } from "../../../../client/store/confirm";
import { focusAfter } from "../../../../lib/focus-after";
import type { ChangeProps } from "../../../../ui/parts/form-dialog";
import { codeOf, useRequestedCode, type WithCode } from "../../requested-code";
import { sendChange } from "../../send-change";
import { STALE_NOTICE } from "../stale-notice";

export interface EditFormProps extends ChangeProps {
  readonly order: StaffOrderFragment;
  /** Called when another person has changed the order since it was loaded. */
  readonly onStale: () => void;
}

export function useOrderEdit({ order, idempotencyKey, onLeave, onDone, onStale }: EditFormProps) {
  const [edit] = useMutation(EditOrderDocument);
  // The order when the dialog opened; the order behind it may change.
  const [initial] = useState({ orderId: order.id, revision: order.revision });
  const code = useRequestedCode();
  const send = async (input: OrderEditInput, typed: WithCode = {}) => {
    const { due, effects } = await previewEdit(initial.orderId, input);
    if (due > 0 && !(await confirmCharge(order, due, effects.includes(MESSAGES.orderEdits.checkedAgain))))
      return fail(MESSAGES.orderEdits.notRequested);
    const { envelope, order: now } = await sendChange(
      () =>
        edit({
          variables: { ...initial, edit: input, ...(due > 0 && { due }), ...codeOf(typed) },
          context: { idempotencyKey },
        }),
      (data) => data.editOrder,
    );
    if (envelope.isSuccess) {
      onDone();
    } else if (now && now.revision !== initial.revision) {
      onLeave();
      focusAfter(onStale, STALE_NOTICE);
    }
    return code.handle(envelope);
  };
  return { send, codeField: code.field };
}

const NOTHING_DUE = { due: 0, effects: [] as readonly string[] };

/** The additional charge; none without a response: the correction itself is then refused with a message. */
async function previewEdit(orderId: string, edit: OrderEditInput): Promise<typeof NOTHING_DUE> {
  const response = await shopApollo()
    .query({ query: PreviewOrderEditDocument, variables: { orderId, edit }, fetchPolicy: "no-cache" })
    .catch(() => null);
  return response?.data?.previewOrderEdit ?? NOTHING_DUE;
}

function confirmCharge({ email }: StaffOrderFragment, due: number, isRechecked: boolean): Promise<boolean> {
  const amount = formatMoney(due);
  return requestConfirmation({
    title: `The change costs ${amount} more`,
    message: [
      `We'll email ${email} a link to pay ${amount}. The order doesn't change until it's paid.`,
      ...(isRechecked ? [MESSAGES.orderEdits.checkedAgain] : []),
    ].join(" "),
    confirmLabel: "Save and email payment link",
  });
}
