/** Video Games & Toys. */
import type { KindText } from "../demo-kind";

export const GAME_KINDS: readonly KindText[] = [
  {
    leaf: "game-consoles",
    brands: "voxelon nimbrix",
    series: "Arc Pair",
    name: `{model} {storage} {kind}`,
    tiers: `
      price | kind                   | storage | output | media    | pads | players | pounds | note | colors
      199   | Retro Console          | 64GB    | 1080p  | Download | 2    | 2       | 1.3    | comes with sixty games already on it | Black@2
      299   | Handheld Console       | 128GB   | 1080p  | Card     | -    | 1       | 0.9    | goes from the couch to the road without a pause | Teal and Red@3
      449   | Digital Edition Console | 1TB    | 4K     | Download | 1    | 4       | 7.1    | picks up where you left off | White@1
      549   | Console                | 1TB     | 4K     | Disc     | 1    | 4       | 9.0    | plays discs, new and old | White@1, Black@2
      749   | Pro Console            | 2TB     | 8K     | Disc     | 2    | 4       | 9.9    | runs at 120 frames a second | Black@2`,
    details: `
      Type: {kind}
      Storage Capacity: {storage}
      Video Output (up to): {output}
      Game Media: {media}
      Controllers Included: {pads}
      Local Players: {players}
      Wireless Connectivity: Wi-Fi 6, Bluetooth 5.1`,
    features: `
      {storage} of fast storage: Levels load in a blink.
      {output} output: Looks its best on the TV you have.
      Made to be played: It {note}.
      Parental controls: Set screen time once, for every game.`,
    included: "Console, Power cord, HDMI cable, Quick start guide",
    pitch: `
      A {storage} console that {note}.
      {output} games and {storage} of storage for up to {players} at home.`,
    story: `
      The {model} {note}.
      It has {storage} of fast storage and shows games at up to {output}.
      Parents can set play time and ratings in two minutes.`,
  },
  {
    leaf: "video-games",
    count: 16,
    brands: "playmoor hexbarrow lanternfox",
    series:
      "Hollow Ember Silver Last Copper Midnight Paper Northern Silent Clockwork Salt Glass Wandering Painted Thorn",
    titles:
      "Frontier Orchard Circuit Lantern Kingdom Harbor Skies Rally Garden Oath Expedition Carnival Tides Archive",
    name: `{model} {edition} - {platform}`,
    tiers: `
      price | edition             | genre        | platform     | players | rating        | length | premise
      29    | Standard Edition    | Puzzle       | Nimbrix Pair | 1-2     | Everyone      | 12     | gentle puzzles in a town that rebuilds itself as you solve them
      39    | Standard Edition    | Platform     | Nimbrix Pair | 1-4     | Everyone      | 15     | leaps, secrets and couch co-op
      59    | Standard Edition    | Role-Playing | Voxelon Arc  | 1       | Teen          | 60     | a long road, a small band of friends and choices that matter
      69    | Standard Edition    | Racing       | Voxelon Arc  | 1-12    | Everyone      | 25     | forty tracks where the weather turns in the middle of a lap
      89    | Collector's Edition | Strategy     | PC           | 1-8     | Everyone 10+  | 80     | a century of trade, diplomacy and difficult neighbors`,
    details: `
      Platform: {platform}
      Genre: {genre}
      Edition: {edition}
      Players: {players}
      Age Rating: {rating}
      Length: About {length} hours
      Publisher: {brand}
      Languages: English, French, Spanish
      Online Play: Optional
      Warranty: 90 days`,
    features: `
      About {length} hours of play: With reasons to go back.
      Five difficulty levels: Change anytime.
      {genre} at heart: Expect {premise}.
      No in-game purchases: Buy it once, get it all.`,
    included: "Game, Printed map",
    pitch: `
      {genre} for {platform}: {premise}.
      A {~genre} game by {brand}, with {premise}.`,
    story: `
      {model} offers {premise}.
      It takes about {length} hours from start to finish, with more to explore.
      Rated {rating}, with no in-game purchases.`,
  },
  {
    leaf: "game-controllers",
    brands: "voxelon drakmoor nimbrix",
    series: "Grip Talon Wisp",
    name: `{model} {kind} for {platform}`,
    tiers: `
      price | kind                       | platform       | link           | run | keys | note
      29    | Wired Controller           | PC             | 10-foot USB    | -   | 16   | has no battery to run out
      59    | Wireless Controller        | Nimbrix Pair   | Bluetooth      | 30  | 16   | fits small and large hands alike
      89    | Wireless Controller        | Voxelon Arc    | 2.4 GHz or Bluetooth | 40 | 18 | has sticks that sense position by magnet and do not drift
      179   | Pro Wireless Controller    | PC and Voxelon Arc | 2.4 GHz or USB | 35 | 22  | lets you change sticks, triggers and paddles
      229   | Tournament Wireless Controller | PC and Voxelon Arc | 2.4 GHz or USB | 30 | 22 | comes in a case that charges it`,
    colors: "White@1, Black and Red@2, Blue@3",
    details: `
      Type: {kind}
      Compatible With: {platform}
      Connection: {link}
      Battery Life (up to): {run} hours
      Buttons: {keys}
      Vibration: Yes
      Headphone Jack: 3.5 mm
      Charging: USB-C
      Remapping: All buttons`,
    features: `
      Feels right: It {note}.
      Up to {run} hours on a charge: A long weekend.
      Every button can be remapped: Save a profile for each game.
      Textured grips: Secure in the last minute of overtime.`,
    included: "Controller, USB-C cable, Quick start guide",
    pitch: `
      A controller for {platform} that {note}.
      {kind} with {keys} buttons, all of them remappable.`,
    story: `
      The {model} {note}.
      It works with {platform} over {link}.
      Profiles are saved on the controller, so you can take them to a friend's house.`,
  },
  {
    leaf: "gaming-headsets",
    brands: "drakmoor glintspire vexholt",
    series: "Warcry Whisper Signal",
    name: `{model} {kind} Gaming Headset`,
    tiers: `
      price | kind            | driver | sound         | run | mic                 | ounces | link
      39    | Wired           | 40     | Stereo        | -   | Fixed               | 8.6    | 3.5 mm
      79    | Wired Surround  | 50     | 7.1 surround  | -   | Detachable          | 10.2   | USB
      129   | Wireless        | 50     | 7.1 surround  | 40  | Flip-to-mute        | 10.9   | 2.4 GHz
      249   | Wireless Pro    | 50     | Spatial audio | 70  | Noise-reducing | 11.6 | 2.4 GHz or Bluetooth`,
    colors: "Black@13, White@2",
    details: `
      Type: {kind}
      Driver Size: {driver} millimeters
      Sound: {sound}
      Microphone: {mic}
      Connection: {link}
      Battery Life (up to): {run} hours
      Works With: PC, consoles, phones
      Ear Cushions: Memory foam`,
    features: `
      {sound}: Hear which side the footsteps come from.
      {mic} microphone: Your team hears you, not your PC fan.
      Up to {run} hours: Charge it on Sundays.
      Memory foam cushions: Comfortable over glasses.`,
    included: "Headset, Microphone, Cable, Quick start guide",
    pitch: `
      A {~kind} headset with {~sound} and {driver} mm drivers.
      {sound}, {driver} mm drivers and a clear microphone.`,
    story: `
      The {model} places every sound where it belongs, with {driver} mm drivers and {~sound}.
      At {ounces} ounces it stays comfortable past midnight.
      It connects by {link}.`,
  },
  {
    leaf: "virtual-reality",
    brands: "glintspire nimbrix",
    series: "Elsewhere Portal",
    name: `{model} {storage} {kind}`,
    tiers: `
      price | kind                 | storage | pixels       | rate  | view | run | tracking | ounces | use
      249   | Standalone VR Headset | 64GB   | 1832 x 1920  | 90Hz  | 96   | 2   | Inside-out | 17.7 | fitness games and quiet places
      449   | Standalone VR Headset | 128GB  | 2064 x 2208  | 120Hz | 110  | 2.3 | Inside-out | 18.1 | games that mix your room with another world
      649   | Standalone VR Headset | 512GB  | 2064 x 2208  | 120Hz | 110  | 2.3 | Inside-out | 18.2 | a large library and long sessions
      999   | PC VR Headset        | -       | 2448 x 2448  | 120Hz | 120  | -   | Base stations | 19.6 | flight and racing at full detail`,
    colors: "White@1, Black@23",
    details: `
      Type: {kind}
      Storage Capacity: {storage}
      Resolution per Eye: {pixels}
      Refresh Rate: {rate}
      Field of View: {view} degrees
      Tracking: {tracking}
      Battery Life (up to): {run} hours
      Controllers: 2 included`,
    features: `
      {pixels} pixels per eye: Even small text is readable.
      {rate}: Turn your head and the world keeps up.
      {tracking} tracking: Hands and controllers are where you expect them.
      Room for glasses: Spacer included.`,
    included: "Headset, Two controllers, Glasses spacer, Charging cable",
    pitch: `
      A VR headset with {pixels} pixels per eye, for {use}.
      {rate}, {view} degrees and two controllers in the box.`,
    story: `
      The {model} opens the door to {use}.
      It shows {pixels} pixels to each eye at {rate} across {view} degrees.
      Clear a 6-by-6-foot space and start playing.`,
  },
  {
    leaf: "drones",
    brands: "kestrix aerolark",
    series: "Merlin Finch",
    name: `{model} {video} {kind} Drone`,
    tiers: `
      price | kind        | video | flight | range  | wind | avoid         | weight | gimbal   | use
      59    | Beginner    | HD    | 18     | 0.06   | 4    | -             | 2.8    | Fixed    | learning in the living room
      249   | Folding     | 2.7K  | 30     | 3      | 5    | -             | 8.7    | 3-axis   | vacations and long weekends
      699   | Folding     | 4K    | 34     | 6      | 5    | Three sides   | 8.8    | 3-axis   | footage of the places you hike to
      1599  | Pro Folding | 5.1K  | 43     | 9      | 6    | All sides | 31.6  | 3-axis   | paid work`,
    colors: "White@13, Black@2",
    details: `
      Video Resolution: {video}
      Flight Time (up to): {flight} minutes
      Control Range: {range} miles
      Wind Resistance: Level {wind}
      Obstacle Sensing: {avoid}
      Gimbal: {gimbal}
      Return to Home: Automatic
      Takeoff Weight: {weight} ounces`,
    features: `
      {video} camera on a {gimbal} gimbal: Steady even in a breeze.
      Up to {flight} minutes in the air: Time to get the shot and to try another.
      Senses obstacles on {~avoid}: It stops before the tree does it for you.
      Comes home by itself: One button, or a low battery.`,
    included: "Drone, Remote control, Battery, Spare propellers, USB-C cable",
    pitch: `
      A {video} drone with {flight} minutes of flight for {use}.
      Up to {flight} minutes in the air and a {video} camera.`,
    story: `
      Fly the {model} for {use}.
      It stays up for as long as {flight} minutes and holds its place in level {wind} wind.
      When the battery runs low it flies home and lands where it took off.`,
  },
  {
    leaf: "toys",
    count: 12,
    brands: "tumblewick clackamoo wobblekin",
    series: "Sprout Beam Pip",
    name: `{model} {title}`,
    tiers: `
      price | title                               | ages | pieces | power       | play         | note                                                        | colors
      19    | Wooden Stacking Rocket              | 3    | 9      | -           | Building     | Stack it, launch it, stack it again                         | @3
      34    | Stomp-and-Launch Rocket Set         | 5    | 8      | -           | Outdoor      | A good jump sends it a hundred feet up                      | @3
      49    | Remote Control Rock Crawler         | 6    | 3      | Rechargeable | Vehicles    | It climbs over shoes, roots and most of the yard          | @2
      79    | Beginner Coding Robot               | 6    | 24     | Rechargeable | Science     | Kids lay down cards and the robot follows along    | @1
      129   | Talking Robot Friend                | 5    | 2      | Rechargeable | Science     | It tells two hundred stories and one bad joke               | @1
      249   | 1:8 Scale Remote Control Truck      | 10   | 4      | Rechargeable | Vehicles    | It keeps up with a bicycle and can be repaired with one screwdriver | @2`,
    details: `
      Toy Type: {play}
      Recommended Age: {ages} years and up
      Pieces: {pieces}
      Power: {power}
      Materials: Free of BPA and phthalates
      Safety: Meets ASTM F963
      Assembly: Ten minutes or less
      Storage: Box included`,
    features: `
      For ages {ages} and up: Sized for the hands that will use it.
      {pieces} pieces in the box: Lost one? Order a replacement.
      {power} power: No batteries to hunt for.
      Play first: {note}.`,
    included: "{title}, Idea booklet, Storage box",
    pitch: `
      {title} for ages {ages} and up.
      A gift for ages {ages} and up that lasts beyond the birthday.`,
    story: `
      {note}.
      The {model} is made for ages {ages} and up, from materials free of BPA and phthalates.
      An idea booklet gets them started; imagination does the rest.`,
  },
];
