/** Katapult, a lease-to-own company. */
import { DEFAULT_LESSOR } from "../financing";
import type { LessorDescriptor } from "./lessor";

export const KATAPULT = {
  type: "KATAPULT",
  about: "Katapult. Address of the webhook to enter there: API_URL/webhooks/lessors/katapult",
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
  inquiry:
    "Katapult asks consumer reporting agencies about you by a soft inquiry. Other companies do not see a soft inquiry, and it does not change your credit score.",
  service: { phone: "1-833-528-2785", page: "https://katapult.com/faq/" },
  terms: { ...DEFAULT_LESSOR, name: "Katapult" },
} as const satisfies LessorDescriptor;
