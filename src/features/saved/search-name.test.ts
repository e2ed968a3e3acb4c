/** Names of saved searches for vehicles (CATALOGUE-12). */
import { freeName, isVehicleSearch, vehicleSearchName } from "./search-name";

const CAMRY = "/finder/?year=2019&make=toyota&model=camry&trim=le";
test.each([
  [CAMRY, "2019 Toyota Camry LE", "2019 Toyota Camry LE"],
  [`${CAMRY}&for=wheels`, "2019 Toyota Camry LE", "2019 Toyota Camry LE wheels"],
  ["/finder/?year=2019&make=honda&model=cr-v&trim=ex-l", "2019 Honda CR-V EX-L", "2019 Honda CR-V EX-L"],
  // The vehicle could not be loaded.
  ["/finder/?year=2020&make=bmw&model=x5&trim=all-trims", null, "2020 BMW X5"],
  ["/finder/?year=2021&make=jeep&model=grand-cherokee&trim=laredo", null, "2021 Jeep Grand Cherokee Laredo"],
  ["/finder/?year=2020&make=toyota&model=tacoma&trim=trd-off-road", null, "2020 Toyota Tacoma TRD Off Road"],
])("%s", (address, vehicle, name) => expect(vehicleSearchName(address, vehicle)).toBe(name));

test.each(["/tires/225-65r17/", "/search/?q=camry"])("%s is no vehicle search", (address) =>
  expect(isVehicleSearch(address)).toBe(false),
);

test("the name replaces no other search, and a search saved again keeps its own", () => {
  const saved = [
    { name: "2019 Toyota Camry LE", address: "/search/?q=camry" },
    { name: "Mine", address: "/search/?q=mine" },
  ];
  expect(freeName("2019 Toyota Camry LE", CAMRY, saved)).toBe("2019 Toyota Camry LE (2)");
  expect(freeName("2019 Toyota Camry LE", CAMRY, [])).toBe("2019 Toyota Camry LE");
  expect(freeName("Anything", "/search/?q=mine", saved)).toBe("Mine");
});
