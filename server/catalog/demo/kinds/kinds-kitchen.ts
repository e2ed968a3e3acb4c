/** Home Appliances: what stands on the counter. */
import type { KindText } from "../demo-kind";

export const KITCHEN_KINDS: readonly KindText[] = [
  {
    leaf: "kitchen-appliances",
    count: 5,
    brands: "maplewick zestlow",
    series: "Morning Crema",
    name: `{model} {style} Coffee Maker`,
    pictures: [1],
    tiers: `
      price | style               | cups | tank   | watts | note
      39    | 12-Cup Drip         | 12   | 60 oz  | 900   | has a pot ready when the alarm goes
      99    | Single-Serve and Carafe | 12 | 72 oz | 1,400 | brews one mug on weekdays and a carafe on Sundays
      249   | 15-Bar Espresso     | 2    | 61 oz  | 1,350 | steams milk for a flat white
      649   | Bean-to-Cup Espresso | 2   | 67 oz  | 1,450 | grinds for each cup`,
    colors: "Black, Stainless Steel, Cream",
    details: `
      Type: {style}
      Cups: {cups}
      Water Tank: {tank}
      Power: {watts} watts
      Programmable: Yes
      Automatic Shut-Off: Yes
      Removable Drip Tray: Yes
      Dishwasher-Safe Parts: Yes`,
    features: `
      {style} brewing: It {note}.
      {tank} tank: Fill it every few days, not every cup.
      Descale reminder: It tells you when, and how.`,
    included: "Coffee maker, Measuring scoop, Owner's manual",
    pitch: `
      A coffee maker that {note}.
      {style} coffee at home, with a {tank} tank.`,
    story: `
      The {model} {note}.
      Its {tank} tank lifts out for filling, and the parts that touch coffee go in the dishwasher.
      It switches itself off when you forget.`,
  },
  {
    leaf: "kitchen-appliances",
    count: 5,
    brands: "zestlow maplewick",
    series: "Whirl Swift",
    name: `{model} {power}W {style} Blender`,
    pictures: [2],
    tiers: `
      price | style        | power | jar     | speeds | note
      34    | Personal     | 300   | 20 oz   | 1      | makes a smoothie in the cup you drink from
      79    | Countertop   | 900   | 56 oz   | 5      | crushes ice for a round of drinks
      189   | High-Speed   | 1,400 | 64 oz   | 10     | turns nuts into butter
      349   | Professional | 1,800 | 64 oz   | 10     | heats soup by speed alone`,
    colors: "Black, White, Red",
    details: `
      Type: {style} blender
      Power: {power} watts
      Jar Capacity: {jar}
      Speed Settings: {speeds}
      Pulse: Yes
      Blades: Stainless steel
      Jar Material: BPA-free plastic
      Dishwasher-Safe Jar: Yes`,
    features: `
      {power} watt motor: It {note}.
      {jar} jar: Marked on the side, easy to pour.
      Cleans itself: Warm water, a drop of soap, thirty seconds.`,
    included: "Blender base, Jar with lid, Recipe booklet",
    pitch: `
      A {power}-watt blender that {note}.
      {style} blending with a {jar} jar.`,
    story: `
      The {model} {note}.
      The {power}-watt motor drives stainless blades through frozen fruit without stalling.
      Rinse the {jar} jar and it is ready again.`,
  },
  {
    leaf: "kitchen-appliances",
    count: 6,
    brands: "hearthlow maplewick zestlow",
    series: "Hearthside Snug Crisp",
    name: `{model} {capacity} {style}`,
    pictures: [3],
    tiers: `
      price | style                 | capacity    | power | presets | width | note
      89    | Countertop Microwave  | 0.9 Cu. Ft. | 900   | 6       | 19.1  | reheats dinner evenly
      119   | Digital Air Fryer     | 6-Quart     | 1,700 | 8       | 11.8  | crisps fries with a spoonful of oil
      159   | Toaster Oven with Air Fry | 1.0 Cu. Ft. | 1,800 | 10  | 17.9  | holds a twelve-inch pizza
      279   | Sensor Microwave      | 2.2 Cu. Ft. | 1,200 | 12      | 23.8  | stops when the food is hot, not when the clock says so`,
    colors: "Black, Stainless Steel, White",
    details: `
      Type: {style}
      Capacity: {capacity}
      Power: {power} watts
      Presets: {presets}
      Timer: Digital
      Child Lock: Yes
      Interior Light: Yes
      Width: {width} inches`,
    features: `
      {capacity} inside: It {note}.
      {presets} presets: One button for what you make most.
      Easy-clean interior: Nothing sticks for long.`,
    included: "{style}, Tray, Owner's manual",
    pitch: `
      A {power}-watt appliance for the counter that {note}.
      {style} with {presets} presets and {capacity} of room.`,
    story: `
      The {model} {note}.
      It takes {width} inches of counter and draws {power} watts.
      The {presets} presets cover most weeknights; for the rest there is a dial.`,
  },
];
