/**
 * Braintree's card fields: each is a frame of the vendor, and the bank may require a challenge (3-D Secure).
 */
import { useEffect, useId, useRef, useState } from "react";
import { styled } from "@mui/material/styles";
import { LABELS, MESSAGES } from "#contract/messages";
import { Bad } from "../../../ui/parts/verdict";
import { braintreeWeb, type HostedFields, type ThreeDSecure } from "./braintree-web";
import { FieldBox, Hint } from "../../../ui/form/field-frame";
import type { PanelProps, PaymentTokens, Purchase } from "./payment-panel";

interface Opened {
  readonly fields: HostedFields;
  readonly threeDSecure: ThreeDSecure;
  readonly deviceData: string;
}

const FIELDS = [
  ["number", "Card number", "4111 1111 1111 1111"],
  ["expirationDate", "Expires (MM/YY)", "MM/YY"],
  ["cvv", "Security code", "123"],
] as const;

export function BraintreeCard({ preparation, purchase, onReady, onPress }: PanelProps) {
  const id = useId().replace(/[^\w-]/g, "");
  const [problem, setProblem] = useState<string | null>(null);
  const clientToken = preparation.clientToken ?? "";
  // A changed total must not clear the fields.
  const latest = useRef(purchase);
  useEffect(() => {
    latest.current = purchase;
  });
  useEffect(() => {
    let isCurrent = true;
    const opening = openFields(clientToken, id, onPress);
    opening.then(
      (opened) => {
        if (!isCurrent) return;
        onReady(() => collect(opened, latest.current, setProblem));
      },
      () => isCurrent && setProblem(MESSAGES.checkout.gatewayDown),
    );
    return () => {
      isCurrent = false;
      onReady(null);
      void opening.then(
        ({ fields, threeDSecure }) => Promise.all([fields.teardown(), threeDSecure.teardown()]),
        () => undefined,
      );
    };
  }, [clientToken, id, onReady, onPress]);
  return (
    <>
      <Hint as="p">{LABELS.cardNumber}</Hint>
      {problem && <Bad role="alert">{problem}</Bad>}
      {FIELDS.map(([name, label]) => (
        <FieldBox key={name}>
          <b>{label}</b>
          <HostedField id={`${id}-${name}`} />
        </FieldBox>
      ))}
    </>
  );
}

async function openFields(clientToken: string, id: string, onPress: () => void): Promise<Opened> {
  const braintree = await braintreeWeb("hosted-fields", "three-d-secure", "data-collector");
  const client = await braintree.client.create({ authorization: clientToken });
  const fields = await braintree.hostedFields.create({
    client,
    styles: { input: { "font-size": "16px" } },
    fields: Object.fromEntries(
      FIELDS.map(([name, label, placeholder]) => [
        name,
        { container: `#${id}-${name}`, placeholder, internalLabel: label },
      ]),
    ),
  });
  fields.on("inputSubmitRequest", onPress);
  const [threeDSecure, { deviceData }] = await Promise.all([
    braintree.threeDSecure.create({ version: 2, client }),
    // The payment continues without the vendor's fraud data.
    braintree.dataCollector.create({ client }).catch(() => ({ deviceData: "" })),
  ]);
  threeDSecure.on("lookup-complete", (_data, next) => next());
  return { fields, threeDSecure, deviceData };
}

async function collect(
  { fields, threeDSecure, deviceData }: Opened,
  { total, email, postalCode }: Purchase,
  showProblem: (problem: string | null) => void,
): Promise<PaymentTokens | null> {
  try {
    showProblem(null);
    const card = await fields.tokenize();
    const verified = await threeDSecure.verifyCard({
      amount: (total / 100).toFixed(2),
      nonce: card.nonce,
      bin: card.details?.bin,
      ...(email ? { email } : {}),
      ...(postalCode ? { billingAddress: { postalCode, countryCodeAlpha2: "US" } } : {}),
    });
    return { token: verified.nonce, ...(deviceData ? { deviceData } : {}) };
  } catch (error) {
    showProblem(messageOf(error));
    return null;
  }
}

/** The vendor's errors of type CUSTOMER are written for the shopper. */
function messageOf(error: unknown): string {
  const { type, message } = (error ?? {}) as { type?: string; message?: string };
  return type === "CUSTOMER" && message ? message : MESSAGES.checkout.gatewayDown;
}

/** Braintree sets classes on the frame's parent; its frame is white in the dark scheme too. */
const HostedField = styled("div")({
  height: 48,
  padding: "0 12px",
  border: "1.5px solid var(--edge)",
  borderRadius: "var(--r-sm)",
  background: "#fff",
  "&.braintree-hosted-fields-focused": {
    borderColor: "var(--brand)",
    outline: "3px solid var(--brand-soft)",
  },
  "&.braintree-hosted-fields-invalid": { borderColor: "var(--sale)" },
});
