/** What happens next, and what the customer can do about it. */
import { useState } from "react";
import { useMutation } from "@apollo/client/react";
import { AskForPaymentDocument, type WholeOrderFragment } from "#contract/graphql/generated";
import { payAgainPath } from "#contract/site-paths";
import { notify } from "../../../client/store/notify";
import { NEXT_STEPS } from "../order-words";
import { sendChange } from "../send-change";

interface NextStepProps {
  readonly order: WholeOrderFragment;
  readonly orderKey: string | null;
}

export function NextStep({ order, orderKey }: NextStepProps) {
  const { status, lenderSignatureUrl } = order;
  return (
    <div className="order-next" data-status={status}>
      <p>{NEXT_STEPS[status]}</p>
      {status === "PAYMENT_FAILED" && (
        <a className="btn" href={payAgainPath({ id: order.id, key: orderKey })}>
          Pay again
        </a>
      )}
      {status === "PENDING_ESIGNATURE" && lenderSignatureUrl?.startsWith("https://") && (
        <a className="btn" href={lenderSignatureUrl}>
          Sign the lease papers
        </a>
      )}
      {status === "PENDING_PAYMENT" && <AskAgain orderId={order.id} orderKey={orderKey} />}
    </div>
  );
}

/** Asks the gateway now, and leads back to its page when the payment is still open there. */
function AskAgain({ orderId, orderKey }: { readonly orderId: string; readonly orderKey: string | null }) {
  const [ask, { loading: isAsking }] = useMutation(AskForPaymentDocument);
  const [paymentPage, setPaymentPage] = useState<string | null>(null);
  const askNow = async () => {
    if (isAsking) return;
    const { envelope } = await sendChange(
      () => ask({ variables: { orderId, orderKey } }),
      ({ refreshPayment }) => {
        setPaymentPage(refreshPayment.paymentGatewayUrl ?? null);
        return refreshPayment;
      },
    );
    notify(envelope.message, envelope.isSuccess ? "success" : "info");
  };
  return (
    <p className="order-actions">
      <button type="button" className="btn" aria-disabled={isAsking} onClick={() => void askNow()}>
        {isAsking ? "Asking…" : "Check the payment"}
      </button>
      {paymentPage && (
        <a className="btn quiet" href={paymentPage}>
          Go on paying
        </a>
      )}
    </p>
  );
}
