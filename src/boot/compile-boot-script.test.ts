import { BOOT_SCRIPT_LIMIT_BYTES, compileBootScript } from "./compile-boot-script";

test("the inline script fits its 4 KB, knows the API and cannot close its own element", async () => {
  const script = await compileBootScript("https://api.shop.example/");
  const own = script.replaceAll("https://api.shop.example", "");
  expect(Buffer.byteLength(own)).toBeLessThanOrEqual(BOOT_SCRIPT_LIMIT_BYTES);
  expect(script).toContain("`https://api.shop.example/offers?");
  expect(script).not.toMatch(/<\/script|<!--/i);
  expect(() => new Function(script)).not.toThrow();
});
