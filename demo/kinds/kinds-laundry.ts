/** Home Appliances: washers and dryers. */
import type { KindText } from "../demo-kind";

export const LAUNDRY_KINDS: readonly KindText[] = [
  {
    leaf: "washers-dryers",
    count: 12,
    brands: "brimstead kelmora aquellan",
    series: "SteadyWash Serenade ClearSpin",
    name: `{model} {capacity} Cu. Ft. High-Efficiency Front Load Washer {steam}`,
    tiers: `
      price | capacity | steam                | cycles | spin  | noise | smart | energy | extra
      699   | 4.3      | -                    | 8      | 1,200 | 54    | -     | 95     | a 15-minute cycle for the shirt you need tonight
      849   | 4.5      | with Steam           | 10     | 1,300 | 52    | Yes   | 90     | steam that loosens grass and coffee before the wash begins
      999   | 5.0      | with Steam           | 12     | 1,300 | 50    | Yes   | 88     | a drum that takes a king-size comforter
      1299  | 5.2      | with Steam and Auto Dosing | 14 | 1,400 | 48   | Yes   | 85     | a tank that doses detergent for forty loads`,
    colors: "White@1, Graphite Steel@2, Sage@3",
    details: `
      Product Type: Front load washer
      Capacity: {capacity} cubic feet
      Wash Cycles: {cycles}
      Maximum Spin Speed: {spin} revolutions per minute
      Noise Level: {noise} decibels
      Smart Capable: {smart}, Wi-Fi
      Energy Use: {energy} kilowatt hours per year
      ENERGY STAR Certified: Yes
      Stackable: Yes
      Height: 38.7 inches
      Width: 27 inches
      Depth: 31.4 inches
      Product Weight: 201 pounds`,
    features: `
      {capacity} cu. ft. drum: A week's towels in one load.
      {cycles} wash cycles: It has {extra}.
      {spin} rpm spin: Clothes come out damp, not wet, so they dry faster.
      {noise} decibels: Quiet enough for a closet next to the bedroom.
      Vent door: Airflow between washes keeps the drum smelling fresh.`,
    included: "Washer, Fill hose adapter, Drain hose, Transport bolts wrench, Owner's manual",
    pitch: `
      A {capacity} cu. ft. front load washer with {cycles} cycles and {extra}.
      Washes a full family load quietly, with {extra}.`,
    story: `
      The {model} has {extra}. // What people like about the {model}: {extra}.
      Its {capacity}-cubic-foot stainless drum spins at up to {spin} revolutions per minute, which shortens drying.
      It uses about {energy} kilowatt hours a year and runs at {noise} decibels.
      Set it side by side with its dryer, or stack the two in a closet.`,
    bulky: true,
  },
  {
    leaf: "washers-dryers",
    drawing: "top-loaders",
    count: 12,
    brands: "aquellan brimstead",
    series: "TopTide HomeWash",
    name: `{model} {capacity} Cu. Ft. Top Load Washer with {inside}`,
    tiers: `
      price | capacity | inside     | cycles | spin | noise | energy | height
      499   | 3.8      | Agitator   | 8      | 700  | 60    | 156    | 42.5
      599   | 4.2      | Agitator   | 10     | 750  | 58    | 148    | 43.1
      749   | 4.7      | Impeller   | 12     | 850  | 57    | 132    | 43.8
      899   | 5.3      | Impeller   | 12     | 900  | 55    | 126    | 44.6`,
    colors: "White@1, Slate@2, Silver@3",
    details: `
      Product Type: Top load washer
      Capacity: {capacity} cubic feet
      Wash Action: {inside}
      Wash Cycles: {cycles}
      Maximum Spin Speed: {spin} revolutions per minute
      Noise Level: {noise} decibels
      Energy Use: {energy} kilowatt hours per year
      Lid: Soft-close glass
      Height: {height} inches
      Width: 27.5 inches
      Depth: 27.9 inches`,
    features: `
      {capacity} cu. ft. tub: Holds about twenty bath towels.
      {inside} wash: Moves the load gently and rinses it well.
      Deep fill option: Add extra water for bulky or heavily soiled loads.
      Soft-close glass lid: Closes quietly and lets you watch the wash.`,
    included: "Washer, Drain hose, Drain hose clip, Owner's manual",
    pitch: `
      A {capacity} cu. ft. top load washer with an uncomplicated {~inside} wash.
      Simple controls, {cycles} cycles and room for a big load.`,
    story: `
      No bending: the {model} loads from the top.
      Its {capacity}-cubic-foot tub takes a family load, and {cycles} cycles cover everything from wool to work clothes.
      The {~inside} design cleans evenly and leaves room for bulky bedding.`,
    bulky: true,
  },
  {
    leaf: "washers-dryers",
    drawing: "dryers",
    count: 9,
    brands: "brimstead kelmora aquellan",
    series: "SteadyDry Lullaby ClearDry",
    name: `{model} {capacity} Cu. Ft. {fuel} Dryer {extra}`,
    tiers: `
      price | capacity | fuel              | extra                | cycles | energy | volts | finish
      549   | 7.0      | Electric          | -                    | 8      | 607    | 240   | stops when the load is dry
      649   | 7.2      | Gas               | -                    | 9      | 685    | 120   | stops when the load is dry
      849   | 7.4      | Electric          | with Steam           | 12     | 607    | 240   | smooths wrinkles with a touch of steam
      1149  | 7.8      | Heat Pump         | with Steam           | 13     | 210    | 240   | needs no vent and uses a third of the power`,
    colors: "White@1, Graphite Steel@2, Champagne@3",
    details: `
      Product Type: {fuel} dryer
      Capacity: {capacity} cubic feet
      Drying Cycles: {cycles}
      Sensor Dry: Yes
      Energy Use: {energy} kilowatt hours per year
      Voltage: {volts} volts
      Drum Material: Stainless steel
      Door: Reversible
      Height: 38.7 inches
      Width: 27 inches
      Depth: 31.6 inches
      Product Weight: 125 pounds`,
    features: `
      {capacity} cu. ft. drum: Loads tumble freely and wrinkle less.
      Moisture sensor: It {finish}.
      {cycles} cycles: One for towels, delicates, school clothes and more.
      Lint alert: A light tells you when airflow drops.`,
    included: "Dryer, Drying rack, Owner's manual",
    pitch: `
      A {capacity} cu. ft. {~fuel} dryer that {finish}.
      {cycles} drying cycles in a {capacity} cu. ft. drum, with a sensor that ends on time.`,
    story: `
      The {model} {finish}.
      Sensors read the moisture in the drum, so clothes are never damp or overdried.
      With {capacity} cubic feet it keeps up with a large washer, and the door is reversible.
      It uses about {energy} kilowatt hours a year.`,
    bulky: true,
  },
];
