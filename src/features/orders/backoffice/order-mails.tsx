/** Emails to an order's customer: each can be resent, and staff can write one (ORDER-48). */
import { useState } from "react";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import { useApolloClient } from "@apollo/client/react";
import { OrderForStaffDocument } from "#contract/graphql/documents/orders.generated";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { letterForm } from "#contract/orders/mails";
import { callApi } from "../../../client/api/rest-client";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { notify } from "../../../client/store/notify";
import { formatShopDateTime } from "../../../lib/format-date";
import { randomKey } from "../../../lib/random-key";
import { Button } from "../../../ui/actions/button";
import { AnswerView } from "../../../ui/answer-view";
import { DialogForm } from "../../../ui/form/dialog-form";
import { TextField } from "../../../ui/form/text-field";
import type { ChangeProps } from "../../../ui/parts/form-dialog";
import { Bad } from "../../../ui/parts/verdict";
import { DialogButton } from "../order-dialog";

export function OrderMails({ order }: { readonly order: StaffOrderFragment }) {
  // A deleted customer has no address.
  if (order.email === "") return null;
  return (
    <Actions>
      <DialogButton id="order-letter" label="Email customer" title={`To ${order.email}`}>
        {(change) => <LetterForm order={order} {...change} />}
      </DialogButton>
      <DialogButton id="order-mails" label="Resend an email" title={`Emails for order ${order.uniqueId}`}>
        {(change) => <MailList order={order} {...change} />}
      </DialogButton>
    </Actions>
  );
}

function useOrderRefetch(): () => Promise<unknown> {
  const apollo = useApolloClient();
  return () => apollo.refetchQueries({ include: [OrderForStaffDocument] });
}

interface PartProps extends ChangeProps {
  readonly order: StaffOrderFragment;
}

function LetterForm({ order, idempotencyKey, onLeave, onDone }: PartProps) {
  const refetchOrder = useOrderRefetch();
  const send = async (letter: { readonly subject: string; readonly text: string }) => {
    const body = { ...letter, idempotencyKey };
    const envelope = await callApi("writeToCustomer", { params: { id: order.id }, body });
    if (envelope?.isSuccess) {
      notify(envelope.message, "success");
      await refetchOrder();
      onDone();
    }
    return envelope;
  };
  return (
    <DialogForm
      initialValues={{ subject: `Your order ${order.uniqueId}`, text: "" }}
      schema={letterForm}
      onSubmit={send}
      submitLabel="Send email"
      leaveLabel="Cancel"
      onLeave={onLeave}
    >
      <TextField name="subject" label="Subject" autoComplete="off" />
      <TextField
        name="text"
        label="Message"
        hint="We add a greeting and a link to the order"
        autoComplete="off"
        rows={8}
      />
    </DialogForm>
  );
}

function MailList({ order, onLeave }: PartProps) {
  const answer = useRestAnswer("listOrderMails", undefined, { id: order.id });
  return (
    <Stack spacing={3}>
      <p>
        Emails go to {order.email} with new links and current details. Payment requests are sent as a payment
        link.
      </p>
      <AnswerView answer={answer} what="the emails">
        {({ mails }) =>
          mails.length === 0 ? (
            <p>This order has no emails to resend.</p>
          ) : (
            <Mails>
              {mails.map((mail) => (
                <li key={mail.id}>
                  <Mail orderId={order.id} mail={mail} />
                </li>
              ))}
            </Mails>
          )
        }
      </AnswerView>
      <div>
        <Button variant="outlined" onClick={onLeave}>
          Close
        </Button>
      </div>
    </Stack>
  );
}

interface MailProps {
  readonly orderId: string;
  readonly mail: { readonly id: string; readonly subject: string; readonly at: string };
}

function Mail({ orderId, mail: { id: mailId, subject, at } }: MailProps) {
  const refetchOrder = useOrderRefetch();
  // One key per email: clicking again without a response sends no second one.
  const [idempotencyKey, setKey] = useState(randomKey);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly isSent: boolean; readonly text: string } | null>(null);
  const send = async () => {
    if (isSending) return;
    setSending(true);
    const input = { params: { id: orderId, mailId }, body: { idempotencyKey } };
    const envelope = await callApi("sendOrderMail", input).catch(() => null);
    const isSent = envelope?.isSuccess === true;
    setOutcome({ isSent, text: envelope?.message ?? MESSAGES.generic.failure });
    if (isSent) {
      setKey(randomKey());
      void refetchOrder();
    }
    setSending(false);
  };
  return (
    <>
      <span>
        {subject}
        <br />
        <small>{formatShopDateTime(at)}</small>
      </span>
      <Button
        variant="outlined"
        aria-disabled={isSending}
        aria-label={`Resend: ${subject}`}
        onClick={() => void send()}
      >
        Resend
      </Button>
      <span role="status">{outcome && (outcome.isSent ? outcome.text : <Bad>{outcome.text}</Bad>)}</span>
    </>
  );
}

const Actions = styled("div")({ display: "flex", flexWrap: "wrap", gap: "var(--s3)" });

const Mails = styled("ul")({
  display: "grid",
  gap: "var(--s3)",
  padding: 0,
  listStyle: "none",
  li: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "var(--s2) var(--s3)",
    overflowWrap: "anywhere",
  },
  "[role=status]": { gridColumn: "1 / -1" },
});
