/** What the browser is given to begin with, read from what a gateway prepared. */
import * as yup from "yup";
import type { PaymentPreparation } from "#contract/graphql/generated";
import type { MethodFacts } from "./vendors/gateway.port";

const prepared = yup.object({
  clientToken: yup.string().nullable().default(null),
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
  answer: Readonly<Record<string, unknown>> | null,
  { page }: MethodFacts,
  isSandbox: boolean,
): Omit<PaymentPreparation, "method"> {
  const { clientToken, coins } = prepared.cast(answer ?? {}, { stripUnknown: true });
  const widgetUrl = page === undefined ? null : (answer?.[page] ?? null);
  return {
    clientToken,
    widgetUrl: widgetUrl === null ? null : String(widgetUrl),
    isSandbox,
    coins: coins.map(({ code, label, minimumCents }) => ({ code, label, minimum: minimumCents })),
  };
}
