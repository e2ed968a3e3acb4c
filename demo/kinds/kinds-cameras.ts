/** Cameras & Camcorders. */
import type { KindText } from "../demo-kind";

export const CAMERA_KINDS: readonly KindText[] = [
  {
    leaf: "mirrorless-cameras",
    count: 9,
    brands: "halcyr prismund",
    series: "Alder Facet",
    name: `{model} {sensor} Mirrorless Camera {lens}`,
    tiers: `
      price | sensor     | pixels | lens               | fps | video  | steps | finder | shots | weight | use
      649   | APS-C      | 24.2   | with 15-45mm Lens       | 10  | 4K 30p | -     | 2.36   | 330   | 13.2   | stepping up from your phone
      1099  | APS-C      | 26.1   | with 18-55mm Lens       | 15  | 4K 60p | 6     | 2.36   | 400   | 16.5   | travel and family
      1999  | Full-Frame | 33.0   | with 28-70mm Lens       | 10  | 4K 60p | 5.5   | 3.68   | 530   | 23.2   | portraits and weddings
      3199  | Full-Frame | 45.2   | (Body Only)          | 20  | 8K 30p | 8     | 5.76   | 490   | 25.8   | landscapes and large prints`,
    colors: "Silver@1, Black@2, Tan@3",
    details: `
      Sensor: {sensor} CMOS
      Effective Pixels: {pixels} megapixels
      Configuration: Camera {lens}
      Burst Rate: {fps} frames per second
      Video Resolution: {video}
      Image Stabilization: {steps} stops, in body
      Viewfinder: {finder} million dots
      Screen: 3" vari-angle touch
      Battery Life: {shots} shots
      Memory Card: SD, UHS-II
      Product Weight: {weight} ounces, body`,
    features: `
      {pixels}-megapixel {~sensor} sensor: Shadow detail and clean color after dark.
      {fps} frames a second: Focus locks on the eye while you shoot.
      {steps} stops of stabilization: Sharp pictures by candlelight, without a tripod.
      {video} video: Smooth, with a microphone input.`,
    included: "Camera {lens}, Battery, USB-C cable, Shoulder strap, Body cap",
    pitch: `
      A {pixels}-megapixel {~sensor} camera for {use}.
      {sensor} picture quality, {fps} frames a second and {video} video.`,
    story: `
      The {model} is at its best for {use}.
      Its {pixels}-megapixel {~sensor} sensor and fast eye focus for people and pets leave you free to compose.
      In-body stabilization steadies both stills and {video} video by up to {steps} stops.
      A charge is good for about {shots} shots.`,
  },
  {
    leaf: "dslr-cameras",
    brands: "optavar halcyr",
    series: "Tradition Regent",
    name: `{model} {sensor} DSLR Camera {lens}`,
    tiers: `
      price | sensor     | pixels | lens            | fps | video        | points | iso    | shots | weight
      449   | APS-C      | 24.1   | with 18-55mm Lens    | 3   | 1080p 30p    | 9      | 12,800 | 1,550 | 16.8
      799   | APS-C      | 24.2   | with 18-140mm Lens   | 8   | 4K 30p       | 45     | 25,600 | 1,070 | 24.7
      1599  | Full-Frame | 24.5   | with 24-120mm Lens   | 7   | 4K 30p       | 51     | 51,200 | 2,260 | 29.6
      2399  | Full-Frame | 45.7   | (Body Only)       | 9   | 4K 30p       | 153    | 25,600 | 1,840 | 35.5`,
    colors: "Black",
    details: `
      Sensor: {sensor} CMOS
      Effective Pixels: {pixels} megapixels
      Configuration: Camera {lens}
      Burst Rate: {fps} frames per second
      Video Resolution: {video}
      Autofocus Points: {points}
      Maximum ISO: {iso}
      Viewfinder: Optical, 95% or better
      Battery Life: {shots} shots
      Product Weight: {weight} ounces, body`,
    features: `
      Optical viewfinder: You see the scene itself, with no delay.
      {shots} shots on a charge: A wedding day on one battery.
      {points} autofocus points: Follows a runner across the frame.
      {pixels} megapixels: Crop in and still print large.`,
    included: "Camera {lens}, Battery, Charger, Strap, Eyecup",
    pitch: `
      A {pixels}-megapixel DSLR with {points} focus points and {shots} shots on a charge.
      {sensor} DSLR, {fps} frames a second, with a bright optical viewfinder.`,
    story: `
      For photographers who love an optical viewfinder, there's the {model}.
      It takes {pixels}-megapixel pictures at {fps} frames a second on its {~sensor} sensor.
      The battery lasts for about {shots} shots.`,
  },
  {
    leaf: "point-and-shoot-cameras",
    brands: "optavar halcyr",
    series: "Pocket Minute",
    name: `{model} {pixels}-Megapixel {kind} Camera`,
    tiers: `
      price | kind            | pixels | zoom | range       | video     | screen | water    | ounces | use
      119   | Compact         | 16     | 5x   | 28-140 mm   | 1080p 30p | 2.7    | -        | 5.3    | a child's first camera
      249   | Waterproof      | 16     | 5x   | 27-135 mm   | 4K 30p    | 3      | 50 feet  | 7.0    | snorkeling and ski trips
      429   | Travel Zoom     | 20     | 30x  | 24-720 mm   | 4K 30p    | 3      | -        | 10.8   | one lens for a whole vacation
      1099  | Premium Compact | 20     | 3x   | 24-70 mm    | 4K 60p    | 3      | -        | 10.2   | street pictures of real quality`,
    colors: "Silver@1, Red@2, Blue@3",
    details: `
      Type: {kind}
      Effective Pixels: {pixels} megapixels
      Optical Zoom: {zoom}
      Focal Range: {range}
      Video Resolution: {video}
      Screen Size: {screen} inches
      Waterproof Depth: {water}
      Memory Card: SD
      Charging: USB-C`,
    features: `
      {zoom} optical zoom: Covers {range} without changing a lens.
      {pixels} megapixels: Great for prints and cropping.
      Waterproof to {water}: No case needed.
      Sends pictures to your phone: Share before dessert arrives.`,
    included: "Camera, Battery, USB-C cable, Wrist strap",
    pitch: `
      A {~kind} camera with {zoom} zoom, for {use}.
      {pixels} megapixels and a {zoom} zoom at {ounces} ounces.`,
    story: `
      The {model} was designed for {use}.
      Its {zoom} zoom spans {range}, and it weighs just {ounces} ounces.
      Pictures transfer to your phone automatically.`,
  },
  {
    leaf: "camcorders",
    brands: "optavar",
    series: "Reel",
    name: `{model} {video} Camcorder with {zoom} Optical Zoom`,
    tiers: `
      price | video        | zoom | wide | memory      | mic            | run | screen | ounces | scene
      199   | HD           | 30x  | 32.1 | SD card     | Stereo         | 100 | 2.7    | 7.4    | school plays
      329   | Full HD      | 40x  | 26.8 | 32GB built in | Stereo         | 130 | 3      | 9.1    | games from the far bleachers
      799   | 4K           | 20x  | 26.8 | 64GB built in | Zoom stereo    | 145 | 3      | 18.0   | home movies worth keeping
      1499  | 4K 60p       | 24x  | 25   | Two SD cards | XLR inputs    | 170 | 3.5    | 38.4   | events and interviews`,
    colors: "Black@13, Silver@2",
    details: `
      Video Resolution: {video}
      Optical Zoom: {zoom}
      Widest Angle: {wide} mm
      Recording Media: {memory}
      Audio: {mic}
      Recording Time per Charge: {run} minutes
      Screen Size: {screen} inches
      Image Stabilization: Optical`,
    features: `
      {zoom} optical zoom: Close enough for {scene}.
      {video} recording: Looks right on the living-room TV.
      {run} minutes per charge: Covers the whole event.
      {mic} sound: Voices come through clearly.`,
    included: "Camcorder, Battery, Power adapter, HDMI cable, USB cable",
    pitch: `
      A {video} camcorder with {zoom} zoom for {scene}.
      {video} video, {zoom} zoom and {run} minutes on a charge.`,
    story: `
      Take the {model} to record {scene}.
      Optical stabilization keeps the picture steady, even at full {zoom} zoom.
      The {screen}-inch screen shows exactly what you're recording.`,
  },
  {
    leaf: "action-cameras",
    brands: "kestrix trekvane",
    series: "Ridge Summit",
    name: `{model} {video} Waterproof Action Camera`,
    tiers: `
      price | video | fps | photo | water | run | view | stab        | ounces | screens
      89    | 4K    | 30  | 16    | 100   | 80  | 140  | Electronic  | 3.9    | Rear
      199   | 4K    | 60  | 20    | 33    | 95  | 150  | Horizon lock | 4.6   | Front and rear
      329   | 5.3K  | 60  | 27    | 33    | 110 | 156  | Horizon lock | 5.4   | Front and rear
      449   | 5.7K 360-Degree | 30 | 18 | 33  | 80  | 360  | Horizon lock | 6.4   | Rear`,
    colors: "Black@1, White@2, Olive@3",
    details: `
      Video Resolution: {video} at {fps} frames per second
      Still Photos: {photo} megapixels
      Waterproof Depth: {water} feet
      Field of View: {view} degrees
      Stabilization: {stab}
      Recording Time: {run} minutes
      Screens: {screens}
      Memory Card: microSD up to 512GB`,
    features: `
      {video} video: Pull sharp stills from any frame.
      {stab} stabilization: Smooths out the roughest trails.
      Waterproof to {water} feet: Dive in.
      {run} minutes per battery: Swap in a spare with gloves on.`,
    included: "Camera, Battery, Curved mount, Buckle, USB-C cable",
    pitch: `
      A {~video} action camera, waterproof to {water} feet.
      {ounces} ounces, {video} and ready for water.`,
    story: `
      Clip the {model} to a helmet, a handlebar or a dog.
      It records {~video} at {fps} frames a second with {~stab} stabilization.
      It is waterproof to {water} feet and runs for about {run} minutes on a battery.`,
  },
  {
    leaf: "camera-lenses",
    count: 9,
    brands: "prismund halcyr",
    series: "Lucent Crown",
    name: `{model} {range} f/{aperture} {kind} Lens`,
    tiers: `
      price | kind           | range     | aperture | format     | elements | filter | close | ounces | use | colors
      249   | Prime          | 50mm      | 1.8      | Full-frame | 6        | 49     | 1.5   | 5.6    | portraits with a soft background | @3
      449   | Wide Prime     | 24mm      | 2.8      | Full-frame | 8        | 52     | 0.8   | 6.1    | streets and rooms | @3
      699   | Telephoto Zoom | 70-300mm  | 4.5-5.6  | Full-frame | 16       | 67     | 3.0   | 26.1   | wildlife and the school field | @2
      1099  | Macro          | 100mm     | 2.8      | Full-frame | 13       | 67     | 0.9   | 24.5   | insects, flowers and rings | @1
      2199  | Standard Zoom  | 24-70mm   | 2.8      | Full-frame | 18       | 82     | 1.1   | 24.6   | almost any assignment | @1`,
    details: `
      Lens Type: {kind}
      Focal Length: {range}
      Maximum Aperture: f/{aperture}
      Format: {format}
      Elements: {elements}
      Filter Size: {filter} millimeters
      Closest Focus: {close} feet
      Mount: {brand} mirrorless
      Weather Sealing: Yes`,
    features: `
      {range} at f/{aperture}: Made for {use}.
      {elements} elements with low-dispersion glass: No color fringing.
      Quiet focus motor: Great for video, too.
      Sealed mount: Keeps out drizzle and dust.`,
    included: "Lens, Front cap, Rear cap, Hood",
    pitch: `
      A {range} f/{aperture} lens for {use}.
      {kind} lens, {range}, f/{aperture}, for {brand} mirrorless cameras.`,
    story: `
      Reach for the {model} {range} for {use}.
      Its {elements} elements keep the picture crisp to the corners, even at f/{aperture}.
      It focuses from {close} feet and takes {filter} mm filters.`,
  },
  {
    leaf: "security-cameras",
    count: 10,
    brands: "watchmere vigilow",
    series: "Lookout Nook",
    name: `{model} {kind} Security Camera {pack}`,
    tiers: `
      price | kind                  | pack      | resolution | view | night      | power            | storage       | weather | watch | colors
      29    | Indoor Pan and Tilt   | -         | 1080p      | 360  | 33         | Plug-in power    | microSD card  | -       | the nursery or the dog | White@3
      59    | Wired Outdoor         | -         | 2K         | 130  | 98         | Plug-in power    | microSD card  | IP65    | the driveway | White@1
      149   | Battery Outdoor       | (2-Pack)  | 2K         | 135  | 33         | 6-month battery  | Base station  | IP67    | both sides of the house | White@1
      199   | Outdoor Dome          | -         | 3K         | 140  | 100        | Hardwired        | Built-in memory | IP66    | the front porch | White@2
      449   | Solar Outdoor         | (4-Pack)  | 4K         | 135  | 49         | Solar panel      | Base station  | IP67    | a whole property | White@1`,
    details: `
      Type: {kind}
      Video Resolution: {resolution}
      Field of View: {view} degrees
      Night Vision: {night} feet
      Power: {power}
      Storage: {storage}, no subscription
      Weather Resistance: {weather}
      Audio: Two-way
      Detection: People, vehicles, pets`,
    features: `
      {resolution} video: Read a face, not just a shape.
      Recordings on its {~storage}: They stay with you, with no monthly fee.
      {power}: Set it up and forget it.
      Smart detection: Tells people from branches, so alerts matter.`,
    included: "Camera, Mounting bracket, Screws, Quick start guide",
    pitch: `
      A {resolution} camera to watch {watch}, with no subscription.
      Keep an eye on {watch} in {resolution}, by day and by night.`,
    story: `
      The {model} keeps an eye on {watch}.
      It sees {view} degrees in {resolution} and up to {night} feet in the dark.
      Recordings stay at home on its {~storage}, without a monthly fee.`,
  },
];
