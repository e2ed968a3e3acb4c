/** Requests a stock alert, and handles the links of its confirmation email (STOCKALERT-1). */
import { useEffect, useRef, useState } from "react";
import { LABELS, MESSAGES } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { stockAlertInput } from "#contract/saved/stock-alerts";
import { callApi } from "../../client/api/rest-client";
import { useVisitor } from "../../client/session/use-visitor";
import { Button } from "../../ui/actions/button";
import { Form } from "../../ui/form/form";
import { TextField } from "../../ui/form/text-field";
import { RequestedProduct } from "./requested-product";

export function StockAlertScreen() {
  const { user, isReady } = useVisitor();
  const [address] = useState(() => ({
    handed: new URLSearchParams(location.hash.slice(1)),
    productId: new URLSearchParams(location.search).get("product"),
  }));
  const [outcome, setOutcome] = useState("");
  const { handed, productId } = address;
  const yes = handed.get("yes");
  const no = handed.get("no");
  if (outcome) return <Outcome words={outcome} />;
  if (yes) {
    return <Answer label="Confirm alert" call="confirmStockAlert" token={yes} onDone={setOutcome} />;
  }
  if (no) {
    return <Answer label="Cancel alert" call="endStockAlert" token={no} onDone={setOutcome} />;
  }
  if (!isReady) return null;
  if (!productId) {
    return (
      <>
        <p>To get an alert, open a sold-out product and choose “Notify me when it’s back”.</p>
        <p>
          <a href={ROUTES.home}>{LABELS.startShopping}</a>
        </p>
      </>
    );
  }
  return (
    <>
      <RequestedProduct productId={productId} />
      <Form
        initialValues={{ productId, email: user?.username ?? "" }}
        schema={stockAlertInput}
        submitLabel="Notify me once"
        onSubmit={async (body) => {
          const answer = await callApi("requestStockAlert", { body });
          if (answer?.isSuccess) setOutcome(answer.message);
          return answer;
        }}
      >
        <TextField
          name="email"
          label={LABELS.emailAddress}
          hint="We'll email you once, then delete your address."
          type="email"
          autoComplete="email"
        />
      </Form>
    </>
  );
}

interface AnswerProps {
  readonly label: string;
  readonly call: "confirmStockAlert" | "endStockAlert";
  readonly token: string;
  readonly onDone: (words: string) => void;
}

function Answer({ label, call, token, onDone }: AnswerProps) {
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    const answer = await callApi(call, { body: { token } }).catch(() => null);
    onDone(answer?.message || MESSAGES.generic.unreachable);
  };
  return (
    <Button disabled={isBusy} onClick={() => void press()}>
      {label}
    </Button>
  );
}

function Outcome({ words }: { readonly words: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <>
      <p role="status" ref={line} tabIndex={-1}>
        {words}
      </p>
      <p>
        <a href={ROUTES.home}>{LABELS.continueShopping}</a>
      </p>
    </>
  );
}
