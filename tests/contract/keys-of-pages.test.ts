/**
 * No page script contains a key of a vendor or its sandbox: pages import no module that has them, because the site's
 * bundler keeps unused constants.
 */
import path from "node:path";
import { build } from "esbuild";
import { LESSORS } from "#contract/leases/lessors/lessors";
import { PAYMENT_VENDORS } from "#contract/payments/vendors/payment-vendors";
import { SUPPLIER_SETTINGS } from "#contract/suppliers/supplier-settings";

const KEYS = [...LESSORS, ...PAYMENT_VENDORS, ...Object.values(SUPPLIER_SETTINGS)].flatMap(
  ({ keys, doubleKeys }) => [
    ...Object.values<string>(keys),
    ...Object.values<string>(doubleKeys).filter((value) => value.length > 8),
  ],
);

test.each([
  "src/lib/shop-lessors.ts",
  "src/features/leases/requested-lessors.ts",
  "src/features/leases/lease-words.ts",
  "src/catalogue/plans/lease-choices.tsx",
  "src/features/checkout/payment/ways-to-pay.ts",
  "src/features/orders/order-words.ts",
  "src/features/orders/backoffice/supplier-panel.tsx",
])("%s contains no keys", async (file) => {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(file)],
    bundle: true,
    write: false,
    format: "esm",
    platform: "browser",
    treeShaking: false,
    jsx: "automatic",
    logLevel: "silent",
    external: ["react", "react/*", "@mui/*", "@apollo/*", "gatsby"],
    minifySyntax: true,
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const code = outputFiles[0]!.text;
  expect(code.length).toBeGreaterThan(100);
  expect(KEYS.filter((key) => code.includes(key))).toEqual([]);
});
