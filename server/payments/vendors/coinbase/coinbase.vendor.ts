/** Vendor adapter of Coinbase Commerce: its payment methods and gateway. */
import type { VendorAdapter } from "../gateway.port";
import { HOSTED } from "../waiting.rules";
import { createCoinbaseGateway } from "./coinbase.gateway";

export const coinbaseVendor: VendorAdapter = {
  methods: { COINBASE: HOSTED },
  open: ({ keys, doubleUrl, timeoutMs }) =>
    createCoinbaseGateway({
      apiKey: keys["apiKey"] ?? "",
      webhookSecret: keys["webhookSecret"] ?? "",
      apiUrl: doubleUrl ?? undefined,
      timeoutMs,
    }),
};
