/** Klarna: a widget on the page. */
import type { PaymentVendor } from "./payment-vendor";

export const KLARNA = {
  type: "KLARNA",
  about: "Klarna.",
  keys: { username: "KLARNA_USERNAME", password: "KLARNA_PASSWORD" },
  doubleKeys: { username: "sandbox_klarna_user", password: "sandbox_klarna_password" },
  environment: { variable: "KLARNA_ENVIRONMENT", test: "playground" },
  policy: {
    scripts: ["https://x.klarnacdn.net"],
    frames: ["https://*.klarna.com", "https://*.klarnacdn.net"],
    connections: ["https://*.klarna.com", "https://*.klarnacdn.net", "https://*.klarnaevt.com"],
    pictures: ["https://*.klarna.com", "https://*.klarnacdn.net"],
  },
} as const satisfies PaymentVendor;
