/** No page script contains a sandbox key: pages import service modules without their keys. */
import path from "node:path";
import { build } from "esbuild";
import { LESSORS } from "#contract/leases/lessors/lessors";
import { PAYMENT_VENDORS } from "#contract/payments/vendors/payment-vendors";
import { SUPPLIERS } from "#contract/suppliers/suppliers";

const KEYS = [...LESSORS, ...PAYMENT_VENDORS, ...Object.values(SUPPLIERS)].flatMap(({ keys, doubleKeys }) => [
  ...Object.values<string>(keys),
  ...Object.values<string>(doubleKeys).filter((value) => value.length > 8),
]);

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
    treeShaking: true,
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
