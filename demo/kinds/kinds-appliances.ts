/** Home Appliances: large ones except laundry, and vacuums. */
import type { KindText } from "../demo-kind";

export const APPLIANCE_KINDS: readonly KindText[] = [
  {
    leaf: "refrigerators",
    count: 12,
    brands: "frostvik kelmora brimstead",
    series: "Fjord Larder Haven",
    name: `{model} {capacity} Cu. Ft. {style} Refrigerator {extra}`,
    tiers: `
      price | star | capacity | style              | extra                       | freezer | width | height | energy | noise | weight | note | colors
      249   | -    | 4.5      | Compact            | -                           | 1.1     | 20.6  | 33.5   | 258    | 38    | 62     | fits under a counter or beside a desk | Mint Green@3
      699   | -    | 18.2     | Top-Freezer        | -                           | 3.9     | 29.8  | 66.4   | 404    | 42    | 178    | keeps things simple and cold | Mint Green@3
      1199  | -    | 26.1     | Side-by-Side       | with Ice and Water          | 9.1     | 35.8  | 69.9   | 647    | 41    | 265    | puts frozen food at eye level | Black Stainless Steel@2
      1699  | Yes  | 25.5     | French Door        | with Internal Water         | 7.5     | 35.8  | 69.8   | 632    | 39    | 294    | opens wide for platters and pizza boxes | Stainless Steel@1
      2399  | Yes  | 27.8     | French Door        | with Ice Maker and Drawer   | 8.6     | 35.8  | 70.1   | 695    | 38    | 331    | adds a drawer whose temperature you choose | Stainless Steel@1
      3399  | Yes  | 29.2     | 4-Door Flex        | with Craft Ice              | 9.4     | 35.8  | 72.0   | 712    | 37    | 358    | turns one quarter from freezer to fridge at a touch | Stainless Steel@1, Black Stainless Steel@2`,
    details: `
      Style: {style}
      Total Capacity: {capacity} cubic feet
      Freezer Capacity: {freezer} cubic feet
      Special Features: {style} {extra}
      Defrost: Automatic
      Energy Use: {energy} kilowatt hours per year
      Noise Level: {noise} decibels
      ENERGY STAR Certified: {star}
      Width: {width} inches
      Height: {height} inches
      Product Weight: {weight} pounds
      Warranty: 1 year parts and labor, 10 years compressor`,
    features: `
      {capacity} cu. ft. inside: It {note}.
      Two cooling circuits: Crisp salad, firm ice cream.
      {noise} decibels: Quiet enough for an open kitchen.
      Spill-proof glass shelves: A spill stays on one shelf.
      Door alarm: A chime tells you when it's been left open.`,
    included: "Refrigerator, Shelves and drawers, Leveling tool, Owner's manual",
    pitch: `
      A {capacity} cu. ft. {~style} refrigerator that {note}.
      {capacity} cubic feet of even cooling in a {~style} design.`,
    story: `
      The {model} {note}.
      Of its {capacity} cubic feet, {freezer} are freezer space. // It holds {capacity} cubic feet in all, including a {freezer}-cubic-foot freezer.
      It is {width} inches wide and {height} inches high, uses about {energy} kilowatt hours a year and runs at {noise} decibels.`,
    bulky: true,
  },
  {
    leaf: "ovens-ranges",
    count: 10,
    brands: "hearthlow brimstead kelmora",
    series: "Ember Hearth Maestro",
    name: `{model} {capacity} Cu. Ft. {style} {extra}`,
    tiers: `
      price | capacity | style                      | extra            | burners | top              | watts  | volts | pounds | note | colors
      629   | 5.3      | Freestanding Electric Range | -               | 5       | Ceramic glass    | 3,000 watts | 240   | 145    | boils quickly and wipes clean | Stainless Steel@3
      849   | 5.0      | Freestanding Gas Range     | with Griddle     | 5       | Sealed gas       | 17,000 BTU | 120 | 192  | brings a wide pan to heat in minutes | Stainless Steel@1
      1199  | 6.3      | Slide-In Electric Range    | with Air Fry     | 5       | Ceramic glass    | 3,200 watts | 240   | 178    | air fries a family portion on one tray | Stainless Steel@3
      1899  | 6.3      | Slide-In Induction Range   | with Air Fry     | 4       | Induction        | 4,000 watts | 240   | 204    | boils water in half the time and stays cool to the touch | Stainless Steel@3
      2299  | 9.6      | Double Wall Oven           | with Convection  | -       | -                | 4,600 watts | 240   | 286    | roasts and bakes at two temperatures at once | Black Stainless Steel@2`,
    details: `
      Type: {style}
      Oven Capacity: {capacity} cubic feet
      Burners: {burners}
      Cooktop: {top}
      Highest Output: {watts}
      Convection: Yes
      Cleaning: Self-clean and steam clean
      Oven Racks: 3
      Voltage: {volts} volts
      Width: 29.9 inches`,
    features: `
      {capacity} cu. ft. of oven: A holiday bird and its sides go in together.
      {burners} cooking zones, {~top}: From a simmer to a hard boil.
      True convection: A third element and a fan brown three trays evenly.
      Steam clean: Ten minutes, then wipe away everyday splashes.`,
    included: "{style}, Racks, Broiler pan, Anti-tip bracket, Owner's manual",
    pitch: `
      A {capacity} cu. ft. {~style} that {note}.
      Cooks evenly, cleans itself, and {note}.`,
    story: `
      The {model} {note}.
      Convection circulates heat through all {capacity} cubic feet, so the back of the tray browns like the front.
      Everyday spills lift off with steam, and the high-heat cycle does the rest.`,
    bulky: true,
  },
  {
    leaf: "dishwashers",
    count: 9,
    brands: "aquellan kelmora brimstead",
    series: "Rinse Quietude Tidy",
    name: `{model} {width}" {control} Built-In Dishwasher, {noise} dBA`,
    tiers: `
      price | star | width | control       | noise | settings | cycles | racks | tub       | water | energy | note
      399   | -    | 24    | Front Control | 55    | 14       | 5      | 2     | Plastic   | 3.5   | 270    | washes a dinner for six without fuss
      549   | Yes  | 18    | Top Control   | 52    | 8        | 6      | 2     | Stainless | 2.8   | 225    | fits a kitchen where every inch counts
      699   | -    | 24    | Top Control   | 48    | 15       | 6      | 3     | Stainless | 3.2   | 269    | has a third rack for knives and ladles
      999   | Yes  | 24    | Top Control   | 44    | 16       | 8      | 3     | Stainless | 3.0   | 239    | opens its door to dry plastics completely
      1349  | Yes  | 24    | Top Control   | 39    | 16       | 9      | 3     | Stainless | 2.9   | 234    | is so quiet it shines a light on the floor to show it's on`,
    colors: "Stainless Steel@1, White@2, Black@3",
    details: `
      Noise Level: {noise} decibels
      Place Settings: {settings}
      Wash Cycles: {cycles}
      Racks: {racks}
      Tub Material: {tub}
      Controls: {control}
      Water Use: {water} gallons per cycle
      Energy Use: {energy} kilowatt hours per year
      Delay Start: Up to 24 hours
      ENERGY STAR Certified: {star}
      Width: {width} inches`,
    features: `
      {noise} decibels: Run it during dinner.
      {settings} place settings on {racks} racks: Tall glasses and big platters both fit.
      Made for real kitchens: It {note}.
      Soil sensor: Uses only the water your dishes need, {water} gallons or less.`,
    included: "Dishwasher, Silverware basket, Drain hose, Mounting hardware, Owner's manual",
    pitch: `
      A {noise} dBA dishwasher for {settings} place settings that {note}.
      Quiet at {noise} dBA, with {cycles} cycles and room for {settings} settings.`,
    story: `
      The {model} {note}.
      It holds {settings} place settings and uses about {water} gallons in a normal cycle.
      The {~tub} tub and leak protection let you start it and head out the door.`,
    bulky: true,
  },
  {
    leaf: "vacuums-floor-cleaners",
    count: 11,
    brands: "dustrell tidewick",
    series: "Gale Skim",
    name: `{model} {style}`,
    tiers: `
      price | style                                     | run      | bin     | pounds | noise | filter  | note | colors
      89    | Bagless Canister Vacuum                   | -        | 2.0 L   | 12.6   | 78    | Washable | cleans carpet edge to edge | Red@3
      199   | Cordless Stick Vacuum                     | 40 minutes | 0.7 L | 5.8    | 74    | HEPA    | hangs on the wall, ready for crumbs | Plum@1
      279   | Robot Vacuum with Laser Mapping           | 120 minutes | 0.4 L | 7.1   | 65    | HEPA    | learns the rooms and keeps out of the ones you choose | Black@2
      449   | Cordless Stick Vacuum with Dust Sensor    | 70 minutes | 0.8 L | 6.3    | 72    | HEPA    | shows how much dust it is picking up | Plum@1
      799   | Robot Vacuum and Mop with Self-Empty Dock | 180 minutes | 2.5 L | 9.5   | 63    | HEPA    | empties itself and washes its own mop | Black@2`,
    details: `
      Type: {style}
      Run Time (up to): {run}
      Bin Capacity: {bin}
      Filter: {filter}
      Noise Level: {noise} decibels
      Floor Types: Carpet, hardwood, tile
      Brush: Anti-tangle
      Attachments: Crevice and dusting tools`,
    features: `
      {style}: It {note}.
      Up to {run} on a charge: Clean a whole floor on one charge.
      Anti-tangle brush: Long hair goes in the bin, not around the roller.
      {filter} filter: Keeps fine dust out of the air you breathe.`,
    included: "{style}, Crevice tool, Dusting brush, Spare filter, Owner's manual",
    pitch: `
      A vacuum that {note}.
      {pounds} pounds, {bin} bin and a {filter} filter.`,
    story: `
      The {model} {note}.
      Its brush picks up pet hair from carpet without tangling around the roller.
      The {bin} bin empties with one push, so your hands stay clean.`,
  },
  {
    leaf: "air-conditioners",
    count: 9,
    brands: "zephrane frostvik",
    series: "Cool Glacier",
    name: `{model} {btu} BTU {style} Air Conditioner`,
    tiers: `
      price | star | btu    | style            | area  | noise | efficiency | energy | pounds | volts | colors
      179   | -    | 5,000  | Window           | 150   | 54    | 11.0       | 340    | 41     | 115 | White@2
      329   | Yes  | 8,000  | Smart Window     | 350   | 50    | 13.0       | 463    | 57     | 115 | White@2
      449   | -    | 10,000 | Portable         | 450   | 53    | 9.5        | 790    | 63     | 115 | White@3
      549   | Yes  | 12,000 | Inverter Window  | 550   | 44    | 15.0       | 600    | 78     | 115 | White@2
      1199  | Yes  | 18,000 | Ductless Mini Split | 1,000 | 38 | 19.0       | 711    | 121    | 230 | White@1`,
    details: `
      Type: {style}
      Cooling Capacity: {btu} BTU
      Cools (up to): {area} square feet
      Noise Level: {noise} decibels
      Efficiency Rating: {efficiency}
      Energy Use: {energy} kilowatt hours per season
      Voltage: {volts} volts
      Modes: Cool, fan, dry, sleep
      ENERGY STAR Certified: {star}`,
    features: `
      {btu} BTU: Sized for rooms up to {area} square feet.
      {noise} decibels: Quiet enough to sleep with it on.
      Dry mode: Removes humidity on muggy days without chilling the room.
      Washable filter: A light tells you when to rinse it.`,
    included: "Air conditioner, Remote control, Installation kit, Owner's manual",
    pitch: `
      {btu} BTU of cooling for rooms up to {area} square feet.
      A {~style} unit that cools {area} square feet at {noise} decibels.`,
    story: `
      The {model} cools up to {area} square feet with {btu} BTU.
      On its lowest setting it runs at {noise} decibels, and sleep mode raises the temperature a little through the night.
      It uses about {energy} kilowatt hours a season. // Expect about {energy} kilowatt hours over a summer.`,
    bulky: true,
  },
];
