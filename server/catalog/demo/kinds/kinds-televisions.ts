/** TV & Home Theater. */
import type { KindText } from "../demo-kind";

/** Screens of both television leaves; energy is the yearly estimate of an LED set of that size. */
const TV_DETAILS = `
  Screen Size Class: {screen} inches
  Display Type: {panel}
  Resolution: {resolution}
  Refresh Rate: {rate}
  High Dynamic Range: {hdr}
  HDMI Inputs: {hdmi}
  Smart Platform: {platform}
  Wireless Connectivity: Wi-Fi, Bluetooth
  Estimated Yearly Electricity Use: {energy} kilowatt hours
  VESA Mount: {vesa} mm
  Width: {width} inches
  Product Weight: {weight} pounds without stand`;

export const TELEVISION_KINDS: readonly KindText[] = [
  {
    leaf: "televisions",
    count: 14,
    brands: "vistrel kaelden lumivane",
    series: "Reverie Prospect Nova",
    name: `{model} {screen}" Class {panel} 4K UHD Smart {platform} TV`,
    tiers: `
      price | panel    | resolution         | rate  | hdr                  | hdmi | platform  | scene
      479   | QLED     | 4K (3840 x 2160)   | 60Hz  | HDR10+               | 3    | Google TV | color that stays bright in a sunny room
      649   | Mini LED | 4K (3840 x 2160)   | 120Hz | Dolby Vision, HDR10+ | 4    | Google TV | deep contrast, lamp on or off
      899   | QD Mini LED | 4K (3840 x 2160) | 144Hz | Dolby Vision, HDR10+ | 4   | Google TV | sports by day and films by night
      1249  | OLED     | 4K (3840 x 2160)   | 120Hz | Dolby Vision, HDR10  | 4    | Google TV | black that is truly black`,
    sizes: `
      factor | screen | energy | vesa      | width | weight
      1      | 50     | 96     | 200 x 200 | 43.9  | 25.1
      1.15   | 55     | 118    | 300 x 300 | 48.3  | 33.5
      1.45   | 65     | 152    | 400 x 300 | 57.0  | 46.7
      2      | 75     | 196    | 400 x 400 | 65.7  | 68.1
      2.7    | 85     | 243    | 600 x 400 | 74.4  | 90.4`,
    colors: "Black, Titan Gray",
    details: TV_DETAILS,
    features: `
      {panel} picture: Expect {scene}.
      {rate} panel: Fast play stays clear, and consoles run at their best.
      {hdr}: Highlights keep their detail.
      {hdmi} HDMI inputs, one with eARC: Player, console and sound bar at once.
      {platform} built in: One home screen for your services, and a remote you can talk to.`,
    included: "TV, Stand, Remote control with batteries, Power cord, Quick start guide",
    pitch: `
      A {screen}" {panel} television with {scene}.
      {screen} inches of {panel} picture at {rate}, with {platform} built in.`,
    story: `
      The {model} is a {screen}-inch {panel} set that gives you {scene}. // Choose the {model} for {scene}.
      It refreshes at {rate} and supports {hdr}, so both the match and the film look as they should.
      {platform} brings your streaming services together on one screen.
      It measures {width} inches across and weighs {weight} pounds without its stand, so measure the wall first.`,
    bulky: true,
  },
  {
    leaf: "flat-screen-tvs",
    count: 14,
    brands: "lumivane kaelden vistrel",
    series: "Clear Horizon Aria",
    name: `{model} {screen}" Class LED {format} Smart {platform} TV`,
    tiers: `
      price | use                            | platform  | hdr   | sound
      100   | the kitchen or a spare room    | Google TV | HDR10 | 16
      112   | the bedroom                    | Google TV | HDR10 | 20
      128   | an everyday living room        | Google TV | HDR10, HLG | 24`,
    sizes: `
      factor | screen | format  | resolution       | rate | panel | hdmi | energy | vesa      | width | weight
      1      | 24     | HD      | 720p (1366 x 768) | 60Hz | LED  | 2    | 35     | 75 x 75   | 21.7  | 5.3
      1.4    | 32     | HD      | 720p (1366 x 768) | 60Hz | LED  | 2    | 46     | 100 x 100 | 28.2  | 8.4
      1.9    | 40     | Full HD | 1080p (1920 x 1080) | 60Hz | LED | 3   | 65     | 200 x 100 | 35.1  | 12.6
      2.3    | 43     | 4K UHD  | 4K (3840 x 2160) | 60Hz | LED  | 3    | 82     | 200 x 200 | 37.7  | 15.4
      2.9    | 55     | 4K UHD  | 4K (3840 x 2160) | 60Hz | LED  | 3    | 112    | 200 x 200 | 48.4  | 26.2
      3.9    | 65     | 4K UHD  | 4K (3840 x 2160) | 60Hz | LED  | 3    | 146    | 400 x 300 | 57.1  | 41.0`,
    colors: "Black",
    details: TV_DETAILS,
    features: `
      {screen}" {format} screen: A good size for {use}.
      {platform} built in: No box, no extra remote.
      {hdmi} HDMI inputs: One is left over for the console.
      {sound} watts of sound: Clear voices at ordinary volume, and Bluetooth for headphones at night.`,
    included: "TV, Stand, Remote control with batteries, Power cord, Quick start guide",
    pitch: `
      A {screen}" {format} smart TV for {use}.
      {screen} inches, {format} and {platform} built in, at an easy price.`,
    story: `
      The {model} is a simple, good television for {use}.
      It has a {screen}-inch LED screen with {resolution} resolution, and {platform} opens your services from one row.
      At {weight} pounds one person can hang it on the wall. // It weighs {weight} pounds without the stand and is {width} inches wide.`,
  },
  {
    leaf: "tv-stands",
    count: 9,
    brands: "stanwyke fennmark",
    series: "Harbor Linden",
    name: `{model} {style} TV Stand for TVs Up to {fits}"`,
    tiers: `
      price | style              | material                 | shelves | doors | look
      119   | Modern             | Engineered wood          | 4       | -     | clean lines and open shelves
      189   | Farmhouse          | Engineered wood          | 4       | 2     | sliding barn doors and a worn-in grain
      259   | Corner             | Engineered wood          | 3       | 2     | a shape that takes no floor from the room
      329   | Electric Fireplace | Engineered wood and glass | 4      | 2     | a flame that warms 400 square feet
      449   | Mid-Century        | Solid acacia             | 3       | 2     | tapered legs and visible joints`,
    sizes: `
      factor | fits | width | load | weight
      0.9    | 55   | 48    | 110  | 62
      1      | 65   | 58    | 135  | 78
      1.25   | 75   | 68    | 160  | 94`,
    colors: "Walnut, White Oak, Black, Rustic Gray",
    details: `
      Maximum TV Size: {fits} inches
      Style: {style}
      Material: {material}
      Shelves: {shelves}
      Doors: {doors}
      Width: {width} inches
      Height: 25 inches
      Depth: 15.7 inches
      Load on Top (up to): {load} pounds
      Assembly: Required, about an hour
      Product Weight: {weight} pounds`,
    features: `
      Holds a TV up to {fits}": The top carries {load} pounds.
      {style} design: It has {look}.
      {shelves} shelves: Consoles, players and a sound bar each have a place.
      Cut-outs at the back: Cables stay out of sight.`,
    included: "TV stand, Hardware, Assembly guide, Anti-tip strap",
    pitch: `
      A {style} stand in {color} for TVs up to {fits} inches.
      {width} inches wide, with {look}.`,
    story: `
      The {model} has {look}.
      It is made of {material}, finished in {color}, and carries a TV of up to {fits} inches.
      Put it together in about an hour; every hole is drilled and every part is numbered.`,
    bulky: true,
  },
  {
    leaf: "projectors-screens",
    count: 8,
    brands: "beamwright kaelden",
    series: "Lantern CineCast",
    name: `{model} {resolution} {kind} Projector`,
    pictures: [1, 2],
    tiers: `
      price | kind        | resolution | lumens | source | image | throw    | noise | weight | place
      129   | Mini        | 720p       | 250    | LED    | 100   | Standard | 30    | 2.4    | a bedroom ceiling
      349   | Portable    | 1080p      | 500    | LED    | 120   | Standard | 28    | 3.9    | the garden after sunset
      799   | Home Theater | 1080p     | 3,200  | Lamp   | 200   | Standard | 29    | 6.6    | a room with the curtains drawn
      1499  | Home Theater | 4K        | 2,800  | Laser  | 200   | Standard | 26    | 9.5    | a proper film night
      2799  | Ultra Short Throw | 4K   | 3,000  | Triple laser | 120 | Ultra short | 27 | 21.2 | a sideboard a few inches from the wall`,
    colors: "White, Black",
    details: `
      Type: {kind}
      Native Resolution: {resolution}
      Brightness: {lumens} ANSI lumens
      Light Source: {source}
      Largest Image: {image} inches
      Throw: {throw}
      Noise: {noise} decibels
      Inputs: 2 x HDMI, USB, Bluetooth audio
      Keystone Correction: Automatic
      Product Weight: {weight} pounds`,
    features: `
      {resolution} picture up to {image}": Larger than any TV you could carry upstairs.
      {lumens} ANSI lumens: Bright enough for {place}.
      {source} light: Quiet at {noise} decibels.
      Focus and keystone set themselves: Put it down and the picture comes straight.`,
    included: "Projector, Remote control, HDMI cable, Power adapter",
    pitch: `
      A {resolution} projector with {lumens} ANSI lumens, at home in {place}.
      Up to {image} inches of {resolution} picture from a {source} light source.`,
    story: `
      The {model} is made for {place}.
      Its {source} light source gives {lumens} ANSI lumens and a {resolution} picture up to {image} inches across.
      It finds focus and straightens the image in seconds, so you can move it from room to room.`,
  },
  {
    leaf: "projectors-screens",
    count: 3,
    brands: "beamwright",
    series: "Canvas",
    name: `{model} {size}" {kind} Projector Screen`,
    pictures: [3],
    tiers: `
      price | kind      | size | gain | surface       | weight
      89    | Outdoor   | 100  | 1.0  | Folding fabric | 9.2
      149   | Pull-Down | 100  | 1.1  | Matte white   | 16.5
      379   | Motorized | 120  | 1.1  | Matte white   | 31.4
      549   | Fixed Frame | 120 | 0.8 | Ambient light rejecting | 38.6`,
    colors: "Black",
    details: `
      Type: {kind}
      Diagonal: {size} inches
      Aspect Ratio: 16:9
      Gain: {gain}
      Surface: {surface}
      Viewing Angle: 160 degrees
      Border: Black
      Product Weight: {weight} pounds`,
    features: `
      {size}" diagonal in 16:9: Films and sports fill it edge to edge.
      {surface} surface, gain {gain}: An even picture from every seat.
      {kind} design: Ready in a minute or two.`,
    included: "Screen, Mounting hardware, Instructions",
    pitch: `
      A {size}" {kind} screen with an even {surface} surface.
      {size} inches of flat, even picture for any projector.`,
    story: `
      A wall is never quite flat and never quite white; the {model} is both.
      It measures {size} inches across in 16:9, with a viewing angle of 160 degrees.`,
    bulky: true,
  },
  {
    leaf: "home-theater-systems",
    count: 8,
    brands: "auverne harkwell",
    series: "Ensemble Gallery",
    name: `{model} {channels} Channel {power}W Home Theater System`,
    tiers: `
      price | channels | power | sub  | rear     | format                 | weight
      279   | 5.1      | 400   | 6.5" | Wired    | Dolby Digital          | 24
      499   | 5.1      | 600   | 8"   | Wireless | Dolby Digital Plus     | 33
      899   | 5.1.2    | 800   | 8"   | Wireless | Dolby Atmos, DTS:X     | 42
      1599  | 7.1.4    | 1,200 | 10"  | Wireless | Dolby Atmos, DTS:X     | 71`,
    colors: "Black, Walnut",
    details: `
      Channels: {channels}
      Total Power: {power} watts
      Subwoofer: {sub}
      Rear Speakers: {rear}
      Audio Formats: {format}
      Inputs: HDMI eARC, optical, analog
      Wireless Connectivity: Bluetooth 5.2, Wi-Fi
      Room Correction: Microphone included
      Product Weight: {weight} pounds in total`,
    features: `
      {channels} channels: Rain falls around you, not just in front.
      {sub} subwoofer: The low notes are felt before they are heard.
      {format}: Sound follows the picture across the room.
      Room correction: Hold up the microphone once and the system sets its own levels.`,
    included: "Speakers, Subwoofer, Receiver, Remote control, Setup microphone, Cables",
    pitch: `
      A {channels} channel system with {power} watts and a {sub} subwoofer.
      Everything for surround sound in one box, from the {sub} subwoofer to the cables.`,
    story: `
      The {model} brings {channels} channels and {power} watts to the living room.
      {rear} rear speakers place sound behind the sofa, and the {sub} subwoofer carries what the small ones cannot.
      One HDMI cable joins it to the TV.`,
    bulky: true,
  },
  {
    leaf: "car-audio",
    count: 9,
    brands: "roadvox basslane",
    series: "Cruise Torrent",
    name: `{model} {title}`,
    tiers: `
      price | title                                    | kind       | power | size       | note                                                 | kit
      69    | 6.5" 2-Way Coaxial Car Speakers (Pair)   | Speakers   | 60    | 6.5 inches | Drop-in size for most doors made since 1995          | grilles and screws
      129   | Bluetooth Digital Media Car Receiver     | Receiver   | 50    | Single DIN | Calls and music over Bluetooth, with two phones paired at once | wiring harness and trim ring
      189   | 12" 4-Ohm Dual Voice Coil Subwoofer      | Subwoofer  | 500   | 12 inches  | A stiff cone that plays low without losing its shape | gasket and screws
      249   | 4-Channel Class D Car Amplifier          | Amplifier  | 400   | 10 inches  | Small enough to go under a seat                      | bass knob and terminals
      449   | 7" Touchscreen Car Receiver with Wireless Phone Mirroring | Receiver | 50 | Double DIN | Maps, calls and music on a screen you can read in sunlight | wiring harness, microphone and trim ring`,
    colors: "Black",
    details: `
      Product Type: {kind}
      Size: {size}
      Power (continuous, per channel): {power} watts
      Frequency Response: 35 Hz - 20 kHz
      Impedance: 4 ohms
      Connections: RCA and speaker level
      Installation Kit: {kit}
      Fit: Check the vehicle guide before ordering`,
    features: `
      {note}: It takes the place of what the factory left behind.
      {power} watts per channel: Clear over road noise with the windows down.
      Includes {kit}: No second trip to the store.`,
    included: "Main unit, Installation kit, Owner's manual",
    pitch: `
      {title} with {power} watts of continuous power.
      An easy upgrade for the daily drive.`,
    story: `
      {note}.
      The {model} handles {power} watts per channel, day after day.
      The box holds {kit}, so fitting it is an afternoon's work.`,
  },
  {
    leaf: "sound-bars",
    count: 10,
    brands: "vistrel kaelden auverne",
    series: "Cadence Span Arioso",
    name: `{model} {channels} Channel Sound Bar {withSub}`,
    tiers: `
      price | channels | withSub                      | power | format             | width | voice
      99    | 2.0      | with Built-In Bass           | 80    | Dolby Digital      | 31.5  | Dialogue lift
      179   | 2.1      | with Wireless Subwoofer      | 200   | Dolby Digital      | 35.4  | Dialogue lift
      349   | 3.1.2    | with Wireless Subwoofer      | 360   | Dolby Atmos, DTS:X | 38.2  | Center channel
      699   | 5.1.2    | with Subwoofer and Rear Speakers | 520 | Dolby Atmos, DTS:X | 40.9 | Center channel
      1299  | 9.1.4    | with Subwoofer and Rear Speakers | 820 | Dolby Atmos, DTS:X | 48.5 | Center channel`,
    colors: "Black, Graphite",
    details: `
      Channels: {channels}
      Total Power: {power} watts
      Configuration: Sound bar {withSub}
      Audio Formats: {format}
      Speech: {voice}
      Inputs: HDMI eARC, optical, USB
      Wireless Connectivity: Bluetooth 5.3
      Width: {width} inches
      Mounting: Wall bracket included`,
    features: `
      {channels} channels, {power} watts: A wider stage than any TV's own speakers.
      {voice}: Hear every word without raising the volume.
      {format}: Films arrive with the sound they were mixed with.
      One cable to the TV: HDMI eARC carries everything, volume keys included.`,
    included: "Sound bar, Remote control, HDMI cable, Wall bracket, Power cord",
    pitch: `
      A {channels} channel sound bar {withSub}, {power} watts in all.
      Clear speech and {power} watts of sound from a bar {width} inches wide.`,
    story: `
      The {model} is a {channels} channel sound bar {withSub}.
      At {width} inches it sits neatly under a TV or on the wall. // It is {width} inches wide, and the wall bracket is in the box.
      Plug in one HDMI cable and the TV remote controls the volume.`,
  },
];
