/** Judged queries for home, garden and fitness. */
import type { JudgedKind } from "./judged-kind";

export const HOME: readonly JudgedKind[] = [
  {
    in: "refrigerators",
    named: /Refrigerator/,
    names: "refrigerator, fridge, refridgerator, refrigerador, refrigeradora, nevera, frige",
    having: {
      "french door": /French Door/,
      "side by side": /Side-by-Side/,
      compact: /Compact/,
      "stainless steel": /Stainless/,
      "25 cu ft": /25\.\d Cu/,
      brimstead: /^Brimstead/,
      "ice maker": /Ice/,
    },
  },
  {
    in: "refrigerators",
    named: /Compact/,
    names: "mini fridge, mini refrigerator, compact fridge, dorm fridge",
  },
  {
    in: "washers-dryers",
    named: /Washer/,
    names:
      "washer, washing machine, washers, lavadora, clothes washer, washer machine, front load washer, front loader",
    having: {
      "top load": /Top Load/,
      "front load": /Front Load/,
      "4.3 cu ft": /4\.3/,
      steam: /Steam/,
      white: /White/,
      aquellan: /^Aquellan/,
    },
  },
  { in: "washers-dryers", named: /Top Load/, names: "top loader, top load washing machine" },
  {
    in: "washers-dryers",
    named: /Dryer/,
    names: "dryer, clothes dryer, dryers, drier, secadora",
    having: { gas: /Gas/, electric: /Electric/, "heat pump": /Heat Pump/ },
  },
  { in: "washers-dryers", names: "washer and dryer, washer dryer, washers & dryers" },
  {
    in: "dishwashers",
    names: "dishwasher, dish washer, dishwashers, lavaplatos, dishwaser",
    having: { quiet: /dBA/, "front control": /Front Control/, white: /White/ },
  },
  {
    in: "ovens-ranges",
    named: /Range/,
    names: "range, stove, stoves, estufa, cooking range",
    having: { gas: /Gas Range/, electric: /Electric Range/, griddle: /Griddle/ },
  },
  {
    in: "air-conditioners",
    names:
      "air conditioner, ac, window ac, air conditioners, aire acondicionado, window air conditioner, air condishoner",
    having: { "5000 btu": /5,000 BTU/, "12,000 btu": /12,000 BTU/, portable: /Portable/ },
  },
  {
    in: "vacuums-floor-cleaners",
    names: "vacuum, vacuum cleaner, aspiradora, vaccum, hoover, vacum cleaner",
    having: { robot: /Robot/, bagless: /Bagless/, cordless: /Cordless/ },
  },
  {
    in: "vacuums-floor-cleaners",
    named: /Robot/,
    names: "robot vacuum, robotic vacuum, robot vacuum and mop",
  },
  {
    in: "kitchen-appliances",
    named: /Espresso|Coffee/,
    names: "coffee maker, coffee machine, espresso machine, cafetera, coffeemaker",
    having: { compact: /Compact/ },
  },
  {
    in: "personal-care",
    named: /Toothbrush/,
    names: "toothbrush, electric toothbrush, sonic toothbrush, tooth brush",
    having: { white: /White/ },
  },
  { in: "massage-recovery", names: "massage gun, massager, mini massage gun, percussion massager" },
  {
    in: "treadmills",
    names: "treadmill, treadmills, folding treadmill, tredmill, running machine",
    having: { touchscreen: /Touchscreen/ },
  },
  {
    in: "exercise-bikes",
    names: "exercise bike, exercise bikes, stationary bike, indoor bike, spin bike",
    having: { recumbent: /Recumbent/ },
  },
  {
    in: "rowing-machines",
    names: "rowing machine, rower, rowing machines",
    having: { folding: /Folding/, magnetic: /Magnetic/ },
  },
  {
    in: "electric-scooters",
    names: "electric scooter, e-scooter, escooter, electric scooters, patineta electrica",
    having: { kids: /Kids/, folding: /Folding/ },
  },
  {
    in: "grills",
    names: "grill, bbq grill, grills, barbecue grill",
    having: { charcoal: /Charcoal/, gas: /Gas/, propane: /Propane/ },
  },
  { in: "patio-heaters", names: "patio heater, patio heaters, outdoor heater, propane heater" },
  {
    in: "lawn-mowers",
    names: "lawn mower, lawnmower, mower, lawn mowers",
    having: { cordless: /Cordless/, "21 inch": /21"/, electric: /Electric/ },
  },
  {
    in: "pressure-washers",
    names: "pressure washer, power washer, pressure washers",
    having: { "2100 psi": /2,100 PSI/, electric: /Electric/ },
  },
  {
    in: "generators",
    names: "generator, generators, portable generator, generater",
    having: { "dual fuel": /Dual Fuel/ },
  },
  { in: "generators", named: /Power Station/, names: "power station, portable power station" },
  { in: "power-tools", names: "drill, cordless drill, power tools", having: { "12v": /12V/ } },
];
