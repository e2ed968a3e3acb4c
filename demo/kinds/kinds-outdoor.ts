/** Garage & Outdoor. */
import type { KindText } from "../demo-kind";

export const OUTDOOR_KINDS: readonly KindText[] = [
  {
    leaf: "grills",
    count: 9,
    brands: "emberfold smokewright",
    series: "Embercrest Hickory",
    name: `{model} {kind}`,
    tiers: `
      price | kind                             | fuel     | area | heat        | grates         | low | high | pounds | note | colors
      139   | 22" Kettle Charcoal Grill        | Charcoal | 363  | -           | Plated steel   | 200 | 700  | 32     | sears over coals and smokes with the lid down | Red@2
      299   | 3-Burner Propane Gas Grill       | Propane  | 513  | 30,000 BTU  | Cast iron      | 225 | 550  | 98     | heats up before the salad is dressed | Black@1
      449   | 4-Burner Propane Gas Grill with Side Burner | Propane | 630 | 48,000 BTU | Cast iron | 225 | 600 | 121   | keeps the sauce warm beside the ribs | Black@1
      799   | Wood Pellet Grill and Smoker     | Pellets  | 780  | 36,000 BTU  | Porcelain steel | 180 | 500 | 135    | holds its temperature overnight and tells your phone | Black@3
      1899  | 6-Burner Gas Grill with Sear Station | Natural gas | 844 | 69,000 BTU | Stainless steel | 225 | 800 | 214 | cooks three courses side by side | Black@1`,
    details: `
      Type: {kind}
      Fuel: {fuel}
      Cooking Area: {area} square inches
      Heat Output: {heat}
      Grates: {grates}
      Temperature Range: {low} to {high} °F
      Thermometer: In the lid
      Wheels: Two, lockable`,
    features: `
      {area} square inches of {~grates}: Room for burgers, corn and a tray of onions.
      From {low} to {high} °F: Low for ribs, high for steak.
      {heat} of heat: Recovers quickly after you lift the lid.
      Cooks your way: It {note}.`,
    included: "Grill, Grates, Grease tray, Assembly guide",
    pitch: `
      A {~fuel} cooker with {area} square inches of grate; it {note}.
      {area} square inches of room, and it {note}.`,
    story: `
      The {model} {note}.
      It reaches from {low} to {high} °F over {area} square inches of {~grates} grate.
      Ash and grease collect in a tray that slides out. // A tray below slides out for cleaning.`,
    bulky: true,
  },
  {
    leaf: "lawn-mowers",
    count: 9,
    brands: "greenhallow mowbury",
    series: "Meadow Clover",
    name: `{model} {cut}" {kind}`,
    tiers: `
      price | kind                               | cut | power      | run | lot     | heights      | pounds | noise | start | colors
      199   | Corded Electric Push Mower         | 16  | 11 amps    | -   | 1/8     | 1" to 3"     | 41     | 84    | Button | Green@1
      399   | 40V Cordless Push Mower            | 18  | 40 volts   | 35  | 1/4     | 1.3" to 4"   | 48     | 82    | Button | Green@1
      649   | 60V Self-Propelled Cordless Mower  | 21  | 60 volts   | 60  | 1/2     | 1.2" to 4"   | 67     | 80    | Button | Green@1
      999   | Robotic Mower with GPS             | 8.7 | 20 volts   | 90  | 1/4     | 0.8" to 3.5" | 26     | 58    | Schedule | Orange@3
      3499  | 80V Battery Riding Mower           | 42  | 80 volts   | 75  | 2       | 1.5" to 4.5" | 540    | 78    | Key | Red@2`,
    details: `
      Type: {kind}
      Cutting Width: {cut} inches
      Power: {power}
      Run Time (up to): {run} minutes
      Lot Size (up to): {lot} acre
      Cutting Heights: {heights}
      Start: {start}
      Noise Level: {noise} decibels`,
    features: `
      {cut}" deck: Suited to lawns up to {lot} acre.
      {noise} decibels: Mow early without waking the neighbors.
      Up to {run} minutes on a charge: No gas, no oil, no pull cord.
      Heights from {heights}: Short in spring, longer in a dry summer.`,
    included: "{kind}, Blade, Owner's manual",
    pitch: `
      A {cut}" mower for lawns up to {lot} acre, at {noise} decibels.
      {kind} with a {cut}" cut and heights from {heights}.`,
    story: `
      The {model} handles lawns up to {lot} acre.
      Its {cut}-inch deck sets from {heights}, and at {noise} decibels the neighbors won't mind.
      One charge gives up to {run} minutes of mowing.`,
    bulky: true,
  },
  {
    leaf: "power-tools",
    count: 12,
    brands: "torquell hammerlyn",
    series: "Anvil Rivet",
    name: `{model} {title}`,
    tiers: `
      price | title                                       | kind        | volts | torque      | speed     | pack        | pounds | note | colors
      59    | 12V Cordless Drill Driver Kit               | Drill       | 12    | 265 in-lb   | 1,500     | One 2.0Ah battery  | 2.1    | hangs shelves and closes cabinets without tiring your wrist | @1
      129   | 20V Brushless Drill Driver Kit              | Drill       | 20    | 530 in-lb   | 2,000     | Two 2.0Ah batteries | 2.9   | drives deck screws all afternoon | @1
      159   | 20V Brushless Hammer Drill Kit              | Hammer drill | 20   | 820 in-lb   | 2,100     | Two 4.0Ah batteries | 3.8   | drills brick as easily as pine | @2
      199   | 7-1/4" Cordless Circular Saw                | Saw         | 20    | -           | 5,500     | One 4.0Ah battery  | 8.1    | cuts a sheet of plywood in one pass | @3
      349   | 20V SDS Rotary Hammer Kit                   | Rotary hammer | 20  | -           | 1,100     | Two 5.0Ah batteries | 7.0   | opens concrete for an anchor in seconds | @2
      449   | 7-1/4" Brushless Circular Saw Kit           | Saw         | 40    | -           | 6,000     | Two 6.0Ah batteries | 9.4   | has corded power without the cord | @3`,
    details: `
      Tool Type: {kind}
      Voltage: {volts} volts
      Maximum Torque: {torque}
      Maximum Speed: {speed} rpm
      Power Source: {pack}
      Grip: Rubber, on both sides
      Accessory Change: Tool-free
      Work Light: LED`,
    features: `
      {speed} rpm: Fast, with fine control.
      {torque} of torque: Long screws go in without a pilot hole.
      A go-to tool: It {note}.
      Three-year warranty: If it stops working, we'll replace it.`,
    included: "{title}, Charger, Storage bag, Owner's manual",
    pitch: `
      A {volts}-volt tool that {note}.
      {title} by {brand}: it {note}.`,
    story: `
      The {model} {note}.
      It turns at up to {speed} rpm and its {pounds} pounds are balanced right over your hand.
      A work light illuminates your cut line.`,
  },
  {
    leaf: "pressure-washers",
    brands: "jetbourne hammerlyn",
    series: "Torrent Geyser",
    name: `{model} {psi} PSI {flow} GPM {power} Pressure Washer`,
    tiers: `
      price | psi   | flow | power    | hose | tips | soap  | cord | pounds | use
      119   | 1,700 | 1.2  | Electric | 20   | 3    | 0.2   | 35   | 19     | cars and patio chairs
      189   | 2,100 | 1.2  | Electric | 25   | 4    | 0.5   | 35   | 27     | decks and fences
      379   | 3,100 | 2.3  | Gas      | 25   | 4    | 0.5   | -    | 61     | driveways and siding
      549   | 3,500 | 2.5  | Gas      | 35   | 5    | 0.8   | -    | 74     | weathered concrete`,
    details: `
      Maximum Pressure: {psi} pounds per square inch
      Water Flow: {flow} gallons per minute
      Power Source: {power}
      Hose Length: {hose} feet
      Spray Tips: {tips}
      Detergent Tank: {soap} gallons
      Cord Length: {cord} feet
      Wheels: Two`,
    features: `
      {psi} PSI: Right for {use}.
      {tips} quick-change tips: From a gentle rinse to a pinpoint jet.
      {soap}-gallon soap tank: Switch to foam without leaving the spot.
      Stops when you release the trigger: Saves the pump and the water.`,
    included: "Pressure washer, Spray gun, Hose, Spray tips, Owner's manual",
    pitch: `
      {psi} PSI of {~power} cleaning power for {use}.
      A {~power} washer with {psi} PSI, {tips} tips and a {hose}-foot hose.`,
    story: `
      The {model} is sized for {use}.
      It delivers {flow} gallons a minute at up to {psi} PSI through a {hose}-foot hose.
      The color-coded tips store on the handle, so they don't get lost.`,
  },
  {
    leaf: "generators",
    brands: "voltmere hammerlyn",
    series: "Harbinger Standby",
    name: `{model} {watts}W {kind}`,
    tiers: `
      price | kind                             | watts | peak   | fuel        | run | noise | outlets | pounds | use | colors
      299   | Portable Power Station           | 300   | 600    | Battery, 288 Wh | 4 | 30  | 6       | 7.4    | phones, lights and a fan in a tent | @2
      599   | Inverter Generator               | 1,800 | 2,300  | Gasoline    | 8   | 53    | 4       | 46     | camping and tailgates | @2
      1099  | Portable Power Station           | 2,000 | 4,000  | Battery, 2,048 Wh | 10 | 45 | 13    | 61     | a refrigerator through the night | @2
      1299  | Dual Fuel Inverter Generator     | 4,500 | 5,500  | Gasoline, propane | 14 | 61 | 5     | 103    | an RV with its air conditioner on | @2
      2399  | Dual Fuel Open Frame Generator   | 9,500 | 12,500 | Gasoline, propane | 12 | 74 | 8     | 224    | a house in a storm | @13`,
    details: `
      Type: {kind}
      Running Power: {watts} watts
      Peak Power: {peak} watts
      Energy Source: {fuel}
      Run Time at Half Load: {run} hours
      Noise Level: {noise} decibels
      Outlets: {outlets}
      Overload Protection: Automatic`,
    features: `
      {watts} running watts, {peak} at peak: Enough for {use}.
      {run} hours at half load: Runs through the night.
      Clean power: Safe for laptops and televisions.
      {outlets} outlets: Each with its own breaker or limit.`,
    included: "{kind}, Warranty card, Owner's manual",
    pitch: `
      {watts} watts for {use}, at {noise} decibels.
      {kind} with {watts} running watts and {outlets} outlets.`,
    story: `
      When the lights go out, the {model} has power for {use}.
      It delivers {watts} watts, {peak} peak at startup, for about {run} hours at half load.
      At {noise} decibels, you can hold a conversation next to it.`,
    bulky: true,
  },
  {
    leaf: "patio-heaters",
    brands: "emberfold smokewright",
    series: "Dusk Ashwood",
    name: `{model} {kind}`,
    tiers: `
      price | kind                              | heat        | fuel      | area | high | pounds | note | colors
      89    | Tabletop Propane Patio Heater     | 11,000 BTU  | Propane   | 30   | 35   | 14     | warms a table for four | Stainless Steel@1, Bronze@3
      169   | Tower Propane Patio Heater        | 48,000 BTU  | Propane   | 180  | 87   | 38     | keeps the party going outside after ten | Stainless Steel@1, Bronze@3
      249   | Tower Natural Gas Patio Heater    | 46,000 BTU  | Natural gas | 170 | 89  | 52     | never runs out in the middle of dinner | Stainless Steel@1, Bronze@3
      349   | Pyramid Flame Patio Heater        | 40,000 BTU  | Propane   | 110  | 88   | 55     | shows a tall flame behind glass | Black@2
      549   | Remote-Controlled Pyramid Patio Heater | 42,000 BTU | Propane | 115 | 91 | 62    | lights from the couch before you step outside | Black@2`,
    details: `
      Type: {kind}
      Heat Output: {heat}
      Energy Source: {fuel}
      Heated Area: {area} square feet
      Height: {high} inches
      Ignition: Push button
      Safety: Shuts off when tipped
      Use: Outdoors`,
    features: `
      {heat}: Warms about {area} square feet.
      Push-button start: No matches needed.
      Tip-over shutoff: Peace of mind around pets and kids.
      More evenings outside: It {note}.`,
    included: "Heater, Hardware, Assembly guide",
    pitch: `
      {heat} of warmth from a heater that {note}.
      Warms {area} square feet of patio at the push of a button.`,
    story: `
      The {model} {note}.
      Its {heat} reach about {area} square feet.
      It lights at the push of a button and shuts off if it tips over.`,
  },
  {
    leaf: "electric-scooters",
    count: 9,
    brands: "kwikrove scootlane voltmere",
    series: "Dart Hop Zephyr",
    name: `{model} {kind} with {range}-Mile Range`,
    tiers: `
      price | kind                       | range | top  | motor | charge | tires        | load | pounds | climb | rider | colors
      179   | Kids Electric Scooter      | 6     | 9    | 150   | 3      | 6.5" solid   | 132  | 17     | 6     | riders from eight years | Black@1, White@2
      379   | Folding Electric Scooter   | 15    | 15   | 300   | 4.5    | 8.5" solid   | 220  | 27     | 12    | the last mile from the station | Black@1, White@2
      649   | Folding Electric Scooter   | 25    | 18   | 350   | 6      | 10" air      | 265  | 38     | 15    | a real commute | Black@1, White@2
      1099  | Seated Dual-Suspension Electric Scooter | 40 | 22 | 700   | 8      | 10" air      | 300  | 55     | 23    | hills and rough streets | Teal@3`,
    details: `
      Range (up to): {range} miles
      Top Speed: {top} miles per hour
      Motor: {motor} watts
      Charging Time: {charge} hours
      Tires: {tires}
      Maximum Rider Weight: {load} pounds
      Climbing Grade: {climb}%
      Brakes: Disc and electronic
      Water Resistance: IPX5`,
    features: `
      Up to {range} miles on a charge: There and back, with some to spare.
      {top} mph and {climb}% hills: Made for {rider}.
      {tires} tires: Sure grip on wet leaves.
      Folds in three seconds: {pounds} pounds in one hand.`,
    included: "Scooter, Charger, Tool kit, Owner's manual",
    pitch: `
      Up to {range} miles and {top} mph, made for {rider}.
      A {pounds}-pound scooter for {rider}, with {range} miles of range.`,
    story: `
      The {model} is for {rider}.
      Its {motor}-watt motor reaches {top} miles per hour and climbs grades of {climb} percent.
      A full charge takes {charge} hours and lasts for up to {range} miles.`,
  },
];
