/** The customer's switch for emails before each lease payment (LEASE-77). */
import { useState } from "react";
import { styled } from "@mui/material/styles";
import { useMutation } from "@apollo/client/react";
import { SetOrderRemindersDocument } from "#contract/graphql/documents/orders.generated";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { ErrorText } from "../../../ui/form/field-frame";
import { sendChange } from "../send-change";

interface PaymentRemindersProps {
  readonly order: Pick<WholeOrderFragment, "id" | "reminders">;
  /** The key of a guest's link; null in the account. */
  readonly orderKey: string | null;
}

export function PaymentReminders({ order, orderKey }: PaymentRemindersProps) {
  const [set] = useMutation(SetOrderRemindersDocument);
  /** The value being saved; null = none. */
  const [pending, setPending] = useState<boolean | null>(null);
  const [problem, setProblem] = useState("");
  const change = async (reminders: boolean) => {
    if (pending !== null) return;
    setPending(reminders);
    setProblem("");
    const variables = { orderId: order.id, orderKey, reminders };
    const { envelope } = await sendChange(
      () => set({ variables }),
      (data) => data.setOrderReminders,
    );
    if (!envelope.isSuccess) setProblem(envelope.message);
    setPending(null);
  };
  return (
    <Switch>
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={pending ?? order.reminders}
          aria-busy={pending !== null}
          onChange={({ target }) => void change(target.checked)}
        />
        <span>{LABELS.remindOfPayments}</span>
      </label>
      <div role="alert">{problem && <ErrorText>{problem}</ErrorText>}</div>
    </Switch>
  );
}

/** A printed order is its receipt. */
const Switch = styled("div")({
  "& label": { display: "flex", alignItems: "center", gap: "var(--s3)", minHeight: 44 },
  "@media print": { display: "none" },
});
