import { KnownRates } from "./known-rates.model";
import { RateUnavailable } from "./local-rates.port";

const RATE = { rate: 825_000, isShippingTaxed: true };
const AUSTIN = { state: "TX", postalCode: "78701" };
const MINUTE = 60_000;
const DAY = 86_400_000;

/** Rates with a fake clock; `answer` is the provider's next response. */
function openRates(maxPlaces = 100) {
  const seen = { now: 0, asked: [] as string[], warnings: [] as string[] };
  const provider = { answer: async () => RATE };
  const known = new KnownRates({
    rates: {
      findRate: ({ postalCode }) => {
        seen.asked.push(postalCode);
        return provider.answer();
      },
    },
    onUnavailable: (why) => seen.warnings.push(why),
    now: () => seen.now,
    maxPlaces,
  });
  return { seen, provider, known };
}

test("a rate is requested again after a day, and once by concurrent quotes", async () => {
  const { seen, known } = openRates();
  const both = await Promise.all([known.find(AUSTIN), known.find(AUSTIN)]);
  seen.now = DAY - 1;
  expect([...both, await known.find(AUSTIN)]).toEqual([RATE, RATE, RATE]);
  expect(seen.asked).toHaveLength(1);
  seen.now = DAY;
  await known.find(AUSTIN);
  expect(seen.asked).toHaveLength(2);
});

test("a place without a response is retried after a minute, and each failure is reported once", async () => {
  const { seen, provider, known } = openRates();
  provider.answer = async () => {
    throw new RateUnavailable("No connection");
  };
  expect([await known.find(AUSTIN), await known.find(AUSTIN)]).toEqual([null, null]);
  expect(seen.warnings).toEqual(["No connection"]);
  provider.answer = async () => RATE;
  seen.now = MINUTE - 1;
  expect(await known.find(AUSTIN)).toBeNull();
  seen.now = MINUTE;
  expect(await known.find(AUSTIN)).toEqual(RATE);
});

test("an internal error is not cached", async () => {
  const { provider, known } = openRates();
  provider.answer = async () => {
    throw new TypeError("A fault");
  };
  await expect(known.find(AUSTIN)).rejects.toThrow("A fault");
  provider.answer = async () => RATE;
  expect(await known.find(AUSTIN)).toEqual(RATE);
});

test("the oldest place is evicted first, and a state is part of a place", async () => {
  const { seen, known } = openRates(2);
  for (const postalCode of ["78701", "78702", "78703"]) await known.find({ state: "TX", postalCode });
  await known.find({ state: "TX", postalCode: "78703" });
  expect(seen.asked).toHaveLength(3);
  await known.find(AUSTIN);
  await known.find({ state: "OK", postalCode: "78701" });
  expect(seen.asked).toHaveLength(5);
});
