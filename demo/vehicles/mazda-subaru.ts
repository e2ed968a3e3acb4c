import type { DemoMake } from "./demo-make";

export const MAZDA: DemoMake = {
  make: "Mazda",
  models: [
    ["Mazda3", "2021-2025", "5x114.3 67.1 45-52", "car-van", { "2.5 S": "205/60R16 92 16x6.5" }],
    ["Mazda3", "2019-2025", "5x114.3 67.1 45-52", "car-van", { Premium: "215/45R18 89 18x7" }],
    [
      "Mazda3",
      "2014-2018",
      "5x114.3 67.1 45-52",
      "car-van",
      { Sport: "205/60R16 92 16x6.5", "Grand Touring": "215/45R18 89 18x7" },
    ],
    [
      "Mazda6",
      "2014-2021",
      "5x114.3 67.1",
      "car-van",
      { Sport: "225/55R17 97 17x7.5", "Grand Touring": "225/45R19 92 19x7.5" },
    ],
    ["CX-30", "2021-2025", "5x114.3 67.1", "suv-cuv", { "2.5 S": "215/65R16 98 16x6.5" }],
    ["CX-30", "2020-2025", "5x114.3 67.1", "suv-cuv", { Premium: "215/55R18 95 18x7" }],
    [
      "CX-5",
      "2017-2021",
      "5x114.3 67.1 45-50",
      "suv-cuv",
      { Sport: "225/65R17 102 17x7", Touring: "225/65R17 102 17x7", "Grand Touring": "225/55R19 99 19x7" },
    ],
    ["CX-50", "2023-2025", "5x114.3 67.1", "suv-cuv", { "2.5 S": "225/65R17 102" }],
    [
      "CX-9",
      "2016-2023",
      "5x114.3 67.1",
      "suv-cuv",
      { Touring: "255/60R18 107H", "Grand Touring": "255/50R20" },
    ],
    [
      "MX-5 Miata",
      "2016-2025",
      "4x100 54.1",
      "sports-car",
      { Sport: "195/50R16 84V 16x6.5", Club: "205/45R17 84W 17x7" },
    ],
  ],
};

export const SUBARU: DemoMake = {
  make: "Subaru",
  models: [
    [
      "Outback",
      "2015-2024",
      "5x114.3 56.1 48-55",
      "suv-cuv",
      { Premium: "225/65R17 102H 17x7", Limited: "225/60R18 100H 18x7", Touring: "225/60R18 100H 18x7" },
    ],
    [
      "Forester",
      "2019-2024",
      "5x114.3 56.1 48-55",
      "suv-cuv",
      {
        Base: "225/60R17 99H 17x7",
        Premium: "225/60R17 99H 17x7",
        Sport: "225/55R18 98H 18x7",
        Limited: "225/55R18 98H 18x7",
      },
    ],
    [
      "Crosstrek",
      "2018-2023",
      "5x100 56.1 48-55",
      "suv-cuv",
      { Premium: "225/60R17 99H 17x7", Limited: "225/55R18 98 18x7" },
    ],
    [
      "Impreza",
      "2017-2023",
      "5x100 56.1",
      "car-van",
      { Base: "205/55R16 91", Limited: "205/50R17 89 17x7", Sport: "225/40R18 88 18x7.5" },
    ],
    [
      "Legacy",
      "2015-2024",
      "5x114.3 56.1",
      "car-van",
      { Premium: "225/55R17 97", Limited: "225/50R18 95 18x7.5" },
    ],
    [
      "Ascent",
      "2019-2025",
      "5x114.3 56.1",
      "suv-cuv",
      { Premium: "245/60R18 105 18x7.5", Limited: "245/50R20 102 20x7.5" },
    ],
    ["WRX", "2015-2021", "5x114.3 56.1", "sports-car", { Base: "235/45R17 17x8" }],
    ["BRZ", "2013-2020", "5x100 56.1", "sports-car", { Limited: "215/45R17 17x7" }],
    [
      "BRZ",
      "2022-2025",
      "5x100 56.1",
      "sports-car",
      { Premium: "215/45R17 17x7.5", Limited: "215/40R18 18x7.5" },
    ],
  ],
};

export const MITSUBISHI: DemoMake = {
  make: "Mitsubishi",
  models: [
    [
      "Outlander",
      "2014-2020",
      "5x114.3 67.1",
      "suv-cuv",
      { SE: "225/55R18 98 18x7", SEL: "225/55R18 98 18x7" },
    ],
  ],
};
