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

test("one password has one spelling, whichever keyboard typed it", async () => {
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

test("a hash made before passwords had one spelling is right for what was typed then", async () => {
  const typed = "Café-Zürich-7".normalize("NFD");
  const earlier = await hash(typed, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(await createPasswordHasher().isRight(typed, earlier)).toBe(true);
});

test("no password is right for an account without one", async () => {
  expect(await createPasswordHasher().isRight("", null)).toBe(false);
});

test("a line too long is turned away at once, and everybody in it is served", async () => {
  const hasher = createPasswordHasher(1);
  const tries = Array.from({ length: 110 }, () => hasher.hash("Correct-Horse-7"));
  const outcomes = await Promise.allSettled(tries);
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === "rejected" ? [outcome.reason as unknown] : [],
  );

  expect(refused).toHaveLength(9);
  expect(refused.every((reason) => reason instanceof TooManyRequests)).toBe(true);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(101);
});

test("after a burst the line is empty again", async () => {
  const hasher = createPasswordHasher(1);
  await Promise.all(Array.from({ length: 5 }, () => hasher.hash("Correct-Horse-7")));

  expect(await hasher.hash("Correct-Horse-7")).toMatch(/^\$argon2id/);
});
