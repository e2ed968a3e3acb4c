import type { DemoMake } from "./demo-make";

export const VOLKSWAGEN: DemoMake = {
  make: "Volkswagen",
  models: [
    ["Jetta", "2019-2021", "5x112 57.1 45-51", "car-van", { S: "205/60R16 92", SE: "205/60R16 92" }],
    ["Jetta", "2022-2025", "5x112 57.1 45-51", "car-van", { S: "205/60R16 92" }],
    ["Jetta", "2019-2021", "5x112 57.1 45-51", "car-van", { "R-Line": "205/55R17" }],
    [
      "Jetta",
      "2011-2018",
      "5x112 57.1 45-51",
      "car-van",
      { S: "195/65R15 91 15x6", SE: "205/55R16 91 16x6.5" },
    ],
    ["Passat", "2012-2019", "5x112 57.1", "car-van", { SE: "215/55R17", SEL: "235/45R18" }],
    ["Golf GTI", "2015-2021", "5x112 57.1", "sports-car", { S: "225/40R18 18x7.5" }],
    [
      "Tiguan",
      "2018-2024",
      "5x112 57.1",
      "suv-cuv",
      { S: "215/65R17 17x7", SE: "215/65R17 17x7", SEL: "235/55R18 18x7" },
    ],
    [
      "Atlas",
      "2018-2023",
      "5x112 57.1",
      "suv-cuv",
      { S: "245/60R18 105 18x8", SE: "245/60R18 105 18x8", "SEL Premium": "255/50R20" },
    ],
    [
      "ID.4",
      "2021-2025",
      "5x112 57.1",
      "suv-cuv",
      { Pro: "235/55R19 19x8 + 255/50R19 19x9", "Pro S": "235/50R20 20x8 + 255/45R20 20x9" },
    ],
  ],
};

export const BMW: DemoMake = {
  make: "BMW",
  models: [
    [
      "3 Series",
      "2019-2025",
      "5x112 66.6 30-40",
      "luxury-car",
      {
        "330i": "225/45R18 95 18x7.5 ET25; (225/40R19 93 19x8 ET27 + 255/35R19 96 19x8.5 ET40)",
        M340i: "225/40R19 93 19x8 ET27 + 255/35R19 96 19x8.5 ET40",
      },
    ],
    [
      "3 Series",
      "2012-2018",
      "5x120 72.6 30-40",
      "luxury-car",
      { "320i": "225/50R17 94 17x7.5 ET37; (225/45R18 18x8 ET34 + 255/40R18 18x8.5 ET47)" },
    ],
    [
      "5 Series",
      "2017-2023",
      "5x112 66.6",
      "luxury-car",
      { "530i": "245/45R18 18x8 ET30; (245/40R19 98 19x8 + 275/35R19 100 19x9)" },
    ],
    [
      "X5",
      "2019-2023",
      "5x112 66.6",
      "suv-cuv",
      { xDrive40i: "265/50R19 110 19x9; (275/45R20 20x9 + 305/40R20 112 20x10.5)" },
    ],
  ],
};

export const MERCEDES_BENZ: DemoMake = {
  make: "Mercedes-Benz",
  models: [
    [
      "C-Class",
      "2015-2021",
      "5x112 66.6",
      "luxury-car",
      { "C 300": "225/50R17 94 17x7; (225/45R18 18x7.5 ET44 + 245/40R18 18x8.5 ET49)" },
    ],
    [
      "E-Class",
      "2017-2023",
      "5x112 66.6",
      "luxury-car",
      { "": "245/45R18 18x8; (245/40R19 98 19x8 + 275/35R19 100 19x9)" },
    ],
    ["GLC-Class", "2016-2022", "5x112 66.6", "suv-cuv", { "GLC 300": "235/60R18 103 18x8; (235/55R19 101)" }],
    ["Sprinter 2500", "2007-2024", "6x130 84.1", "car-van", { "": "LT245/75R16/E 120/116 16x6.5" }],
  ],
};

export const AUDI: DemoMake = {
  make: "Audi",
  models: [
    ["A4", "2017-2024", "5x112 66.5 35-45", "luxury-car", { "": "225/50R17 94; 245/40R18" }],
    ["Q5", "2018-2024", "5x112 66.5", "suv-cuv", { "": "235/60R18 103; 235/55R19 101 19x8" }],
  ],
};

export const PORSCHE: DemoMake = {
  make: "Porsche",
  models: [
    ["911", "2012-2016", "5x130 71.6", "sports-car", { Carrera: "235/40ZR19 19x8.5 + 285/35ZR19 19x11" }],
    ["Macan", "2015-2023", "5x112 66.5", "suv-cuv", { "": "235/60R18 18x8 + 255/55R18 18x9" }],
  ],
};

export const VOLVO: DemoMake = {
  make: "Volvo",
  models: [
    ["XC60", "2018-2021", "5x108 63.4", "suv-cuv", { Momentum: "235/60R18", "R-Design": "235/55R19" }],
    [
      "XC90",
      "2016-2021",
      "5x108 63.4",
      "suv-cuv",
      { "R-Design": "275/45R20 20x9", Inscription: "275/45R20 20x9" },
    ],
  ],
};
