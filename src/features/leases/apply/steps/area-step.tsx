/** First question: whether leasing is available at the applicant's home (LEASE-11). */
import { useState } from "react";
import { leaseAreaParams } from "#contract/leases/application";
import { LABELS, MESSAGES } from "#contract/messages";
import { ROUTES, loginPath } from "#contract/site/paths";
import { callApi } from "../../../../client/api/rest-client";
import { Button } from "../../../../ui/actions/button";
import { Form } from "../../../../ui/form/form";
import { TextField } from "../../../../ui/form/text-field";
import { OtherWays } from "../../other-ways";

interface AreaStepProps {
  readonly postalCode: string;
  readonly isGuest: boolean;
  readonly onServed: (area: { readonly postalCode: string; readonly state: string }) => void;
}

export function AreaStep({ postalCode: known, isGuest, onServed }: AreaStepProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  if (refusal) return <NotServed sentence={refusal} onAgain={() => setRefusal(null)} />;
  const check = async ({ postalCode }: { postalCode: string }) => {
    const answer = await callApi("checkLeaseArea", { params: { postalCode } });
    if (answer?.data?.isServed) onServed({ postalCode, state: answer.data.state });
    else if (answer?.data) setRefusal(answer.message);
    return answer;
  };
  return (
    <>
      <p>
        You apply once. We send your application to one leasing company after another until one approves.
        Applying doesn't commit you to anything. {MESSAGES.financing.leaseNotLoan}
      </p>
      <Form
        initialValues={{ postalCode: known }}
        schema={leaseAreaParams}
        onSubmit={check}
        submitLabel="Start application"
      >
        <TextField
          name="postalCode"
          label="Home ZIP code"
          hint="Leasing isn't available in every state, so we'll check yours first."
          autoComplete="postal-code"
          inputMode="numeric"
        />
      </Form>
      <p>{MESSAGES.leases.haveReady}</p>
      {isGuest && (
        <p>
          Have an account? <a href={loginPath(ROUTES.lease)}>{LABELS.signIn}</a> first to continue your
          application on any device.
        </p>
      )}
    </>
  );
}

function NotServed({ sentence, onAgain }: { readonly sentence: string; readonly onAgain: () => void }) {
  return (
    <>
      <p role="status">
        <b>{sentence}</b>
      </p>
      <p>Thanks for checking. Nothing was sent to anyone.</p>
      <OtherWays />
      <p>
        <Button variant="text" onClick={onAgain}>
          Try another ZIP code
        </Button>
      </p>
    </>
  );
}
