import { editDistance, letterSignature, mayBeClose, toleratedErrors } from "./typos";

describe("typos", () => {
  test.each([
    ["washer", "washer", 0],
    ["wahser", "washer", 1],
    ["waser", "washer", 1],
    ["washeer", "washer", 1],
    ["wosher", "washer", 1],
    ["televison", "television", 1],
    ["refridgerater", "refrigerator", 2],
    ["", "tv", 2],
  ])("the distance of %s from %s: %d", (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });

  test("none is tolerated in short words, one up to seven letters, two in longer ones", () => {
    expect([4, 5, 7, 8, 20].map(toleratedErrors)).toEqual([0, 1, 1, 2, 2]);
  });

  test("the letter signature never rules out a word that is close enough", () => {
    const letters = "abcdefghij";
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 2_000; round += 1) {
      const word = Array.from({ length: 4 + random(8) }, () => letters[random(10)]).join("");
      const at = random(word.length);
      const typed = [
        word.slice(0, at) + word.slice(at + 1),
        word.slice(0, at) + letters[random(10)] + word.slice(at),
        word.slice(0, at) + letters[random(10)] + word.slice(at + 1),
      ][random(3)]!;
      expect(mayBeClose(letterSignature(word), letterSignature(typed), 1)).toBe(true);
    }
  });
});
