/** Katapult, a lease-to-own company. */
import type { LessorDescriptor } from "./lessor";
import { KATAPULT_FACTS } from "./lessor-facts";

export const KATAPULT = {
  ...KATAPULT_FACTS,
  about: "Katapult. Webhook URL to enter there: API_URL/webhooks/lessors/katapult",
  keys: {
    publicKey: "KATAPULT_PUBLIC_KEY",
    privateKey: "KATAPULT_PRIVATE_KEY",
    webhookSecret: "KATAPULT_WEBHOOK_SECRET",
  },
  doubleKeys: {
    publicKey: "sandbox_katapult_public",
    privateKey: "sandbox_katapult_private",
    webhookSecret: "sandbox_katapult_webhook_secret",
  },
  environment: { variable: "KATAPULT_ENVIRONMENT", test: "sandbox" },
} as const satisfies LessorDescriptor;
