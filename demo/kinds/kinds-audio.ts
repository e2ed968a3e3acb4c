/** Speakers & Audio. */
import type { KindText } from "../demo-kind";

export const AUDIO_KINDS: readonly KindText[] = [
  {
    leaf: "bluetooth-speakers",
    count: 10,
    brands: "boomhollow melodane",
    series: "Pebble Tune",
    name: `{model} {style} Bluetooth Speaker`,
    tiers: `
      price | style             | power | run | water | pounds | drivers                  | place | colors
      29    | Pocket            | 5     | 10  | IPX5  | 0.5    | One 1.75" driver          | a coat pocket | Teal@1
      69    | Portable          | 15    | 14  | IP67  | 1.2    | Two 2" drivers            | the shower or the beach | Teal@1
      129   | Rugged Portable   | 30    | 20  | IP67  | 2.1    | Two drivers, two passive radiators | the campsite | Teal@1
      249   | 360-Degree        | 60    | 18  | IP67  | 4.3    | One woofer, three tweeters | the patio table | Sand@2
      379   | Home              | 100   | -   | -     | 8.8    | One woofer, two mids, two tweeters | the living-room shelf | Black@3`,
    details: `
      Power: {power} watts
      Drivers: {drivers}
      Battery Life (up to): {run} hours
      Water Resistance: {water}
      Bluetooth: 5.3, range 100 feet
      Pairing: Stereo with a second speaker
      Charging: {?run}USB-C
      Speakerphone: Yes`,
    features: `
      {power} watts: More than enough for {place}.
      Up to {run} hours: Charge it Friday, play it all weekend.
      {water} protection: Rinse off the sand and carry on.
      Stereo pairing: Connect two for left and right.`,
    included: "Speaker, USB-C cable, Quick start guide",
    pitch: `
      A {power}-watt Bluetooth speaker made for {place}.
      {power} watts of sound, just right for {place}.`,
    story: `
      The {model} was made for {place}.
      It has {~drivers}, tuned so that voices stay clear at low volume.
      Pair a second one for stereo. // Add a second one for a stereo pair.`,
  },
  {
    leaf: "headphones",
    count: 12,
    brands: "melodane harkwell glintspire",
    series: "Calm Studio Aura",
    name: `{model} {style} Headphones`,
    tiers: `
      price | style                                  | driver | run | codec       | ounces | anc | note
      25    | Wired On-Ear                           | 32     | -   | 3.5 mm plug | 4.9    | -   | just work, with any 3.5 mm plug
      79    | Wireless Over-Ear                      | 40     | 45  | Bluetooth (SBC, AAC) | 7.8    | -   | last a full workweek on a charge
      179   | Wireless Noise Cancelling Over-Ear     | 40     | 35  | Bluetooth (AAC, LDAC) | 8.8    | Yes | hush the bus and the office
      279   | Open-Back Wired                        | 50     | -   | 3.5 mm plug | 9.7    | -   | sound like sitting in front of good speakers
      379   | Premium Wireless Noise Cancelling      | 40     | 40  | Bluetooth (AAC, LDAC, aptX) | 9.0 | Yes | adapt to how your ears hear`,
    colors: "Ivory@1, Black@2, Midnight Blue@3",
    details: `
      Style: {style}
      Driver Size: {driver} millimeters
      Battery Life (up to): {run} hours
      Active Noise Cancelling: {anc}
      Connection: {codec}
      Microphone: {?run}Built in
      Foldable: {?run}Yes
      Ear Pads: Replaceable`,
    features: `
      {driver} mm drivers: Warm bass and clear vocals.
      Up to {run} hours of play: A 10-minute charge adds three more.
      Noise cancelling{?anc}: Turn it up for the plane, down for the street.
      Replaceable ear pads: Keep them going for years.`,
    included: "Headphones, Cable, Carrying pouch",
    pitch: `
      Headphones that {note}.
      {style} comfort at {ounces} ounces.`,
    story: `
      The {model} headphones {note}.
      Soft pads and {ounces} ounces make them easy to forget during a long call or a longer album.
      Pads and cable are replaceable when they wear out.`,
  },
  {
    leaf: "earbuds",
    count: 9,
    brands: "melodane ovrelle",
    series: "Dot Bud",
    name: `{model} {style} Earbuds`,
    tiers: `
      price | style                           | run | total | water | anc | weight | note
      24    | True Wireless                   | 6   | 24    | IPX4  | -   | 0.14   | are small enough to sleep in
      59    | Sport True Wireless             | 8   | 32    | IPX7  | -   | 0.21   | hook over the ear and stay there
      119   | Noise Cancelling True Wireless  | 7   | 28    | IPX4  | Yes | 0.18   | quiet the commute
      199   | Adaptive Noise Cancelling       | 8   | 36    | IP54  | Yes | 0.19   | lower the noise when you need it and let voices in when you talk`,
    colors: "White@1, Black@2, Ice Blue@3",
    details: `
      Style: {style}
      Battery Life (buds): {run} hours
      Battery Life (with case): {total} hours
      Active Noise Cancelling: {anc}
      Water Resistance: {water}
      Bluetooth: 5.3, two devices
      Microphones: 3 per bud
      Wireless Charging Case: Yes
      Weight per Bud: {weight} ounces`,
    features: `
      {run} hours, {total} with the case: Charge once a week.
      {water}: Rain and sweat are no problem.
      Two devices at once: Take a call on your phone while watching on your tablet.
      Four tip sizes: Find your perfect fit.`,
    included: "Earbuds, Charging case, Four pairs of ear tips, USB-C cable",
    pitch: `
      Earbuds that {note}.
      {total} hours of play with the case, and {water} protection.`,
    story: `
      The {model} earbuds {note}.
      They play for {run} hours, and the case brings that to {total}.
      Three microphones per side keep wind out of your calls.`,
  },
  {
    leaf: "bookshelf-speakers",
    count: 9,
    brands: "harkwell auverne",
    series: "Folio Chamber",
    name: `{model} {woofer}" {kind} Bookshelf Speakers (Pair)`,
    tiers: `
      price | kind     | woofer | tweeter          | power | response       | sensitivity | weight | input
      119   | Powered  | 4      | 0.75" silk dome  | 42    | 60 Hz to 20 kHz | 85 dB       | 10.8   | Bluetooth, RCA
      249   | Passive  | 5.25   | 1" silk dome     | 100   | 52 Hz to 22 kHz | 86 dB       | 15.4   | Binding posts
      449   | Powered  | 5.25   | 1" silk dome     | 120   | 46 Hz to 22 kHz | 88 dB       | 22.3   | HDMI ARC, phono, Bluetooth
      799   | Passive  | 6.5    | 1" aluminum dome | 150   | 42 Hz to 28 kHz | 88 dB       | 29.1   | Bi-wire binding posts`,
    colors: "Walnut@1, Black@2, White@3",
    details: `
      Type: {kind}
      Woofer: {woofer} inches
      Tweeter: {tweeter}
      Power (per pair): {power} watts
      Frequency Response: {response}
      Sensitivity: {sensitivity}
      Inputs: {input}
      Cabinet: Braced MDF
      Grilles: Magnetic
      Weight (pair): {weight} pounds`,
    features: `
      {woofer}" woofers: Bass lines you can follow.
      {tweeter} tweeters: Bright without being sharp.
      {input}: Connects to the gear you have.
      Braced cabinets: You hear the band, not the box.`,
    included: "Pair of speakers, Grilles, Speaker cable, Rubber feet",
    pitch: `
      A pair of {~kind} speakers with {woofer}" woofers, in {~color}.
      {response} from a cabinet that fits on a shelf.`,
    story: `
      The {model} speakers reach from {response}, more than their size suggests.
      Each pairs a {woofer}-inch woofer with a {tweeter} tweeter in a braced {~color} cabinet.
      Place them a few inches from the wall, sit back and listen.`,
  },
  {
    leaf: "receivers-amplifiers",
    count: 9,
    brands: "auverne harkwell",
    series: "Concert Linear",
    name: `{model} {channels} Channel {watts}W {kind}`,
    tiers: `
      price | kind                   | channels | watts | inputs | hdmi | formats               | pounds | colors
      199   | Stereo Receiver        | 2.0      | 80    | 5      | -    | Stereo                | 14.8 | Champagne@3
      379   | A/V Receiver           | 5.2      | 75    | 8      | 4    | Dolby Digital, DTS-HD | 17.9 | Black@1, Silver@2
      599   | Integrated Amplifier   | 2.1      | 60    | 7      | -    | Stereo, hi-res        | 18.3 | Champagne@3
      799   | 8K A/V Receiver        | 7.2      | 90    | 10     | 7    | Dolby Atmos, DTS:X    | 22.0 | Black@1, Silver@2
      1699  | 8K A/V Receiver        | 9.4      | 110   | 12     | 7    | Dolby Atmos, DTS:X    | 30.9 | Black@1`,
    details: `
      Type: {kind}
      Channels: {channels}
      Power per Channel: {watts} watts at 8 ohms
      Inputs: {inputs}
      HDMI Inputs: {hdmi}
      Formats: {formats}
      Phono Input: Moving magnet
      Wireless Connectivity: Bluetooth, Wi-Fi
      Width: 17.1 inches`,
    features: `
      {watts} watts per channel: Real watts, measured with all channels playing.
      {hdmi} HDMI inputs: Keep your player, consoles and streaming box connected.
      Phono input: Plug in a turntable, no preamp needed.
      Guided setup: The screen tells you which wire goes where.`,
    included: "{kind}, Remote control with batteries, Antennas, Owner's manual",
    pitch: `
      {channels} channels at {watts} watts each, with a phono input.
      A {kind} with {inputs} inputs and {watts} watts per channel.`,
    story: `
      The {model} gives each of its channels {watts} watts into 8 ohms.
      It has {inputs} inputs, a phono stage among them.
      The weighted volume knob feels just right.`,
  },
  {
    leaf: "turntables",
    brands: "harkwell auverne",
    series: "Groove Revolve",
    name: `{model} {kind} Turntable`,
    tiers: `
      price | kind                     | drive  | cartridge        | wow  | arm             | out               | pounds
      99    | Bluetooth Starter        | Belt   | Ceramic          | 0.25 | Straight        | Bluetooth or RCA  | 6.8
      199   | Automatic                | Belt   | Moving magnet    | 0.20 | Straight        | RCA with a built-in preamp | 9.5
      349   | Direct-Drive             | Direct | Moving magnet    | 0.10 | S-shaped        | RCA or USB        | 17.6
      799   | Audiophile               | Belt   | Moving magnet    | 0.08 | 9" carbon fiber | RCA               | 15.2`,
    colors: "Walnut@1, Black@2, White@3",
    details: `
      Drive: {drive}
      Cartridge: {cartridge}
      Speeds: 33 1/3 and 45 rpm
      Wow and Flutter: {wow}%
      Tonearm: {arm}
      Outputs: {out}
      Platter: 12" aluminum
      Dust Cover: Included`,
    features: `
      {drive} drive, {wow}% wow and flutter: Rock-steady pitch.
      {cartridge} cartridge, preinstalled: From box to side A in ten minutes.
      {arm} tonearm: Tracks the groove lightly, so records last.`,
    included: "Turntable, Platter mat, Dust cover, RCA cable, 45 adapter",
    pitch: `
      A {~kind} turntable with a {~cartridge} cartridge preinstalled.
      {drive} drive and a {~arm} tonearm under a clear dust cover.`,
    story: `
      The {model} is ready to play once the belt and platter are on.
      Its {~arm} arm carries a {~cartridge} cartridge you can upgrade later.
      It connects by {out}.`,
  },
  {
    leaf: "party-speakers",
    brands: "boomhollow basslane",
    series: "Thunder Block",
    name: `{model} {power}W Portable Party Speaker`,
    tiers: `
      price | power | woofer         | run | water | pounds | lights           | size
      129   | 100   | 6.5"           | 8   | IPX4  | 11.5   | Ring light       | small
      229   | 160   | Two 5.25"      | 12  | IPX4  | 17.3   | Ring lights      | patio
      399   | 300   | 10"            | 15  | IPX4  | 38.9   | Full-front lights | backyard
      899   | 800   | Two 12"        | 18  | IPX4  | 64.8   | Full-front lights | neighborhood`,
    colors: "Black",
    details: `
      Power: {power} watts
      Woofer: {woofer}
      Battery Life (up to): {run} hours
      Lighting: {lights}
      Water Resistance: {water}
      Inputs: Bluetooth, USB, two microphone or guitar inputs
      Linking: Up to 100 speakers
      Transport: Handle and wheels`,
    features: `
      {power} watts: The bass reaches the back fence.
      Up to {run} hours: Lasts longer than most guests.
      Two microphone inputs: Ready for karaoke, toasts and guitars.
      {lights}: Synced to the beat, or off.`,
    included: "Party speaker, Power cord, Quick start guide",
    pitch: `
      {power} watts for a {size} party, with up to {run} hours of battery.
      A {size} speaker with lights, two microphone inputs and {power} watts.`,
    story: `
      The {model} turns any Saturday into a {size} party.
      It puts out {power} watts and runs for up to {run} hours.
      Link more speakers as the guest list grows.`,
  },
];
