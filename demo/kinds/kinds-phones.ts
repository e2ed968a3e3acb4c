/** Smart Phones. */
import type { KindText } from "../demo-kind";

export const PHONE_KINDS: readonly KindText[] = [
  {
    leaf: "smartphones",
    count: 27,
    brands: "pelaro nuvisse quillith ovrelle",
    series: "Vantage Lite Verse Echo",
    name: `{model} 5G {storage} (Unlocked)`,
    tiers: `
      price | screen | resolution  | rate  | chip            | memory | main | zoom | front | battery | charge | water | ounces | updates | use
      149   | 6.5    | 1600 x 720  | 90Hz  | 8-core 2.2GHz   | 4GB    | 50   | -    | 8     | 5,000   | 15     | IP52  | 6.9    | 3       | messages, maps and music
      279   | 6.6    | 2400 x 1080 | 120Hz | 8-core 2.4GHz   | 6GB    | 50   | -    | 13    | 5,000   | 25     | IP54  | 7.1    | 4       | a family with plenty of photos to take
      449   | 6.4    | 2340 x 1080 | 120Hz | 8-core 2.6GHz   | 8GB    | 50   | 2x   | 16    | 4,800   | 45     | IP67  | 6.6    | 5       | people who take a lot of pictures
      699   | 6.2    | 2400 x 1080 | 120Hz | 8-core 3.0GHz   | 8GB    | 50   | 3x   | 24    | 4,500   | 45     | IP68  | 5.9    | 7       | one-handed use
      999   | 6.7    | 3120 x 1440 | 120Hz | 8-core 3.3GHz   | 12GB   | 108  | 5x   | 32    | 5,000   | 65     | IP68  | 7.4    | 7       | photography in any light
      1399  | 7.6    | 2160 x 1920 | 120Hz | 8-core 3.3GHz   | 12GB   | 50   | 3x   | 16    | 4,700   | 45     | IPX8  | 8.4    | 7       | reading and working on a screen that unfolds`,
    sizes: `
      factor | storage
      1      | 128GB
      1.1    | 256GB
      1.22   | 512GB`,
    colors: "Deep Teal@1, Champagne@2, Lavender@3",
    details: `
      Screen Size: {screen} inches
      Resolution: {resolution} pixels
      Refresh Rate: {rate}
      Processor: {chip}
      Storage Capacity: {storage}
      System Memory (RAM): {memory}
      Main Camera: {main} megapixels
      Optical Zoom: {zoom}
      Front Camera: {front} megapixels
      Battery: {battery} mAh
      Charging (up to): {charge} watts
      Water Resistance: {water}
      SIM: nano SIM and eSIM`,
    features: `
      {screen}" screen at {rate}: Smooth to scroll and bright enough for the beach.
      {main}-megapixel main camera: Clear pictures at home, at concerts and in the snow.
      {zoom} optical zoom: Closer without losing detail.
      {battery} mAh battery: A full day, then {charge}-watt charging before you leave the house.
      {updates} years of updates: Stays secure for years.
      Unlocked: Use a SIM or eSIM from any carrier.`,
    included: "Phone, USB-C cable, SIM tool, Quick start guide",
    pitch: `
      An unlocked 5G phone with a {screen}" screen and {storage} of storage, for {use}.
      {storage}, a {main}-megapixel camera and {updates} years of updates, unlocked.`,
    story: `
      The {model} is a phone for {use}. // Choose the {model} for {use}.
      The {screen}-inch display shows {resolution} pixels at {rate}, and {memory} of memory keeps apps where you left them.
      Its {main}-megapixel camera handles low light for you.
      The {battery} mAh battery charges at up to {charge} watts.
      It works with all major US carriers and gets security updates for {updates} years.`,
  },
];
