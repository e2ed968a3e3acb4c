import { passesLuhn, readCardEntry } from "./card-entry";

const NOW = new Date("2026-11-30T23:59:59Z");
const GOOD = { number: "4111 1111 1111 1111", expirationDate: "11/26", cvv: "123" };

function fieldOf(change: object): string | null {
  const entry = readCardEntry({ ...GOOD, ...change }, NOW);
  return "problem" in entry ? entry.problem.field : null;
}

describe("readCardEntry", () => {
  it("accepts a card to the last second of its month", () => {
    expect(readCardEntry(GOOD, NOW)).toEqual({ value: { number: "4111111111111111" } });
    expect(fieldOf({ expirationDate: "10/26" })).toBe("expirationDate");
  });

  it.each([["12/2039"], ["1/30"], [" 01 / 30 "]])("reads %j as a date", (expirationDate) => {
    expect(fieldOf({ expirationDate })).toBeNull();
  });

  it.each([["13/30"], ["00/30"], ["1130"], [""], [null]])("rejects %j as a date", (expirationDate) => {
    expect(fieldOf({ expirationDate })).toBe("expirationDate");
  });

  it("requires four digits for American Express and three for other cards", () => {
    expect(fieldOf({ number: "378282246310005", cvv: "1234" })).toBeNull();
    expect(fieldOf({ number: "378282246310005", cvv: "123" })).toBe("cvv");
    expect(fieldOf({ cvv: "1234" })).toBe("cvv");
  });

  it.each([["4111111111111112"], ["411111"], ["abcd"], [4111], [undefined]])(
    "rejects the number %j",
    (number) => {
      expect(fieldOf({ number })).toBe("number");
    },
  );

  it("survives an invalid body", () => {
    expect(readCardEntry(null, NOW)).toMatchObject({ problem: { field: "number" } });
  });
});

it("accepts the numbers of the documented test cards", () => {
  const documented = ["4012888888881881", "5555555555554444", "4000000000002925", "6011000000002117"];

  expect(documented.every(passesLuhn)).toBe(true);
});
