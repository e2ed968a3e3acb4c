import { hash } from "@node-rs/argon2";
import { createPasswordHasher } from "./password-hasher.service";
import { TooManyRequests } from "../errors";

test("hashes are argon2id with 19 MiB and two passes, and never the same twice", async () => {
  const hasher = createPasswordHasher();
  const [first, second] = await Promise.all([hasher.hash("Correct-Horse-7"), hasher.hash("Correct-Horse-7")]);

  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(await hasher.isRight("Correct-Horse-7", first)).toBe(true);
  expect(await hasher.isRight("correct-horse-7", first)).toBe(false);
});

test("a password is normalized, so every keyboard gives the same hash", async () => {
  const hasher = createPasswordHasher();
  const typed = "Café-Zürich-7";
  const [composed, parts] = [
    await hasher.hash(typed.normalize("NFC")),
    await hasher.hash(typed.normalize("NFD")),
  ];
  expect(await hasher.isRight(typed.normalize("NFD"), composed)).toBe(true);
  expect(await hasher.isRight(typed.normalize("NFC"), parts)).toBe(true);
  expect(await hasher.isRight("Cafe-Zurich-7", composed)).toBe(false);
});

test("a legacy hash from before normalization still verifies the original input", async () => {
  const typed = "Café-Zürich-7".normalize("NFD");
  const storedHash = await hash(typed, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(await createPasswordHasher().isRight(typed, storedHash)).toBe(true);
});

test("no password verifies for an account without one", async () => {
  expect(await createPasswordHasher().isRight("", null)).toBe(false);
});

test("an overlong queue rejects new requests at once, and serves everyone in it", async () => {
  const hasher = createPasswordHasher(1);
  const hashes = Array.from({ length: 110 }, () => hasher.hash("Correct-Horse-7"));
  const outcomes = await Promise.allSettled(hashes);
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === "rejected" ? [outcome.reason as unknown] : [],
  );

  expect(refused).toHaveLength(9);
  expect(refused.every((reason) => reason instanceof TooManyRequests)).toBe(true);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(101);
});

test("after a burst the queue is empty again", async () => {
  const hasher = createPasswordHasher(1);
  await Promise.all(Array.from({ length: 5 }, () => hasher.hash("Correct-Horse-7")));

  expect(await hasher.hash("Correct-Horse-7")).toMatch(/^\$argon2id/);
});
