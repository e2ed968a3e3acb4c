/** Home Appliances: countertop appliances. */
import type { KindText } from "../demo-kind";

export const KITCHEN_KINDS: readonly KindText[] = [
  {
    leaf: "kitchen-appliances",
    count: 5,
    brands: "maplewick zestlow",
    series: "Morning Crema",
    name: `{model} {style} Machine`,
    tiers: `
      price | style                   | cups | tank   | watts | note
      119   | Compact Espresso        | 1    | 34 oz  | 1,100 | fits beside the bread box and heats in forty seconds
      249   | 15-Bar Espresso         | 2    | 61 oz  | 1,350 | steams milk for a flat white
      449   | Espresso with Grinder   | 2    | 67 oz  | 1,600 | grinds, tamps and pulls a shot from whole beans
      649   | Bean-to-Cup Espresso    | 2    | 67 oz  | 1,450 | makes a cappuccino at the touch of a button`,
    colors: "Stainless Steel@2",
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
      Coffee your way: It {note}.
      {tank} tank: Fill it every few days, not every cup.
      Descale reminder: Tells you when and how.`,
    included: "{style} machine, Measuring scoop, Owner's manual",
    pitch: `
      An espresso machine that {note}.
      Coffee-bar espresso at home, with a {tank} tank.`,
    story: `
      The {model} {note}.
      Its {tank} tank lifts out for filling, and the parts that touch coffee go in the dishwasher.
      It turns itself off if you forget.`,
  },
  {
    leaf: "kitchen-appliances",
    count: 5,
    brands: "zestlow maplewick",
    series: "Whirl Swift",
    name: `{model} {power}W {style} Blender`,
    tiers: `
      price | style        | power | jar     | speeds | note
      34    | Personal     | 300   | 20 oz   | 1      | makes a smoothie in the cup you drink from
      79    | Countertop   | 900   | 56 oz   | 5      | crushes ice for a round of drinks
      189   | High-Speed   | 1,400 | 64 oz   | 10     | turns nuts into butter
      349   | Professional | 1,800 | 64 oz   | 10     | blends hot soup by friction alone`,
    colors: "Black@1",
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
      {power}-watt motor: It {note}.
      {jar} jar: Marked on the side, easy to pour.
      Self-cleaning: Warm water, a drop of soap, 30 seconds.`,
    included: "Blender base, Jar with lid, Recipe booklet",
    pitch: `
      A {power}-watt blender that {note}.
      {style} blending with a {jar} jar.`,
    story: `
      The {model} {note}.
      The {power}-watt motor drives stainless blades through frozen fruit without stalling.
      Rinse the {jar} jar and it's ready to go again.`,
  },
  {
    leaf: "kitchen-appliances",
    count: 6,
    brands: "hearthlow maplewick zestlow",
    series: "Hearthside Snug Crisp",
    name: `{model} {style}`,
    tiers: `
      price | style                | slots | power | levels | width | slot     | note
      29    | 2-Slice Toaster      | 2     | 850   | 6      | 10.7  | 1.3      | browns both sides evenly
      49    | 4-Slice Toaster      | 4     | 1,500 | 7      | 12.4  | 1.5      | runs two breakfasts at once
      79    | Long-Slot Toaster    | 2     | 1,300 | 7      | 16.1  | 1.5      | fits a long slice of artisan bread
      149   | Digital 4-Slice Toaster | 4  | 1,800 | 9      | 12.9  | 1.6      | counts down to the second and keeps toast warm`,
    colors: "Red@3",
    details: `
      Type: {style}
      Slots: {slots}
      Power: {power} watts
      Browning Levels: {levels}
      Slot Width: {slot} inches
      Settings: Bagel, defrost, reheat
      Crumb Tray: Removable
      Width: {width} inches`,
    features: `
      {slots} wide slots: It {note}.
      {levels} browning levels: From barely warm to nearly dark.
      Lift lever: Raises small slices and English muffins within reach.`,
    included: "{style}, Crumb tray, Owner's manual",
    pitch: `
      A {~style} that {note}.
      {slots} slots, {levels} levels and a crumb tray that slides out.`,
    story: `
      The {model} {note}.
      It takes up {width} inches of counter and uses {power} watts.
      The bagel setting toasts one side; the defrost setting adds extra time.`,
  },
];
