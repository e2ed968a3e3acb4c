/** Emails a fresh link to an order. The response does not reveal whether the order exists (ORDER-45). */
import { useEffect, useRef, useState } from "react";
import { LABELS } from "#contract/messages";
import { orderLinkInput } from "#contract/orders/link";
import type { BodyOf } from "#contract/rest/endpoints";
import { ROUTES, loginPath } from "#contract/site/paths";
import { callApi } from "../../../client/api/rest-client";
import { Form } from "../../../ui/form/form";
import { TextField } from "../../../ui/form/text-field";

export function FindOrderScreen() {
  const [answer, setAnswer] = useState("");
  if (answer) return <LinkSent answer={answer} />;
  const send = async (body: BodyOf<"mailOrderLink">) => {
    const envelope = await callApi("mailOrderLink", { body });
    if (envelope?.isSuccess) setAnswer(envelope.message);
    return envelope;
  };
  return (
    <>
      <Form
        initialValues={{ orderNumber: "", email: "" }}
        schema={orderLinkInput}
        onSubmit={send}
        submitLabel="Email me the link"
      >
        <TextField
          name="orderNumber"
          label="Order number"
          hint="Starts with EF-. You'll find it in your order emails."
          autoComplete="off"
        />
        <TextField
          name="email"
          label={LABELS.emailAddress}
          hint="The one you used for your order."
          type="email"
          autoComplete="email"
        />
      </Form>
      <p>
        Have an account? <a href={loginPath(ROUTES.orders)}>{LABELS.signIn}</a> to see all your orders.
      </p>
    </>
  );
}

function LinkSent({ answer }: { readonly answer: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status">
      <h2 ref={heading} tabIndex={-1}>
        {LABELS.checkMail}
      </h2>
      <p>{answer}</p>
      <p>
        Nothing after a few minutes? <a href={ROUTES.contact}>{LABELS.contactUs}</a>.
      </p>
    </div>
  );
}
