/** TV & Home Theater, except televisions. */
import type { KindText } from "../demo-kind";

export const THEATER_KINDS: readonly KindText[] = [
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
      259   | Corner             | Engineered wood          | 3       | 2     | a design that takes up no floor space
      329   | Electric Fireplace | Engineered wood and glass | 4      | 2     | a flame that warms 400 square feet
      449   | Mid-Century        | Solid acacia             | 3       | 2     | tapered legs and visible joints`,
    sizes: `
      factor | fits | width | load | pounds
      0.9    | 55   | 48    | 110  | 62
      1      | 65   | 58    | 135  | 78
      1.25   | 75   | 68    | 160  | 94`,
    colors: "Walnut@1, White@2, Espresso@3",
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
      Assembly: Required, about an hour`,
    features: `
      Holds a TV up to {fits}": The top carries {load} pounds.
      {style} design: It has {look}.
      {shelves} shelves: Room for consoles, players and a sound bar.
      Rear cutouts: Keep cables out of sight.`,
    included: "TV stand, Hardware, Assembly guide, Anti-tip strap",
    pitch: `
      A {~style} stand in {~color} for TVs up to {fits} inches.
      {width} inches wide, with {look}.`,
    story: `
      The {model} has {look}.
      It is made of {~material}, finished in {~color}, and holds a TV up to {fits} inches.
      Assembles in about an hour, with predrilled holes and numbered parts.`,
    bulky: true,
  },
  {
    leaf: "projectors-screens",
    brands: "beamwright kaelden",
    series: "Lantern CineCast",
    name: `{model} {resolution} {kind} Projector`,
    tiers: `
      price | kind        | resolution | lumens | source | image | throw    | noise | pounds | place | colors
      129   | Mini        | 720p       | 250    | LED    | 100   | Standard | 30    | 2.4    | a bedroom ceiling | White@2
      349   | Portable    | 1080p      | 500    | LED    | 120   | Standard | 28    | 3.9    | the backyard after sunset | White@2
      799   | Home Theater | 1080p     | 3,200  | Lamp   | 200   | Standard | 29    | 6.6    | a room with the curtains drawn | Black@1
      1499  | Home Theater | 4K        | 2,800  | Laser  | 200   | Standard | 26    | 9.5    | a real movie night | Black@1
      2799  | Ultra Short Throw | 4K   | 3,000  | Triple laser | 120 | Ultra short | 27 | 21.2 | a sideboard a few inches from the wall | Black@1`,
    details: `
      Type: {kind}
      Native Resolution: {resolution}
      Brightness: {lumens} ANSI lumens
      Light Source: {source}
      Largest Image: {image} inches
      Throw: {throw}
      Noise: {noise} decibels
      Inputs: 2 x HDMI, USB, Bluetooth audio
      Keystone Correction: Automatic`,
    features: `
      {resolution} picture up to {image}": Bigger than any TV you could carry upstairs.
      {lumens} ANSI lumens: Bright enough for {place}.
      {source} light: Quiet at {noise} decibels.
      Auto focus and keystone: Set it down and the picture squares itself.`,
    included: "Projector, Remote control, HDMI cable, Power adapter",
    pitch: `
      A {resolution} projector with {lumens} ANSI lumens, at home in {place}.
      Up to {image} inches of {resolution} picture from a {~source} light source.`,
    story: `
      The {model} is made for {place}.
      Its {~source} light source delivers {lumens} ANSI lumens and a {resolution} picture up to {image} inches across.
      It finds focus and straightens the image in seconds, so you can move it from room to room.`,
  },
  {
    leaf: "projectors-screens",
    count: 3,
    brands: "beamwright",
    series: "Canvas",
    name: `{model} {size}" {kind} Projector Screen`,
    tiers: `
      price | kind      | size | gain | surface       | pounds
      89    | Outdoor   | 100  | 1.0  | Folding fabric | 9.2
      149   | Pull-Down | 100  | 1.1  | Matte white   | 16.5
      379   | Motorized | 120  | 1.1  | Matte white   | 31.4
      549   | Fixed Frame | 120 | 0.8 | Ambient light rejecting | 38.6`,
    colors: "Black@3",
    details: `
      Type: {kind}
      Diagonal: {size} inches
      Aspect Ratio: 16:9
      Gain: {gain}
      Surface: {surface}
      Viewing Angle: 160 degrees
      Border: Black`,
    features: `
      {size}" diagonal in 16:9: Movies and sports fill it edge to edge.
      {surface} surface, gain {gain}: An even picture from every seat.
      {kind} design: Ready in a minute or two.`,
    included: "Screen, Mounting hardware, Instructions",
    pitch: `
      A {size}" {~kind} screen with an even {~surface} surface.
      {size} inches of flat, even picture for any projector.`,
    story: `
      Walls are never quite flat or quite white. The {model} is both.
      It measures {size} inches across in 16:9, with a viewing angle of 160 degrees.`,
    bulky: true,
  },
  {
    leaf: "home-theater-systems",
    brands: "auverne harkwell",
    series: "Ensemble Gallery",
    name: `{model} {channels} Channel {power}W Home Theater System`,
    tiers: `
      price | channels | power | sub  | rear     | format                 | weight
      279   | 5.1      | 400   | 6.5" | Wired    | Dolby Digital          | 24
      499   | 5.1      | 600   | 8"   | Wireless | Dolby Digital Plus     | 33
      899   | 5.1.2    | 800   | 8"   | Wireless | Dolby Atmos, DTS:X     | 42
      1599  | 7.1.4    | 1,200 | 10"  | Wireless | Dolby Atmos, DTS:X     | 71`,
    colors: "Black@1, Walnut@2, White@3",
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
      {channels} channels: Sound that surrounds you, not just in front.
      {sub} subwoofer: Bass you can feel.
      {format}: Sound follows the picture across the room.
      Room correction: Calibrates itself with the included microphone.`,
    included: "Speakers, Subwoofer, Receiver, Remote control, Setup microphone, Cables",
    pitch: `
      A {channels} channel system with {power} watts and a {sub} subwoofer.
      Everything for surround sound in one box, from the {sub} subwoofer to the cables.`,
    story: `
      The {model} brings {channels} channels and {power} watts to the living room.
      {rear} rear speakers place sound behind the couch, and the {sub} subwoofer adds the deep bass.
      One HDMI cable connects it to your TV.`,
    bulky: true,
  },
  {
    leaf: "car-audio",
    count: 9,
    brands: "roadvox basslane",
    series: "Cruise Torrent",
    name: `{model} {title}`,
    tiers: `
      price | title                                    | kind       | power | size       | note                                                 | kit | colors
      69    | 6.5" 2-Way Coaxial Car Speakers (Pair)   | Speakers   | 60    | 6.5 inches | Drop-in size for most doors made since 1995          | grilles and screws | Black@2
      129   | 6.2" Touchscreen Bluetooth Car Receiver  | Receiver   | 50    | Double DIN | Calls and music over Bluetooth, with two phones paired at once | wiring harness and trim ring | Black@1
      189   | 12" 4-Ohm Dual Voice Coil Subwoofer      | Subwoofer  | 500   | 12 inches  | A stiff cone that plays low without losing its shape | gasket and screws | Black@3
      249   | 4-Channel Class D Car Amplifier          | Amplifier  | 400   | 10 inches  | Small enough to go under a seat                      | bass knob and terminals | Black@3
      449   | 7" Touchscreen Car Receiver with Wireless Phone Mirroring | Receiver | 50 | Double DIN | Maps, calls and music on a screen you can read in sunlight | wiring harness and microphone | Black@1`,
    details: `
      Product Type: {kind}
      Size: {size}
      Power (continuous, per channel): {power} watts
      Frequency Response: 35 Hz - 20 kHz
      Impedance: 4 ohms
      Connections: RCA and speaker level
      Installation Kit: Included
      Fit: Check the vehicle guide before ordering`,
    features: `
      A quick upgrade: {note}.
      {power} watts per channel: Clear over road noise with the windows down.
      Comes with {kit}: No second trip to the store.`,
    included: "{title}, Installation kit, Owner's manual",
    pitch: `
      {title}, {power} watts per channel.
      An easy upgrade for the daily drive.`,
    story: `
      {note}.
      The {model} handles {power} watts per channel, day after day.
      With {kit} in the box, you can install it in an afternoon.`,
  },
  {
    leaf: "sound-bars",
    count: 10,
    brands: "vistrel kaelden auverne",
    series: "Cadence Span Arioso",
    name: `{model} {channels} Channel Sound Bar {withSub}`,
    tiers: `
      price | channels | withSub                      | power | format             | width | voice | colors
      119   | 2.1      | with Compact Subwoofer       | 120   | Dolby Digital      | 31.5  | Dialogue lift | Black@1, Silver@2
      179   | 2.1      | with Wireless Subwoofer      | 200   | Dolby Digital      | 35.4  | Dialogue lift | Black@1, Silver@2
      349   | 3.1.2    | with Wireless Subwoofer      | 360   | Dolby Atmos, DTS:X | 38.2  | Center channel | Black@1, Silver@2
      699   | 5.1.2    | with Subwoofer and Rear Speakers | 520 | Dolby Atmos, DTS:X | 40.9 | Center channel | Black@3
      1299  | 9.1.4    | with Subwoofer and Rear Speakers | 820 | Dolby Atmos, DTS:X | 48.5 | Center channel | Black@3`,
    details: `
      Channels: {channels}
      Total Power: {power} watts
      Configuration: Sound bar {~withSub}
      Audio Formats: {format}
      Speech: {voice}
      Inputs: HDMI eARC, optical, USB
      Wireless Connectivity: Bluetooth 5.3
      Width: {width} inches
      Mounting: Wall bracket included`,
    features: `
      {channels} channels, {power} watts: A wider stage than any TV's own speakers.
      {voice}: Hear every word without raising the volume.
      {format}: Hear movies the way they were mixed.
      One cable to the TV: HDMI eARC carries everything, volume keys included.`,
    included: "Sound bar, Remote control, HDMI cable, Wall bracket, Power cord",
    pitch: `
      A {channels} channel sound bar {~withSub}, {power} watts in all.
      Clear speech and {power} watts of sound from a bar {width} inches wide.`,
    story: `
      The {model} is a {channels} channel sound bar {~withSub}.
      At {width} inches it sits neatly under a TV or on the wall. // It is {width} inches wide, and the wall bracket is in the box.
      Plug in one HDMI cable and the TV remote controls the volume.`,
  },
];
