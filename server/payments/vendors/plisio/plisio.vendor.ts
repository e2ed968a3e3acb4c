/** Vendor adapter of Plisio: its payment methods and gateway. */
import type { VendorAdapter } from "../gateway.port";
import { HOSTED } from "../waiting.rules";
import { createPlisioGateway } from "./plisio.gateway";

export const plisioVendor: VendorAdapter = {
  methods: { CRYPTO: HOSTED },
  open: ({ keys, doubleUrl, timeoutMs }) =>
    createPlisioGateway({
      secretKey: keys["secretKey"] ?? "",
      apiUrl: doubleUrl ? `${doubleUrl}/api/v1` : undefined,
      timeoutMs,
    }),
};
