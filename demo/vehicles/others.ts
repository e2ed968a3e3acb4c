import type { DemoMake } from "./demo-make";

export const TESLA: DemoMake = {
  make: "Tesla",
  models: [
    [
      "Model 3",
      "2018-2023",
      "5x114.3 64.1 34-40",
      "luxury-car",
      {
        "Long Range": "235/45R18 98 18x8.5 ET40; (235/40R19 96 19x8.5 ET40)",
        Performance: "235/35R20 92",
      },
    ],
    [
      "Model Y",
      "2020-2024",
      "5x114.3 64.1",
      "suv-cuv",
      {
        "Long Range": "255/45R19 104 19x9.5 ET45; (255/40R20 101 20x9.5 ET45)",
        Performance: "255/35R21 98 21x9.5 ET40 + 275/35R21 103 21x10.5 ET48",
      },
    ],
    [
      "Model S",
      "2012-2020",
      "5x120 64.1",
      "luxury-car",
      { "": "245/45R19 19x8 ET40; (245/35R21 21x8.5 ET40 + 265/35R21 21x9 ET40)" },
    ],
    [
      "Model X",
      "2016-2020",
      "5x120 64.1",
      "suv-cuv",
      { "": "255/45R20 20x9 + 275/45R20 20x9.5; (265/35R22 22x9 + 285/35R22 22x10)" },
    ],
  ],
};

export const FREIGHTLINER: DemoMake = {
  make: "Freightliner",
  models: [["M2 106", "2003-2024", "10x285.75 220", "medium-truck", { "": "11R22.5/G 144/142 22.5x8.25" }]],
};
