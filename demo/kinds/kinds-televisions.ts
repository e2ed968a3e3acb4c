/** TV & Home Theater: televisions. */
import type { KindText } from "../demo-kind";

/** Details of both television leaf categories; energy is the yearly estimate of an LED set of that size. */
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
    count: 18,
    brands: "vistrel kaelden lumivane",
    series: "Reverie Prospect Nova",
    name: `{model} {screen}" Class {panel} 4K UHD Smart {platform}`,
    tiers: `
      price | panel    | resolution         | rate  | hdr                  | hdmi | platform  | scene
      479   | QLED     | 4K (3840 x 2160)   | 60Hz  | HDR10+               | 3    | Google TV | color that stays bright in a sunny room
      649   | Mini LED | 4K (3840 x 2160)   | 120Hz | Dolby Vision, HDR10+ | 4    | Google TV | deep contrast, lamp on or off
      899   | QD Mini LED | 4K (3840 x 2160) | 144Hz | Dolby Vision, HDR10+ | 4   | Google TV | bright daytime sports and rich movie nights
      1249  | OLED     | 4K (3840 x 2160)   | 120Hz | Dolby Vision, HDR10  | 4    | Google TV | true, deep blacks`,
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
      {hdmi} HDMI inputs, one with eARC: Connect a player, console and sound bar at once.
      {platform} built in: One home screen for your services, plus a voice remote.`,
    included: "TV, Stand, Remote control with batteries, Power cord, Quick start guide",
    pitch: `
      A {screen}" {panel} television with {scene}.
      {screen} inches of {panel} picture at {rate}, with {platform} built in.`,
    story: `
      The {model} is a {screen}-inch {panel} set that gives you {scene}. // Choose the {model} for {scene}.
      It refreshes at {rate} and supports {hdr}, so games and movies look their best.
      {platform} brings your streaming services together on one screen.
      It measures {width} inches across and weighs {weight} pounds without its stand, so measure your wall first.`,
    bulky: true,
  },
  {
    leaf: "flat-screen-tvs",
    count: 18,
    brands: "lumivane kaelden vistrel",
    series: "Clear Horizon Aria",
    name: `{model} {screen}" Class LED {format} Smart {platform}`,
    tiers: `
      price | platform  | hdr         | sound
      100   | Google TV | HDR10       | 16
      112   | Google TV | HDR10       | 20
      128   | Google TV | HDR10, HLG  | 24`,
    sizes: `
      factor | screen | format  | resolution          | rate | panel | hdmi | energy | vesa      | width | weight | use
      1      | 24     | HD      | 720p (1366 x 768)   | 60Hz | LED   | 2    | 35     | 75 x 75   | 21.7  | 5.3    | the kitchen counter
      1.4    | 32     | HD      | 720p (1366 x 768)   | 60Hz | LED   | 2    | 46     | 100 x 100 | 28.2  | 8.4    | a guest room
      1.9    | 40     | Full HD | 1080p (1920 x 1080) | 60Hz | LED   | 3    | 65     | 200 x 100 | 35.1  | 12.6   | the bedroom
      2.3    | 43     | 4K UHD  | 4K (3840 x 2160)    | 60Hz | LED   | 3    | 82     | 200 x 200 | 37.7  | 15.4   | a small living room
      2.9    | 55     | 4K UHD  | 4K (3840 x 2160)    | 60Hz | LED   | 3    | 112    | 200 x 200 | 48.4  | 26.2   | an everyday living room
      3.9    | 65     | 4K UHD  | 4K (3840 x 2160)    | 60Hz | LED   | 3    | 146    | 400 x 300 | 57.1  | 41.0   | movie night with the family`,
    colors: "Black",
    details: TV_DETAILS,
    features: `
      {screen}" {format} screen: A good size for {use}.
      {platform} built in: No box, no extra remote.
      {hdmi} HDMI inputs: Room for your console, too.
      {sound} watts of sound: Clear voices at ordinary volume, and Bluetooth for headphones at night.`,
    included: "TV, Stand, Remote control with batteries, Power cord, Quick start guide",
    pitch: `
      A {screen}" {format} smart TV for {use}.
      {screen} inches, {format} and {platform} built in, at a great price.`,
    story: `
      The {model} is a simple, great television for {use}.
      It has a {screen}-inch LED screen with {resolution} resolution, and {platform} opens your services from one row.
      It weighs {weight} pounds without the stand and is {width} inches wide.`,
  },
];
