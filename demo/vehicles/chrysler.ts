import type { DemoMake } from "./demo-make";

export const RAM: DemoMake = {
  make: "Ram",
  models: [
    [
      "1500",
      "2019-2024",
      "6x139.7 77.8 15-25",
      "suv-cuv",
      {
        Tradesman: "275/65R18 116 18x8",
        "Big Horn": "275/65R18 116 18x8; (275/55R20 113 20x9)",
        Limited: "275/55R20 113 20x9",
        Rebel: "LT275/70R18/E 125/122S 18x8",
      },
    ],
    [
      "1500",
      "2011-2018",
      "5x139.7 77.8 15-25",
      "suv-cuv",
      { "Big Horn": "275/60R20", Laramie: "275/60R20", Sport: "275/60R20" },
    ],
    [
      "2500",
      "2019-2024",
      "8x165.1 121.3",
      "suv-cuv",
      {
        Tradesman: "LT245/70R17/E",
        "Big Horn": "LT275/70R18/E 125/122S 18x8",
        Limited: "LT285/60R20/E 20x8",
      },
    ],
  ],
};

export const JEEP: DemoMake = {
  make: "Jeep",
  models: [
    [
      "Wrangler",
      "2018-2025",
      "5x127 71.5 34-45",
      "suv-cuv",
      {
        Sport: "245/75R17 112 17x7.5",
        Sahara: "255/70R18 113 18x7.5",
        Rubicon: "LT285/70R17/C 116/113Q 17x7.5",
      },
    ],
    [
      "Wrangler",
      "2013-2017",
      "5x127 71.5 34-45",
      "suv-cuv",
      { Sport: "225/75R16 16x7", Sahara: "255/70R18 18x7.5", Rubicon: "LT255/75R17/C 17x7.5" },
    ],
    [
      "Gladiator",
      "2020-2025",
      "5x127 71.5",
      "suv-cuv",
      {
        Sport: "245/75R17 112 17x7.5",
        Overland: "255/70R18 113 18x7.5",
        Rubicon: "LT285/70R17/C 116/113Q 17x7.5",
      },
    ],
    [
      "Grand Cherokee",
      "2014-2021",
      "5x127 71.5",
      "suv-cuv",
      {
        Laredo: "245/70R17 17x8",
        Limited: "265/60R18 110 18x8; (265/50R20 107 20x8)",
        Overland: "265/50R20 107 20x8",
        SRT: "295/45ZR20 20x10",
      },
    ],
    [
      "Grand Cherokee",
      "2011-2013",
      "5x127 71.5",
      "suv-cuv",
      { Limited: "265/60R18 110 18x8", Overland: "265/50R20 107 20x8" },
    ],
    ["Cherokee", "2014-2023", "5x110 65.1", "suv-cuv", { Latitude: "225/60R17 99 17x7" }],
    [
      "Compass",
      "2017-2025",
      "5x110 65.1",
      "suv-cuv",
      { Latitude: "225/60R17 99", Limited: "225/55R18 98 18x7" },
    ],
    [
      "Renegade",
      "2015-2023",
      "5x110 65.1",
      "suv-cuv",
      { Sport: "215/65R16 98 16x6.5", Limited: "225/55R18 98 18x7" },
    ],
  ],
};

export const CHRYSLER: DemoMake = {
  make: "Chrysler",
  models: [
    [
      "Pacifica",
      "2017-2025",
      "5x127 71.5",
      "car-van",
      { "Touring L": "235/65R17 17x7", Limited: "235/60R18 18x7.5; (245/50R20 20x7.5)" },
    ],
    ["300", "2015-2023", "5x115 71.5", "car-van", { "300S": "245/45R20 20x8" }],
  ],
};

export const DODGE: DemoMake = {
  make: "Dodge",
  models: [
    [
      "Grand Caravan",
      "2013-2020",
      "5x127 71.5",
      "car-van",
      { SE: "225/65R17 17x6.5", SXT: "225/65R17 17x6.5" },
    ],
    [
      "Charger",
      "2019-2023",
      "5x115 71.5 18-25",
      "car-van",
      {
        SXT: "235/55R18 100 18x7.5",
        "R/T": "245/45R20 20x8",
        "Scat Pack": "245/45ZR20 20x9",
      },
    ],
    ["Charger", "2015-2018", "5x115 71.5 18-25", "car-van", { "R/T": "235/55R18 18x7.5; (245/45R20 20x8)" }],
    ["Charger", "2020-2023", "5x115 71.5 18-25", "car-van", { "Scat Pack Widebody": "305/35ZR20 20x11" }],
    [
      "Challenger",
      "2019-2023",
      "5x115 71.5",
      "sports-car",
      { SXT: "235/55R18 100 18x7.5", "R/T": "245/45R20 20x8", "Scat Pack Widebody": "305/35ZR20 20x11" },
    ],
    ["Challenger", "2015-2018", "5x115 71.5", "sports-car", { SXT: "235/55R18 18x7.5" }],
    [
      "Durango",
      "2011-2024",
      "5x127 71.5",
      "suv-cuv",
      { SXT: "265/60R18 110 18x8", "R/T": "265/50R20 107 20x8" },
    ],
    ["Durango", "2018-2024", "5x127 71.5", "suv-cuv", { SRT: "295/45ZR20 20x10" }],
    ["Journey", "2011-2020", "5x127 71.5", "suv-cuv", { SXT: "225/65R17 17x6.5" }],
  ],
};
