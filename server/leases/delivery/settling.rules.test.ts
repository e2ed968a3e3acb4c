import { leaseWithout } from "./settling.rules";

const LINES = [
  { id: "a", priceCents: 300, quantity: 2, status: "DELIVERED" },
  { id: "b", priceCents: 100, quantity: 1, status: "SHIPPED" },
  { id: "c", priceCents: 50, quantity: 1, status: "CANCELLED" },
] as const;

const ARRIVED = { delivered: ["a"] };

describe("a lease without some of its items", () => {
  test("is reduced by their prices", () => {
    expect(leaseWithout({ ...ARRIVED, state: "FUNDED", cents: 760 }, LINES, ["a"])).toEqual({
      state: "FUNDED",
      cents: 160,
    });
    expect(leaseWithout({ delivered: [], state: "SIGNED", cents: 760 }, LINES, ["b"])).toEqual({
      state: "SIGNED",
      cents: 660,
    });
  });

  test("ends with the last of them, whatever tax and shipping remain in it", () => {
    expect(leaseWithout({ ...ARRIVED, state: "FUNDED", cents: 760 }, LINES, ["a", "b"])).toEqual({
      state: "RETURNED",
      cents: 760,
    });
    expect(leaseWithout({ delivered: [], state: "SIGNED", cents: 760 }, LINES, ["a", "b"])).toEqual({
      state: "RELEASED",
      cents: 760,
    });
  });

  test("is returned when any item had arrived, even before the lessor knew", () => {
    expect(leaseWithout({ ...ARRIVED, state: "SIGNED", cents: 760 }, LINES, ["a", "b"])).toEqual({
      state: "RETURNED",
      cents: 760,
    });
  });

  test("ends when the rest was paid another way", () => {
    expect(leaseWithout({ ...ARRIVED, state: "DELIVERED", cents: 500 }, LINES, ["a"])).toEqual({
      state: "RETURNED",
      cents: 500,
    });
  });
});
