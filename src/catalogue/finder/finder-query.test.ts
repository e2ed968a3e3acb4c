import fc from "fast-check";
import { finderUrl, parseFinderQuery, vehicleOf } from "./finder-query";

const read = (search: string) => parseFinderQuery(new URLSearchParams(search));

test("choices are read up to the first missing one: later ones mean nothing without it", () => {
  expect(read("year=2019&make=toyota&model=camry&trim=le")).toEqual({
    way: "vehicle",
    chosen: { year: 2019, make: "toyota", model: "camry", trim: "le" },
  });
  expect(read("year=2019&model=camry&trim=le").chosen).toEqual({ year: 2019 });
  expect(read("make=toyota").chosen).toEqual({});
  expect(read("width=31X&ratio=10.50")).toEqual({ way: "size", chosen: { width: "31x", ratio: "10.50" } });
});

test.each([
  ["year=19", {}],
  ["year=2019&make=../../etc", { year: 2019 }],
  ["year=2019&make=<script>", { year: 2019 }],
  [`year=2019&make=${"a".repeat(61)}`, { year: 2019 }],
  ["year=20190", {}],
  ["width=drop table", {}],
])("invalid input is ignored: %s", (search, chosen) => {
  expect(read(search).chosen).toEqual(chosen);
});

test("every address is readable, and equal choices have equal addresses", () => {
  const part = fc.oneof(fc.string(), fc.constantFrom("2019", "toyota", "f-150", "225", "65", "-"));
  const params = fc.dictionary(fc.constantFrom("year", "make", "model", "trim", "width", "ratio"), part);
  fc.assert(
    fc.property(params, (input) => {
      const query = parseFinderQuery(new URLSearchParams(input));
      expect(read(finderUrl(query).split("?")[1] ?? "")).toEqual(query);
    }),
  );
});

test("a vehicle is selected when its trim is", () => {
  expect(vehicleOf(read("year=2019&make=toyota&model=camry"))).toBeNull();
  expect(vehicleOf(read("year=2019&make=toyota&model=camry&trim=le"))).toEqual({
    year: 2019,
    make: "toyota",
    model: "camry",
    trim: "le",
  });
});
