/** A message to the shop. Prefilled with name and address for signed-in customers. */
import { useEffect, useRef, useState } from "react";
import { contactInput } from "#contract/marketing/schema";
import { LABELS } from "#contract/messages";
import type { BodyOf } from "#contract/rest/endpoints";
import { callApi } from "../../client/api/rest-client";
import { phoneHref } from "../../lib/phone";
import { useShop } from "../../catalogue/views/use-shop";
import { useVisitor } from "../../client/session/use-visitor";
import { Button } from "../../ui/actions/button";
import { Form } from "../../ui/form/form";
import { PhoneField } from "../../ui/form/phone-field";
import { TextField } from "../../ui/form/text-field";

export function ContactScreen() {
  const { user, isReady } = useVisitor();
  const [received, setReceived] = useState("");
  if (received) return <Received message={received} onAgain={() => setReceived("")} />;
  if (!isReady) return null;

  const send = async (body: BodyOf<"contact">) => {
    const answer = await callApi("contact", { body });
    if (answer?.isSuccess) setReceived(answer.message);
    return answer;
  };
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : "";
  return (
    <Form
      initialValues={{ name, email: user?.username ?? "", phone: "", message: "" }}
      schema={contactInput}
      onSubmit={send}
      submitLabel="Send message"
      failureHelp={<OtherWays />}
    >
      <TextField name="name" label="Name" autoComplete="name" />
      <TextField
        name="email"
        label={LABELS.emailAddress}
        hint="We'll reply to this address."
        type="email"
        autoComplete="email"
      />
      <PhoneField name="phone" label="Phone" />
      <TextField
        name="message"
        label="Message"
        hint="If it's about an order, include its number. Never send card numbers."
        autoComplete="off"
        rows={6}
      />
    </Form>
  );
}

function Received({ message, onAgain }: { readonly message: string; readonly onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status">
      <h2 ref={heading} tabIndex={-1}>
        Thank you
      </h2>
      <p>{message}</p>
      <p>
        <Button variant="outlined" onClick={onAgain}>
          Send another message
        </Button>
      </p>
    </div>
  );
}

function OtherWays() {
  const { phone, email } = useShop();
  return (
    <p>
      You can also call <a href={phoneHref(phone)}>{phone}</a> or email{" "}
      <a href={`mailto:${email}`}>{email}</a>.
    </p>
  );
}
