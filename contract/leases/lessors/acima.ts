/** Acima, a lease-to-own company. */
import type { LessorDescriptor } from "./lessor";
import { ACIMA_FACTS } from "./lessor-facts";

export const ACIMA = {
  ...ACIMA_FACTS,
  about: "Acima. Webhook URL to enter there: API_URL/webhooks/lessors/acima",
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
} as const satisfies LessorDescriptor;
