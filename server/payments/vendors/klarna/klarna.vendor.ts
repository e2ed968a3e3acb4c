/** Vendor adapter of Klarna: its payment methods and gateway. */
import type { VendorAdapter } from "../gateway.port";
import { AT_ONCE } from "../waiting.rules";
import { KlarnaGateway } from "./klarna.gateway";

export const klarnaVendor: VendorAdapter = {
  methods: { KLARNA: AT_ONCE },
  open: ({ keys, environment, doubleUrl, timeoutMs }, callbackSecrets) =>
    new KlarnaGateway({
      username: keys["username"] ?? "",
      password: keys["password"] ?? "",
      environment: doubleUrl
        ? { url: doubleUrl }
        : environment === "production"
          ? "production"
          : "playground",
      timeoutMs,
      callbackSecrets,
    }),
};
