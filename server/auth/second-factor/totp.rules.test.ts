import { newSecret, stepOf, uriOf } from "./totp.rules";

/** "12345678901234567890", the secret of RFC 6238's vectors; their last six digits. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at second %s the code is %s", (second, code) => {
  expect(stepOf(code, SECRET, second * 1_000)).toBe(Math.floor(second / 30));
});

test("one step of clock skew is allowed, and the step is returned so that a code is valid once", () => {
  expect(stepOf("287082", SECRET, 29_000)).toBe(1);
  expect(stepOf("287082", SECRET, 89_000)).toBe(1);
  expect(stepOf("287082", SECRET, 90_000)).toBeNull();
  expect(stepOf("287083", SECRET, 59_000)).toBeNull();
});

test("a secret has 160 bits and is unique, and its address names the user", () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(secret);
  const uri = new URL(uriOf(secret, "Test Shop", "ada@shop.example"));
  expect(uri.protocol).toBe("otpauth:");
  expect(decodeURIComponent(uri.pathname)).toContain("ada@shop.example");
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret,
    issuer: "Test Shop",
    digits: "6",
    period: "30",
  });
});
