/** Computers & Tablets: computers and their screens. */
import type { KindText } from "../demo-kind";

export const COMPUTER_KINDS: readonly KindText[] = [
  {
    leaf: "ipad-tablets",
    count: 10,
    brands: "norvane quillith ovrelle",
    series: "Slate Folio Tab",
    name: `{model} {screen}" Tablet - {storage} - Wi-Fi`,
    tiers: `
      price | screen | resolution  | storage | memory | chip    | battery | camera | pounds | rate  | pen | use
      129   | 8.7    | 1340 x 800  | 64GB    | 4GB    | 8-core  | 10      | 8      | 0.73   | 60Hz  | -   | reading, recipes and cartoons in the back seat
      219   | 10.4   | 2000 x 1200 | 128GB   | 6GB    | 8-core  | 12      | 8      | 1.03   | 60Hz  | -   | streaming in bed and video calls with family
      349   | 11     | 2560 x 1600 | 128GB   | 8GB    | 8-core  | 13      | 13     | 1.06   | 90Hz  | pen | notes, sketches and schoolwork
      549   | 11     | 2560 x 1600 | 256GB   | 8GB    | 8-core  | 12      | 13     | 1.08   | 120Hz | pen | drawing and photo editing
      849   | 12.9   | 2960 x 1848 | 512GB   | 12GB   | 10-core | 14      | 13     | 1.36   | 120Hz | pen | work that used to need a laptop`,
    colors: "Silver@1, Rose Gold@2, Graphite@3",
    details: `
      Screen Size: {screen} inches
      Resolution: {resolution} pixels
      Refresh Rate: {rate}
      Storage Capacity: {storage}
      System Memory (RAM): {memory}
      Processor: {chip}
      Rear Camera: {camera} megapixels
      Battery Life (up to): {battery} hours
      Wireless Connectivity: Wi-Fi 6, Bluetooth 5.2
      Operating System: Android 15
      Stylus Support: Yes, {pen} sold separately`,
    features: `
      {screen}" display with {resolution} pixels: Sharp text and full-frame movies.
      Up to {battery} hours on a charge: Enough for a long flight with the screen on the whole time.
      {storage} of storage: Room for downloaded shows, and a microSD slot when you need more.
      {rate} refresh: Smooth scrolling and natural handwriting.
      Face unlock and kids' profile: Share it with your kids and keep your email private.`,
    included: "Tablet, USB-C cable, Power adapter, Quick start guide",
    pitch: `
      A light {screen}" tablet with {storage} of storage and up to {battery} hours of battery life.
      {screen}" of screen, {storage} of space and a battery that lasts up to {battery} hours.`,
    story: `
      The {model} is made for {use}. // Pick up the {model} for {use}.
      Its {screen}-inch screen shows {resolution} pixels, and the {chip} processor with {memory} of memory keeps several apps open at once.
      At {pounds} pounds it is easy to hold in one hand for a chapter or two. // It weighs {pounds} pounds, so it goes in a bag without a second thought.
      Charge it overnight and it runs for up to {battery} hours the next day.`,
  },
  {
    leaf: "desktop-pcs",
    count: 10,
    brands: "norvane tessovar quillith",
    series: "Anchor Deskline Plinth",
    name: `{model} {form} Desktop - {cpu} - {memory} Memory - {storage} SSD`,
    tiers: `
      price | form       | cpu                | memory | storage | graphics                | ports | watts | pounds | use | colors
      399   | Mini       | Intel N150         | 8GB    | 256GB   | Intel Graphics          | 6     | 65    | 2.4    | mail, bills and browsing | White@3
      549   | Small Form | Intel Core i3-14100 | 8GB   | 512GB   | Intel UHD Graphics 730  | 8     | 180   | 9.1    | a home office | Black@1
      749   | Tower      | Intel Core i5-14400 | 16GB  | 512GB   | Intel UHD Graphics 730  | 10    | 300   | 13.6   | busy days with lots of windows open | Black@1
      949   | All-in-One | AMD Ryzen 7 8840U  | 16GB   | 1TB     | AMD Radeon 780M         | 6     | 150   | 14.2   | photo editing and light gaming | Silver@2
      1399  | Tower      | Intel Core i7-14700 | 32GB  | 2TB     | NVIDIA GeForce RTX 4060 | 11    | 500   | 18.7   | video editing and large spreadsheets | Black@1`,
    details: `
      Form Factor: {form}
      Processor: {cpu}
      System Memory (RAM): {memory} DDR5
      Solid State Drive: {storage} NVMe
      Graphics: {graphics}
      Number of USB Ports: {ports}
      Power Supply: {watts} watts
      Operating System: Windows 11 Home
      Wireless Connectivity: Wi-Fi 6, Bluetooth 5.3`,
    features: `
      {cpu} processor: Wakes fast and stays steady under load.
      {memory} of DDR5 memory: Keep your browser, call and spreadsheet open at once.
      {storage} solid state drive: Starts in seconds and opens large files without a wait.
      {ports} USB ports, two of them USB-C: Plug in without a hub.
      Quiet by design: You'll hear the keyboard, not the fan.`,
    included: "Desktop PC, Keyboard, Mouse, Power cord",
    pitch: `
      A {~form} desktop with {cpu}, {memory} of memory and a {storage} solid state drive.
      {cpu}, {memory} of memory and {storage} of fast storage, ready for {use}.`,
    story: `
      Set the {model} on your desk and it's ready for {use}.
      The {cpu} works with {memory} of DDR5 memory, and {graphics} drives up to three displays.
      Everything sits on a {storage} NVMe drive, so Windows is up before your coffee is. // A {storage} NVMe drive holds your files and opens them without a wait.
      Keyboard and mouse included.`,
  },
  {
    leaf: "gaming-pcs",
    count: 9,
    brands: "drakmoor vexholt tessovar",
    series: "Ravager Onyx Apex",
    name: `{model} Gaming Desktop - {cpu} - {memory} Memory - {gpu} - {storage} SSD`,
    tiers: `
      price | cpu                    | memory | storage | gpu                               | vram | watts | cooling      | pounds | frames
      899   | AMD Ryzen 5 5600       | 16GB   | 512GB   | NVIDIA GeForce RTX 4060           | 8GB  | 500   | Air          | 21.4   | 1080p at high settings
      1199  | Intel Core i5-14400F   | 16GB   | 1TB     | NVIDIA GeForce RTX 4060 Ti        | 8GB  | 600   | Air          | 23.8   | 1080p above 100 frames a second
      1599  | AMD Ryzen 7 7700       | 32GB   | 1TB     | NVIDIA GeForce RTX 4070 SUPER     | 12GB | 750   | 240mm liquid | 27.5   | 1440p with ray tracing on
      2199  | Intel Core i7-14700KF  | 32GB   | 2TB     | NVIDIA GeForce RTX 4070 Ti SUPER  | 16GB | 850   | 360mm liquid | 31.2   | 1440p at 144 frames and more
      3299  | AMD Ryzen 9 9900X      | 64GB   | 4TB     | NVIDIA GeForce RTX 4080 SUPER     | 16GB | 1000  | 360mm liquid | 35.9   | 4K without compromise`,
    colors: "Black@13, White@2",
    details: `
      Processor: {cpu}
      Graphics: {gpu}
      Video Memory: {vram}
      System Memory (RAM): {memory} DDR5
      Solid State Drive: {storage} NVMe
      CPU Cooling: {cooling}
      Power Supply: {watts} watts, 80 Plus Gold
      Operating System: Windows 11 Home
      Wireless Connectivity: Wi-Fi 6E, Bluetooth 5.3
      Lighting: Addressable RGB fans`,
    features: `
      {gpu} graphics: {vram} of video memory for {frames}.
      {cooling} cooling: Clock speeds hold through long sessions, and the room stays quiet.
      {memory} of memory and a {storage} drive: Big worlds load fast.
      Tempered glass side: Four fans with lighting in any color, or off.
      Standard parts throughout: Replace any board, cable or fan at home.`,
    included: "Gaming desktop, Keyboard, Mouse, Power cord, Graphics card support bracket",
    pitch: `
      {gpu} and {cpu} in a cool, quiet case, built for {frames}.
      A ready-to-play tower with {gpu}, {memory} of memory and {storage} of storage.`,
    story: `
      The {model} is tuned for {frames}.
      {cpu} and {gpu} share a roomy case with {~cooling} cooling. // Inside, {gpu} sits next to {cpu}, with {~cooling} cooling to keep both cool.
      With {memory} of memory you can stream, chat and play on the same machine.
      The {watts}-watt supply leaves headroom for the next graphics card.`,
    bulky: false,
  },
  {
    leaf: "laptop-computers",
    count: 26,
    brands: "norvane quillith tessovar vexholt",
    series: "AirFold Lumen Stratus Fury",
    name: `{model} {screen}" Laptop - {cpu} - {memory} Memory - {storage} SSD`,
    tiers: `
      price | screen | resolution  | panel         | cpu                     | graphics                | memory | storage | battery | pounds | use
      279   | 14     | 1366 x 768  | LED           | Intel N100              | Intel UHD Graphics      | 4GB    | 128GB   | 10      | 3.2    | schoolwork and video calls
      449   | 15.6   | 1920 x 1080 | IPS           | Intel Core i3-1315U     | Intel UHD Graphics      | 8GB    | 256GB   | 9       | 3.7    | everyday work at the kitchen table
      649   | 15.6   | 1920 x 1080 | IPS           | AMD Ryzen 5 7530U       | AMD Radeon Graphics     | 16GB   | 512GB   | 11      | 3.6    | college and the office
      849   | 14     | 1920 x 1200 | IPS touch     | Intel Core Ultra 5 125U | Intel Graphics          | 16GB   | 512GB   | 14      | 3.0    | people who travel with their work
      1149  | 16     | 2560 x 1600 | IPS           | AMD Ryzen 7 8845HS      | AMD Radeon 780M         | 16GB   | 1TB     | 13      | 4.1    | photo editing and long documents
      1299  | 15.6   | 1920 x 1080 | 144Hz IPS     | Intel Core i7-13620H    | NVIDIA GeForce RTX 4060 | 16GB   | 1TB     | 6       | 5.1    | games after class
      1799  | 14.5   | 2880 x 1800 | 120Hz OLED    | Intel Core Ultra 7 155H | Intel Arc Graphics      | 32GB   | 1TB     | 12      | 3.3    | designers who won't compromise on color`,
    colors: "Silver@1, Deep Teal@2, Sand@3",
    details: `
      Screen Size: {screen} inches
      Resolution: {resolution} pixels
      Panel Type: {panel}
      Processor: {cpu}
      Graphics: {graphics}
      System Memory (RAM): {memory}
      Solid State Drive: {storage} NVMe
      Battery Life (up to): {battery} hours
      Operating System: Windows 11 Home
      Wireless Connectivity: Wi-Fi 6E, Bluetooth 5.3
      Ports: 2 x USB-C, 2 x USB-A, HDMI, headphone
      Backlit Keyboard: Yes`,
    features: `
      {screen}" {panel} screen: {resolution} pixels, with a matte finish that's easy on the eyes.
      {cpu}: Paired with {memory} of memory for {use}.
      Up to {battery} hours of battery: A 30-minute charge restores half.
      {storage} solid state drive: Opens files in seconds, with no moving parts to fail.
      Webcam with a shutter: Slide it shut when the call is over.
      Backlit keyboard: Full-size keys for working after dark.`,
    included: "Laptop, USB-C power adapter, Quick start guide",
    pitch: `
      A {screen}" laptop with {cpu}, {memory} of memory and {storage} of storage, made for {use}.
      {pounds} pounds, {memory} of memory and up to {battery} hours unplugged.`,
    story: `
      The {model} is a laptop for {use}. // Choose the {model} for {use}.
      Its {screen}-inch {panel} screen has {resolution} pixels, and {graphics} powers the picture.
      {cpu} with {memory} of memory responds instantly, and the {storage} drive opens files without a wait.
      It weighs {pounds} pounds and lasts up to {battery} hours on a charge. // A charge lasts up to {battery} hours, and at {pounds} pounds you'll hardly notice it in a backpack.`,
  },
  {
    leaf: "computer-monitors",
    count: 12,
    brands: "norvane tessovar drakmoor",
    series: "ViewPro Clarity Sabre",
    name: `{model} {screen}" {type} {rate} Monitor`,
    tiers: `
      price | star | type              | screen | resolution  | panel | rate  | response | brightness | energy | weight | use | colors
      119   | Yes  | Full HD           | 24     | 1920 x 1080 | IPS   | 100Hz | 5        | 250        | 18     | 7.1    | a tidy home office | Silver@1, White@3
      189   | -    | Full HD Gaming    | 24.5   | 1920 x 1080 | IPS   | 180Hz | 1        | 300        | 22     | 8.4    | fast shooters | White@3
      259   | Yes  | QHD               | 27     | 2560 x 1440 | IPS   | 75Hz  | 5        | 350        | 28     | 10.8   | two windows side by side | Silver@1, White@3
      329   | -    | QHD Gaming        | 27     | 2560 x 1440 | IPS   | 165Hz | 1        | 400        | 33     | 11.9   | games worth looking at | White@3
      449   | Yes  | 4K UHD            | 32     | 3840 x 2160 | IPS   | 60Hz  | 5        | 400        | 45     | 16.5   | spreadsheets and photo work | Silver@1
      599   | -    | Curved Ultrawide  | 34     | 3440 x 1440 | VA    | 144Hz | 1        | 350        | 48     | 18.3   | replacing two screens with one | Black@2
      949   | -    | Curved QHD OLED Gaming | 27     | 2560 x 1440 | OLED  | 240Hz | 0.03     | 450        | 40     | 12.6   | perfect blacks at full speed | Black@2`,
    details: `
      Screen Size: {screen} inches
      Resolution: {resolution} pixels
      Panel Type: {panel}
      Refresh Rate: {rate}
      Response Time: {response} ms
      Brightness: {brightness} nits
      Ports: 2 x HDMI, 1 x DisplayPort, headphone
      Adjustments: Height, tilt, swivel
      ENERGY STAR Certified: {star}
      Power Use (typical): {energy} watts
      Product Weight: {weight} pounds with stand`,
    features: `
      {resolution} on {screen}": Sharp enough for fine print, wide enough for {use}.
      {rate} refresh and {response} ms response: Motion stays clear.
      {panel} panel at {brightness} nits: Colors stay true from any angle.
      Stand that lifts, tilts and turns: Set it to eye level and save your neck.
      Low blue light, no flicker: Easier on the eyes after dark.`,
    included: "Monitor, Stand, HDMI cable, DisplayPort cable, Power cord",
    pitch: `
      A {screen}" {type} monitor with a {rate} {panel} panel, made for {use}.
      {resolution} pixels on a {screen}" {panel} panel that refreshes at {rate}.`,
    story: `
      The {model} is a monitor for {use}.
      Its {screen}-inch {panel} panel shows {resolution} pixels at {rate}. // You get {resolution} pixels at {rate} on a {screen}-inch {panel} panel.
      The stand adjusts for height, tilt and swivel, or comes off for a wall arm.
      Two HDMI ports and a DisplayPort take a laptop, a console and a desktop at once.`,
  },
];
