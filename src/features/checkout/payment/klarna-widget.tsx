/** Klarna's own widget, rendered by Klarna's script. */
import { useEffect, useId, useState } from "react";
import { MESSAGES } from "#contract/messages";
import { Bad } from "../../../ui/parts/verdict";
import { NotApproved } from "./not-approved";
import type { PanelProps, PaymentTokens } from "./payment-panel";
import { vendorGlobal } from "./vendor-script";

interface Authorized {
  readonly approved?: boolean;
  readonly authorization_token?: string;
}

interface KlarnaPayments {
  init(options: { readonly client_token: string }): void;
  load(options: { readonly container: string }, data: object, done: (answer: object) => void): void;
  authorize(options: object, data: object, done: (answer: Authorized) => void): void;
}

interface Klarna {
  readonly Payments: KlarnaPayments;
}

export function KlarnaWidget({ preparation, onReady }: PanelProps) {
  const id = useId().replace(/[^\w-]/g, "");
  const [trouble, setTrouble] = useState<"down" | "refused" | null>(null);
  const clientToken = preparation.clientToken ?? "";
  useEffect(() => {
    let isCurrent = true;
    const authorize = async ({ Payments }: Klarna): Promise<PaymentTokens | null> => {
      const { approved, authorization_token: token } = await new Promise<Authorized>((resolve) =>
        Payments.authorize({}, {}, resolve),
      );
      const isApproved = approved === true && token !== undefined;
      setTrouble(isApproved ? null : "refused");
      return isApproved ? { token } : null;
    };
    const show = (klarna: Klarna) => {
      if (!isCurrent) return;
      klarna.Payments.init({ client_token: clientToken });
      klarna.Payments.load({ container: `#${id}` }, {}, () => isCurrent && onReady(() => authorize(klarna)));
    };
    vendorGlobal<Klarna>("Klarna", "https://x.klarnacdn.net/kp/lib/v1/api.js").then(
      show,
      () => isCurrent && setTrouble("down"),
    );
    return () => {
      isCurrent = false;
      onReady(null);
    };
  }, [clientToken, id, onReady]);
  return (
    <>
      <div id={id} />
      {trouble === "refused" && <NotApproved />}
      {trouble === "down" && <Bad role="alert">{MESSAGES.checkout.gatewayDown}</Bad>}
    </>
  );
}
