import { KnownRates } from "./known-rates.model";
import { RateUnavailable } from "./local-rates.port";

const RATE = { rate: 825_000, isShippingTaxed: true };
const AUSTIN = { state: "TX", postalCode: "78701" };
const MINUTE = 60_000;
const DAY = 86_400_000;

/** Rates with a fake clock; `answer` is the provider's next response. */
function openRates(maxPlaces = 100) {
  const fake = { now: 0, requested: [] as string[], warnings: [] as string[] };
  const provider = { answer: async () => RATE };
  const known = new KnownRates({
    rates: {
      findRate: ({ postalCode }) => {
        fake.requested.push(postalCode);
        return provider.answer();
      },
    },
    onUnavailable: (why) => fake.warnings.push(why),
    now: () => fake.now,
    maxPlaces,
  });
  return { fake, provider, known };
}

test("a rate is requested again after a day, and once by concurrent quotes", async () => {
  const { fake, known } = openRates();
  const both = await Promise.all([known.find(AUSTIN), known.find(AUSTIN)]);
  fake.now = DAY - 1;
  expect([...both, await known.find(AUSTIN)]).toEqual([RATE, RATE, RATE]);
  expect(fake.requested).toHaveLength(1);
  fake.now = DAY;
  await known.find(AUSTIN);
  expect(fake.requested).toHaveLength(2);
});

test("a place without a response is retried after a minute, and each failure is reported once", async () => {
  const { fake, provider, known } = openRates();
  provider.answer = async () => {
    throw new RateUnavailable("No connection");
  };
  expect([await known.find(AUSTIN), await known.find(AUSTIN)]).toEqual([null, null]);
  expect(fake.warnings).toEqual(["No connection"]);
  provider.answer = async () => RATE;
  fake.now = MINUTE - 1;
  expect(await known.find(AUSTIN)).toBeNull();
  fake.now = MINUTE;
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
  const { fake, known } = openRates(2);
  for (const postalCode of ["78701", "78702", "78703"]) await known.find({ state: "TX", postalCode });
  await known.find({ state: "TX", postalCode: "78703" });
  expect(fake.requested).toHaveLength(3);
  await known.find(AUSTIN);
  await known.find({ state: "OK", postalCode: "78701" });
  expect(fake.requested).toHaveLength(5);
});
