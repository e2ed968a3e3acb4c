import { createSealer } from "./sealed";

const sealer = createSealer("a key for this test");

test("what was sealed opens to the same value and is not readable in between", () => {
  const sealed = sealer.seal({ phone: "5125550142" }, "users");
  expect(sealed.toString("latin1")).not.toContain("5125550142");
  expect(sealer.open(sealed, "users")).toEqual({ phone: "5125550142" });
});

test("the same value is sealed to other bytes each time", () => {
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
])("what was %s does not open", (_what, change, context) => {
  expect(() => sealer.open(change(sealer.seal("secret", "users")), context)).toThrow();
});

test("another key opens nothing and finds nothing", () => {
  const other = createSealer("another key of this test");
  expect(() => other.open(sealer.seal("secret", "users"), "users")).toThrow();
  expect(other.blindIndex("a@b.example", "users").equals(sealer.blindIndex("a@b.example", "users"))).toBe(
    false,
  );
});

test("a blind index is the same for the same text, and another in another place", () => {
  expect(sealer.blindIndex("a", "users").equals(sealer.blindIndex("a", "users"))).toBe(true);
  expect(sealer.blindIndex("a", "users").equals(sealer.blindIndex("a", "addresses"))).toBe(false);
});
