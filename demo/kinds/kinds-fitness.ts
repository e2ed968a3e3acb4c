/** Health & Fitness. */
import type { KindText } from "../demo-kind";

export const FITNESS_KINDS: readonly KindText[] = [
  {
    leaf: "smartwatches",
    count: 10,
    brands: "horavane trekvane ovrelle",
    series: "Meridian Basecamp Orbit",
    name: `{model} {size}mm {kind} Smartwatch`,
    tiers: `
      price | kind         | screen    | run | gps         | water | sensors                              | glass       | calls | use | colors
      99    | Everyday     | 1.8" LCD  | 7   | Phone       | 50    | Heart rate, blood oxygen             | Hardened    | -     | steps, sleep and messages | Deep Teal@1, White@3
      199   | GPS          | 1.4" AMOLED | 6 | Built in    | 50    | Heart rate, blood oxygen, skin temperature | Hardened | Yes | runs without the phone | Saddle Brown@2
      329   | LTE          | 1.5" AMOLED | 2 | Built in    | 50    | Heart rate, ECG, blood oxygen        | Sapphire    | Yes   | leaving the phone at home | Deep Teal@1, White@3
      549   | Adventure    | 1.4" AMOLED | 21 | Dual-band  | 100   | Heart rate, altimeter, compass       | Sapphire    | Yes   | days off the grid | Saddle Brown@2`,
    sizes: `
      factor | size | ounces
      1      | 41   | 1.1
      1.06   | 45   | 1.4`,
    details: `
      Case Size: {size} millimeters
      Display: {screen}
      Glass: {glass}
      Battery Life (up to): {run} days
      GPS: {gps}
      Sensors: {sensors}
      Calls from the Wrist: {calls}
      Water Resistance: {water} meters
      Works With: Android and iPhone`,
    features: `
      {screen} display: Readable in bright sun.
      Up to {run} days on a charge: It tracks your sleep, too.
      {gps} GPS: Maps your route precisely.
      {sensors}: Trends you can show your doctor.`,
    included: "Smartwatch, Strap in two sizes, Magnetic charger",
    pitch: `
      A {size} mm watch for {use}, with up to {run} days of battery.
      {screen} screen, {run} days of battery, and {water} meters of water resistance.`,
    story: `
      The {model} is made for {use}.
      Its {size} mm case has a {screen} display behind {~glass} glass.
      It keeps track of {~sensors}, and works with Android and iPhone alike.`,
  },
  {
    leaf: "fitness-trackers",
    brands: "trekvane ovrelle",
    series: "Stride Loop",
    name: `{model} {kind}`,
    tiers: `
      price | kind                          | screen        | run | water | sensors                          | gps      | ounces
      29    | Fitness Band                  | 1.1" AMOLED   | 14  | 50    | Heart rate, sleep                | Phone    | 0.6
      69    | Fitness Band with Large Screen | 1.6" AMOLED  | 14  | 50    | Heart rate, blood oxygen, sleep  | Phone    | 0.8
      129   | GPS Fitness Tracker           | 1.0" AMOLED   | 7   | 50    | Heart rate, blood oxygen, stress | Built in | 1.0
      199   | Health Band with ECG          | 1.5" AMOLED   | 10  | 50    | Heart rate, ECG, temperature     | Built in | 1.0`,
    colors: "Black@1, Coral@2, Slate Blue@3",
    details: `
      Type: {kind}
      Display: {screen}
      Battery Life (up to): {run} days
      Sensors: {sensors}
      GPS: {gps}
      Water Resistance: {water} meters
      Activity Profiles: 40
      Subscription: None`,
    features: `
      Up to {run} days between charges: Wear it and forget it.
      {sensors}: A week tells you more than a day.
      {water} meters of water resistance: Ready for laps, showers and rain.
      No subscription: Your data is yours.`,
    included: "Tracker, Charger, Quick start guide",
    pitch: `
      {run} days of battery and no subscription.
      A {ounces}-ounce tracker for {~sensors}.`,
    story: `
      The {model} quietly keeps an eye on {~sensors}.
      At {ounces} ounces you'll forget it's there, and it goes {run} days between charges.
      Every reading is in the free app.`,
  },
  {
    leaf: "treadmills",
    brands: "strydane paceholm kineval",
    series: "Longrun Course Amble",
    name: `{model} {kind}`,
    tiers: `
      price | kind                               | motor | top | incline | deck       | load | screen    | programs | pounds | use
      449   | Compact Folding Treadmill          | 2.25  | 7   | 5       | 45" x 16"  | 265  | LCD       | 12       | 96     | brisk walks with the news on
      699   | Folding Treadmill                  | 2.75  | 10  | 10      | 50" x 18"  | 300  | 7" LCD    | 18       | 148    | a daily jog
      1299  | Folding Treadmill with 10" Touchscreen | 3.0 | 12 | 12     | 55" x 20"  | 325  | 10" touch | 40       | 215    | training for a 10K
      2699  | Incline Treadmill with 22" Touchscreen | 4.0 | 14 | 20     | 60" x 22"  | 400  | 22" touch | 60       | 336    | marathon months`,
    colors: "Black@13, White@2",
    details: `
      Motor: {motor} horsepower, continuous
      Top Speed: {top} miles per hour
      Maximum Incline: {incline}%
      Running Surface: {deck}
      Maximum User Weight: {load} pounds
      Display: {screen}
      Programs: {programs}
      Heart Rate: Bluetooth strap or grips`,
    features: `
      {motor} horsepower: Keeps a steady pace, even when you don't.
      {deck} deck: Sized and cushioned for {use}.
      Up to {incline}% incline: Hills without leaving the house.
      No subscription needed: {programs} built-in programs.`,
    included: "Treadmill, Safety key, Lubricant, Assembly tools",
    pitch: `
      A {top} mph machine with a {deck} deck, for {use}.
      {motor} horsepower and {programs} programs for {use}.`,
    story: `
      The {model} is built for {use}.
      A {motor}-horsepower motor drives the {deck} deck at up to {top} miles per hour.
      Cushioning softens every step, for your knees and your downstairs neighbors.`,
    bulky: true,
  },
  {
    leaf: "exercise-bikes",
    brands: "strydane kineval paceholm",
    series: "Criterium Spinny Velo",
    name: `{model} {kind}`,
    tiers: `
      price | kind                               | levels | flywheel | resistance | screen    | load | pounds | note
      249   | Compact Upright Bike               | 12     | 11       | Magnetic   | LCD       | 265  | 58     | rolls into a corner when you're done
      399   | Upright Bike with Tablet Shelf     | 20     | 15       | Magnetic   | LCD       | 300  | 82     | keeps your movie at eye level on long, easy rides
      699   | Indoor Cycling Bike                | 32     | 30       | Magnetic   | Tablet holder | 320 | 112 | rides like the road, without a sound
      1499  | Indoor Cycling Bike with 22" Screen | 100   | 30       | Electromagnetic | 22" touch | 330 | 143 | leans into rides filmed around the world`,
    colors: "Black@13, White@2",
    details: `
      Type: {kind}
      Resistance: {resistance}
      Resistance Levels: {levels}
      Flywheel: {flywheel} pounds
      Display: {screen}
      Drive: Belt
      Maximum User Weight: {load} pounds
      Connectivity: Bluetooth`,
    features: `
      {levels} levels of {~resistance} resistance: Turn it up smoothly.
      Quiet belt drive: Ride while the house sleeps.
      Adjusts for riders from 4'11" to 6'5": Markings help you find your setting.
      Easy to keep up: It {note}.`,
    included: "Bike, Pedals, Water bottle holder, Assembly tools",
    pitch: `
      A {~resistance} bike with {levels} levels that {note}.
      {levels} levels, a {flywheel}-pound flywheel and a silent belt.`,
    story: `
      The {model} {note}.
      A {flywheel}-pound flywheel and a belt make the stroke smooth and nearly silent.
      Saddle and bars adjust in seconds, so two people can share it.`,
    bulky: true,
  },
  {
    leaf: "rowing-machines",
    brands: "paceholm strydane kineval",
    series: "Regatta Scull Oarlock",
    name: `{model} {kind} Rowing Machine`,
    tiers: `
      price | kind                     | resistance | levels | rail | load | screen    | pounds | stored | feel | colors
      229   | Folding Magnetic         | Magnetic   | 12     | 44   | 265  | LCD       | 57     | 51     | smooth and silent | White@3
      449   | Dual-Rail Magnetic       | Magnetic   | 16     | 48   | 350  | LCD       | 71     | 57     | steady from the first inch to the last | Black@1
      999   | Air                      | Air        | 10     | 54   | 500  | LCD       | 68     | 54     | harder the harder you pull | Black@1
      1499  | Water                    | Water      | -      | 52   | 450  | LCD with Bluetooth | 104    | 84     | like rowing on a lake, sound included | Walnut@2`,
    details: `
      Resistance: {resistance}
      Resistance Levels: {levels}
      Rail Length: {rail} inches
      Seat: Padded, on ball bearings
      Display: {screen}
      Maximum User Weight: {load} pounds
      Stored Height: {stored} inches
      Foot Plates: Adjustable`,
    features: `
      {resistance} resistance: The pull is {feel}.
      {rail}" rail: Plenty of room for long legs.
      Stores upright: Takes no more space than a chair.
      Counts strokes, split and distance: Beat last Tuesday.`,
    included: "Rowing machine, Monitor, Assembly tools",
    pitch: `
      A {~resistance} rower whose pull is {feel}.
      A full-body workout in 20 minutes, on a {rail}" rail.`,
    story: `
      On the {model} the pull is {feel}.
      The {rail}-inch rail suits tall rowers, and the seat rolls on ball bearings.
      When you're done, store it upright against a wall.`,
    bulky: true,
  },
  {
    leaf: "massage-recovery",
    count: 9,
    brands: "kneadwell restolin",
    series: "Unwind Ease",
    name: `{model} {kind}`,
    tiers: `
      price | kind                              | speeds | run | noise | heads | pounds | power   | part                     | note | colors
      49    | Mini Massage Gun                  | 4      | 120 | 40    | 4     | 0.9    | Battery | Shoulders and calves     | fits in a gym bag | Graphite@1, Ivory@2
      69    | Shiatsu Neck Pillow with Heat     | 3      | 90  | 45    | -     | 3.7    | Battery | The neck and shoulders   | kneads away desk strain | Ivory@3
      149   | Percussion Massage Gun            | 5      | 180 | 45    | 6     | 2.2    | Battery | Large muscles            | reaches deep after a long run | Graphite@1, Ivory@2
      219   | Cordless Shiatsu Back Cushion     | 5      | 150 | 47    | -     | 6.4    | Battery | The lower back           | turns any chair into a good one | Ivory@3
      349   | Pro Massage Gun with Heat and Cold | 6     | 200 | 44    | 8     | 2.6    | Battery | Sore or stiff muscles    | warms before the workout and cools after it | Graphite@1, Ivory@2`,
    details: `
      Type: {kind}
      Made For: {part}
      Intensity Settings: {speeds}
      Battery Life (up to): {run} minutes
      Heads Included: {heads}
      Noise Level: {noise} decibels
      Power Source: {power}
      Automatic Shut-Off: 15 minutes`,
    features: `
      {speeds} settings: Start gently.
      Relief in 15 minutes: It {note}.
      {noise} decibels: Use it in front of the TV.
      {run} minutes on a charge: Weeks of evenings.`,
    included: "{kind}, Power cable, Owner's manual",
    pitch: `
      Relief for {~part}: it {note}.
      {speeds} settings for {~part}, at {noise} decibels.`,
    story: `
      The {model} {note}.
      It is made for {~part} and has {speeds} settings, from a gentle rub to deep tissue.
      It shuts off automatically after 15 minutes.`,
  },
  {
    leaf: "personal-care",
    count: 9,
    brands: "glowmere smoothlyn",
    series: "Petal Gleam",
    name: `{model} {kind}`,
    tiers: `
      price | kind                               | run | modes | water | charge   | ounces | heads | note | colors
      29    | Rechargeable Toothbrush            | 14 days | 3 | IPX7  | Stand    | 4.4    | 2     | times your two minutes | White and Black@1
      59    | Rotary Electric Shaver             | 50 minutes | 2 | IPX7 | USB-C   | 5.6    | 3     | follows the jaw without pulling | Midnight Blue@2
      79    | Ionic Hair Dryer                   | -       | 6 | -     | -        | 18.3   | 3     | dries quickly without scorching | Plum@3
      129   | Sonic Toothbrush with Pressure Sensor | 30 days | 5 | IPX7 | Travel case | 4.8 | 4   | glows when you press too hard | White and Black@1
      199   | Wet and Dry Electric Shaver        | 60 minutes | 3 | IPX7 | Cleaning station | 5.9 | 1 | senses beard density and slows down on tender skin | Midnight Blue@2`,
    details: `
      Type: {kind}
      Modes: {modes}
      Battery Life (up to): {run}
      Water Resistance: {water}
      Charging: {charge}
      Heads: {heads}
      Voltage: 100 to 240 volts
      Automatic Shut-Off: Yes
      Warranty: 2 years`,
    features: `
      {modes} modes: One for every morning.
      Thoughtful details: It {note}.
      Two-year warranty: If it stops working, we'll replace it.
      Up to {run} on a charge: Leave the charger at home.
      {water}: Rinse it under the tap.`,
    included: "{kind}, Set of heads, Power cable, Travel pouch",
    pitch: `
      A {~kind} that {note}.
      {modes} modes and {heads} heads in the box.`,
    story: `
      The {model} {note}.
      It has {modes} modes and comes with {heads} heads.
      It weighs {ounces} ounces and works on any voltage, at home or away.`,
  },
];
