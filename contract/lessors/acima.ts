/** Acima, a lease-to-own company. */
import { DEFAULT_LESSOR } from "../financing";
import type { LessorDescriptor } from "./lessor";

export const ACIMA = {
  type: "ACIMA",
  about: "Acima. Address of the webhook to enter there: API_URL/webhooks/lessors/acima",
  keys: {
    clientId: "ACIMA_CLIENT_ID",
    clientSecret: "ACIMA_CLIENT_SECRET",
    webhookSecret: "ACIMA_WEBHOOK_SECRET",
  },
  doubleKeys: {
    clientId: "sandbox_acima_client",
    clientSecret: "sandbox_acima_client_secret",
    webhookSecret: "sandbox_acima_webhook_secret",
  },
  environment: { variable: "ACIMA_ENVIRONMENT", test: "sandbox" },
  inquiry:
    "Acima may ask the national credit bureaus about you by a soft inquiry, which only you can see and which does not change your credit score. It may also ask other consumer reporting agencies, where its inquiry may be listed.",
  service: { phone: "1-801-297-1982", page: "https://www.acima.com/support/payment-faqs" },
  terms: {
    ...DEFAULT_LESSOR,
    name: "Acima",
    costFactorBasisPoints: 18_500,
    earlyPurchaseBasisPoints: 6_000,
  },
} as const satisfies LessorDescriptor;
