import { createCipheriv, createHmac, hkdfSync } from "node:crypto";
import { createSealer } from "./sealed";

const sealer = createSealer(["a key for this test"]);

test("an encrypted value decrypts to the same value and is unreadable in between", () => {
  const sealed = sealer.seal({ phone: "5125550142" }, "users");
  expect(sealed.toString("latin1")).not.toContain("5125550142");
  expect(sealer.open(sealed, "users")).toEqual({ phone: "5125550142" });
});

test("the same value is encrypted to different bytes each time", () => {
  expect(sealer.seal("x", "users").equals(sealer.seal("x", "users"))).toBe(false);
});

test.each([
  [
    "altered",
    (sealed: Buffer) => Buffer.from(sealed.map((byte, at) => (at === sealed.length - 1 ? byte ^ 1 : byte))),
    "users",
  ],
  ["cut off", (sealed: Buffer) => sealed.subarray(0, -1), "users"],
  ["moved to another table", (sealed: Buffer) => sealed, "addresses"],
  ["of an unknown format", (sealed: Buffer) => Buffer.concat([Buffer.of(9), sealed.subarray(1)]), "users"],
])("a value %s does not decrypt", (_what, change, context) => {
  expect(() => sealer.open(change(sealer.seal("secret", "users")), context)).toThrow();
});

test("another key decrypts nothing and finds nothing", () => {
  const other = createSealer(["another key of this test"]);
  expect(() => other.open(sealer.seal("secret", "users"), "users")).toThrow();
  expect(other.blindIndex("a@b.example", "users").equals(sealer.blindIndex("a@b.example", "users"))).toBe(
    false,
  );
});

test("a blind index is the same for the same text, and different in another place", () => {
  expect(sealer.blindIndex("a", "users").equals(sealer.blindIndex("a", "users"))).toBe(true);
  expect(sealer.blindIndex("a", "users").equals(sealer.blindIndex("a", "addresses"))).toBe(false);
});

describe("a key ring", () => {
  const before = createSealer(["the first key there was"]);
  const after = createSealer(["the key of this year", "the first key there was"]);

  test("decrypts values of each of its keys, and encrypts with the first", () => {
    expect(after.open(before.seal("secret", "users"), "users")).toBe("secret");
    const sealed = after.seal("secret", "users");
    expect(createSealer(["the key of this year"]).open(sealed, "users")).toBe("secret");
    expect(() => before.open(sealed, "users")).toThrow("not in PII_KEY");
  });

  test("distinguishes values of the first key from others", () => {
    const isNewest = (sealed: Buffer) =>
      sealed.subarray(0, after.newestPrefix.length).equals(after.newestPrefix);
    expect(isNewest(after.seal("secret", "users"))).toBe(true);
    expect(isNewest(before.seal("secret", "users"))).toBe(false);
  });

  test("finds by the index of each key and writes that of the first", () => {
    expect(after.blindIndexes("a", "users")).toEqual([
      after.blindIndex("a", "users"),
      before.blindIndex("a", "users"),
    ]);
    expect(after.blindIndex("a", "users")).toEqual(
      createSealer(["the key of this year"]).blindIndex("a", "users"),
    );
  });

  test("decrypts and finds values from before keys had ids", () => {
    const derive = (purpose: string) =>
      Buffer.from(hkdfSync("sha256", "the first key there was", "electro-finance", purpose, 32));
    const nonce = Buffer.alloc(12, 7);
    const cipher = createCipheriv("aes-256-gcm", derive("seal"), nonce).setAAD(Buffer.from("users"));
    const text = Buffer.concat([cipher.update(JSON.stringify("secret")), cipher.final()]);
    const sealed = Buffer.concat([Buffer.of(1), nonce, cipher.getAuthTag(), text]);
    expect(after.open(sealed, "users")).toBe("secret");
    expect(() => createSealer(["the key of this year"]).open(sealed, "users")).toThrow();
    const index = createHmac("sha256", derive("blind-index")).update("users\0a").digest();
    expect(after.blindIndexes("a", "users")).toContainEqual(index);
  });
});
