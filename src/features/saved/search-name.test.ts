/** Names of saved searches for vehicles (CATALOGUE-12). */
import { freeName, vehicleSearchName } from "./search-name";

const CAMRY = "/finder/?year=2019&make=toyota&model=camry&trim=le";
const known = {
  key: { year: 2019, make: "toyota", model: "camry", trim: "le" },
  name: "2019 Toyota Camry LE",
};

test.each([
  [CAMRY, known, "2019 Toyota Camry LE"],
  [`${CAMRY}&for=wheels`, known, "2019 Toyota Camry LE wheels"],
  // Not the vehicle stored in this browser.
  ["/finder/?year=2020&make=bmw&model=x5&trim=all-trims", known, "2020 BMW X5"],
  ["/finder/?year=2021&make=jeep&model=grand-cherokee&trim=laredo", null, "2021 Jeep Grand Cherokee Laredo"],
  ["/finder/?year=2020&make=toyota&model=tacoma&trim=trd-off-road", null, "2020 Toyota Tacoma TRD Off Road"],
  ["/tires/225-65r17/", known, null],
  ["/search/?q=camry", known, null],
])("%s", (address, stored, name) => expect(vehicleSearchName(address, stored)).toBe(name));

test("the name replaces no other search, and a search saved again keeps its own", () => {
  const saved = [
    { name: "2019 Toyota Camry LE", address: "/search/?q=camry" },
    { name: "Mine", address: "/search/?q=mine" },
  ];
  expect(freeName("2019 Toyota Camry LE", CAMRY, saved)).toBe("2019 Toyota Camry LE (2)");
  expect(freeName("2019 Toyota Camry LE", CAMRY, [])).toBe("2019 Toyota Camry LE");
  expect(freeName("Anything", "/search/?q=mine", saved)).toBe("Mine");
});
