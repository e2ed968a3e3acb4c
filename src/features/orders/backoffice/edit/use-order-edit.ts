/**
 * Sends a correction of an order as it was seen, asks before the customer is asked to pay what it costs more (ORDER-42), and
 * tells when somebody else was quicker.
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
  /** Called when somebody else changed the order since it was read. */
  readonly onStale: () => void;
}

export function useOrderEdit({ order, idempotencyKey, onLeave, onDone, onStale }: EditFormProps) {
  const [edit] = useMutation(EditOrderDocument);
  // The order as the dialog opened with it; the order behind it may change meanwhile.
  const [seen] = useState({ orderId: order.id, revision: order.revision });
  const code = useRequestedCode();
  const send = async (wanted: OrderEditInput, typed: WithCode = {}) => {
    const { due, sentences } = await lookAt(seen.orderId, wanted);
    if (due > 0 && !(await mayAsk(order, due, sentences.includes(MESSAGES.orderEdits.checkedAgain))))
      return fail(MESSAGES.orderEdits.notAsked);
    const { envelope, order: now } = await sendChange(
      () =>
        edit({
          variables: { ...seen, edit: wanted, ...(due > 0 && { due }), ...codeOf(typed) },
          context: { idempotencyKey },
        }),
      (data) => data.editOrder,
    );
    if (envelope.isSuccess) {
      onDone();
    } else if (now && now.revision !== seen.revision) {
      onLeave();
      focusAfter(onStale, STALE_NOTICE);
    }
    return code.heed(envelope);
  };
  return { send, codeField: code.field };
}

const NOTHING_DUE = { due: 0, sentences: [] as readonly string[] };

/** What the customer has to pay first; nothing without an answer: then the correction itself is refused in words. */
async function lookAt(orderId: string, edit: OrderEditInput): Promise<typeof NOTHING_DUE> {
  const looked = await shopApollo()
    .query({ query: PreviewOrderEditDocument, variables: { orderId, edit }, fetchPolicy: "no-cache" })
    .catch(() => null);
  return looked?.data?.previewOrderEdit ?? NOTHING_DUE;
}

function mayAsk({ email }: StaffOrderFragment, due: number, isCheckedAgain: boolean): Promise<boolean> {
  const amount = formatMoney(due);
  return requestConfirmation({
    title: `The change costs ${amount} more`,
    message: [
      `We'll email ${email} a link to pay ${amount}. The order doesn't change until it's paid.`,
      ...(isCheckedAgain ? [MESSAGES.orderEdits.checkedAgain] : []),
    ].join(" "),
    confirmLabel: "Save and email payment link",
  });
}
