/** What the browser is given to begin with, read from what a gateway prepared. */
import * as yup from "yup";
import type { PaymentMethod } from "#contract/checkout";
import type { PaymentPreparation } from "#contract/graphql/generated";

const prepared = yup.object({
  clientToken: yup.string().nullable().default(null),
  widgetUrl: yup.string().nullable().default(null),
  hostedFieldsUrl: yup.string().nullable().default(null),
  googlePayUrl: yup.string().nullable().default(null),
  coins: yup
    .array(
      yup.object({
        code: yup.string().required(),
        label: yup.string().required(),
        minimumCents: yup.number().required(),
      }),
    )
    .default([]),
});

/** @param answer of PaymentGateway.prepare */
export function preparedPayment(
  method: PaymentMethod,
  answer: Readonly<Record<string, unknown>> | null,
  isSandbox: boolean,
): Omit<PaymentPreparation, "method"> {
  const read = prepared.cast(answer ?? {}, { stripUnknown: true });
  const pages: Readonly<Partial<Record<PaymentMethod, string | null>>> = {
    CARD: read.hostedFieldsUrl,
    GOOGLE_PAY: read.googlePayUrl,
    KLARNA: read.widgetUrl,
  };
  return {
    clientToken: read.clientToken,
    widgetUrl: pages[method] ?? null,
    isSandbox,
    coins: read.coins.map(({ code, label, minimumCents }) => ({ code, label, minimum: minimumCents })),
  };
}
