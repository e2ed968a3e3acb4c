/** Computers & Tablets. */
import type { KindText } from "../demo-kind";

export const COMPUTER_KINDS: readonly KindText[] = [
  {
    leaf: "ipad-tablets",
    count: 10,
    brands: "norvane quillith ovrelle",
    series: "Slate Folio Tab",
    name: `{model} {screen}" Tablet - {storage} - Wi-Fi`,
    tiers: `
      price | screen | resolution  | storage | memory | chip    | battery | camera | weight | rate  | pen | use
      129   | 8.7    | 1340 x 800  | 64GB    | 4GB    | 8-core  | 10      | 8      | 0.73   | 60Hz  | -   | reading, recipes and the odd cartoon in the back seat
      219   | 10.4   | 2000 x 1200 | 128GB   | 6GB    | 8-core  | 12      | 8      | 1.03   | 60Hz  | -   | streaming in bed and video calls with family
      349   | 11     | 2560 x 1600 | 128GB   | 8GB    | 8-core  | 13      | 13     | 1.06   | 90Hz  | pen | notes, sketches and schoolwork
      549   | 11     | 2560 x 1600 | 256GB   | 8GB    | 8-core  | 12      | 13     | 1.08   | 120Hz | pen | drawing and photo editing
      849   | 12.9   | 2960 x 1848 | 512GB   | 12GB   | 10-core | 14      | 13     | 1.36   | 120Hz | pen | work that used to need a laptop`,
    colors: "Graphite, Silver, Mint, Sky Blue",
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
      Stylus Support: Yes, {pen} sold separately
      Product Weight: {weight} pounds`,
    features: `
      {screen}" display with {resolution} pixels: Text stays sharp at arm's length and films fill the frame.
      Up to {battery} hours on a charge: Enough for a long flight with the screen on all the way.
      {storage} of storage: Room for downloaded shows, and a microSD slot when you need more.
      {rate} refresh: Scrolling and handwriting keep up with your hand.
      Face unlock and a kids' profile: Hand it to a child without handing over your mail.`,
    included: "Tablet, USB-C cable, Power adapter, Quick start guide",
    pitch: `
      A light {screen}" tablet with {storage} of storage and up to {battery} hours of battery life.
      {screen}" of screen, {storage} of space and a battery that lasts up to {battery} hours.`,
    story: `
      The {model} is made for {use}. // Pick up the {model} for {use}.
      Its {screen}-inch screen shows {resolution} pixels, and the {chip} processor with {memory} of memory keeps several apps open at once.
      At {weight} pounds it is easy to hold in one hand for a chapter or two. // It weighs {weight} pounds, so it goes in a bag without a second thought.
      Charge it overnight and it runs for up to {battery} hours the next day.`,
  },
  {
    leaf: "desktop-pcs",
    count: 10,
    brands: "norvane tessovar quillith",
    series: "Tower Deskline Compact",
    name: `{model} {form} Desktop - {cpu} - {memory} Memory - {storage} SSD`,
    tiers: `
      price | form       | cpu                | memory | storage | graphics                | ports | watts | weight | use
      399   | Mini       | Intel N150         | 8GB    | 256GB   | Intel Graphics          | 6     | 65    | 2.4    | mail, bills and browsing
      549   | Small Form | Intel Core i3-14100 | 8GB   | 512GB   | Intel UHD Graphics 730  | 8     | 180   | 9.1    | a home office
      749   | Tower      | Intel Core i5-14400 | 16GB  | 512GB   | Intel UHD Graphics 730  | 10    | 300   | 13.6   | busy days with many windows open
      949   | Tower      | AMD Ryzen 7 8700G  | 16GB   | 1TB     | AMD Radeon 780M         | 10    | 350   | 14.2   | photo work and light games
      1399  | Tower      | Intel Core i7-14700 | 32GB  | 2TB     | NVIDIA GeForce RTX 4060 | 11    | 500   | 18.7   | video editing and large spreadsheets`,
    colors: "Black, Silver",
    details: `
      Form Factor: {form}
      Processor: {cpu}
      System Memory (RAM): {memory} DDR5
      Solid State Drive: {storage} NVMe
      Graphics: {graphics}
      Number of USB Ports: {ports}
      Power Supply: {watts} watts
      Operating System: Windows 11 Home
      Wireless Connectivity: Wi-Fi 6, Bluetooth 5.3
      Product Weight: {weight} pounds`,
    features: `
      {cpu} processor: Quick to wake and steady under load.
      {memory} of DDR5 memory: Keep the browser, the call and the spreadsheet open together.
      {storage} solid state drive: Starts in seconds, and there is a free bay for a second drive.
      {ports} USB ports, two of them USB-C: Plug in without a hub.
      Tool-free side panel: Adding memory later takes a minute.`,
    included: "Desktop PC, Keyboard, Mouse, Power cord",
    pitch: `
      A {form} desktop with {cpu}, {memory} of memory and a {storage} solid state drive.
      {cpu}, {memory} of memory and {storage} of fast storage, ready for {use}.`,
    story: `
      Set the {model} beside your monitor and it is ready for {use}.
      The {cpu} works with {memory} of DDR5 memory, and {graphics} drives up to three displays.
      Everything sits on a {storage} NVMe drive, so Windows is up before the coffee is. // A {storage} NVMe drive holds your files and opens them without a wait.
      A keyboard and mouse are in the box.`,
  },
  {
    leaf: "gaming-pcs",
    count: 9,
    brands: "drakmoor vexholt tessovar",
    series: "Ravager Onyx Apex",
    name: `{model} Gaming Desktop - {cpu} - {memory} Memory - {gpu} - {storage} SSD`,
    tiers: `
      price | cpu                    | memory | storage | gpu                               | vram | watts | cooling      | weight | frames
      899   | AMD Ryzen 5 5600       | 16GB   | 512GB   | NVIDIA GeForce RTX 4060           | 8GB  | 500   | Air          | 21.4   | 1080p at high settings
      1199  | Intel Core i5-14400F   | 16GB   | 1TB     | NVIDIA GeForce RTX 4060 Ti        | 8GB  | 600   | Air          | 23.8   | 1080p above 100 frames a second
      1599  | AMD Ryzen 7 7700       | 32GB   | 1TB     | NVIDIA GeForce RTX 4070 SUPER     | 12GB | 750   | 240mm liquid | 27.5   | 1440p with ray tracing on
      2199  | Intel Core i7-14700KF  | 32GB   | 2TB     | NVIDIA GeForce RTX 4070 Ti SUPER  | 16GB | 850   | 360mm liquid | 31.2   | 1440p at 144 frames and more
      3299  | AMD Ryzen 9 9900X      | 64GB   | 4TB     | NVIDIA GeForce RTX 4080 SUPER     | 16GB | 1000  | 360mm liquid | 35.9   | 4K without compromise`,
    colors: "Black, White",
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
      Lighting: Addressable RGB fans
      Product Weight: {weight} pounds`,
    features: `
      {gpu} graphics: {vram} of video memory for {frames}.
      {cooling} cooling: Clock speeds hold through long sessions, and the room stays quiet.
      {memory} of memory and a {storage} drive: Large worlds load while the others still wait.
      Tempered glass side: Four fans whose lighting can be set to any color, or off.
      Standard parts throughout: Every board, cable and fan can be replaced at home.`,
    included: "Gaming desktop, Keyboard, Mouse, Power cord, Graphics card support bracket",
    pitch: `
      {gpu} and {cpu} in a cool, quiet case, built for {frames}.
      A ready-to-play tower with {gpu}, {memory} of memory and {storage} of storage.`,
    story: `
      The {model} is tuned for {frames}.
      {cpu} and {gpu} share a roomy case with {cooling} cooling. // Inside, {gpu} sits next to {cpu}, with {cooling} cooling to keep both calm.
      With {memory} of memory you can stream, chat and play on the same machine.
      The {watts}-watt supply leaves headroom for the next graphics card.`,
    bulky: false,
  },
  {
    leaf: "laptop-computers",
    count: 22,
    brands: "norvane quillith tessovar vexholt",
    series: "AirFold Lumen Stratus Fury",
    name: `{model} {screen}" Laptop - {cpu} - {memory} Memory - {storage} SSD`,
    tiers: `
      price | screen | resolution  | panel         | cpu                     | graphics                | memory | storage | battery | weight | use
      279   | 14     | 1366 x 768  | LED           | Intel N100              | Intel UHD Graphics      | 4GB    | 128GB   | 10      | 3.2    | schoolwork and video calls
      449   | 15.6   | 1920 x 1080 | IPS           | Intel Core i3-1315U     | Intel UHD Graphics      | 8GB    | 256GB   | 9       | 3.7    | everyday work at the kitchen table
      649   | 15.6   | 1920 x 1080 | IPS           | AMD Ryzen 5 7530U       | AMD Radeon Graphics     | 16GB   | 512GB   | 11      | 3.6    | college and the office
      849   | 14     | 1920 x 1200 | IPS touch     | Intel Core Ultra 5 125U | Intel Graphics          | 16GB   | 512GB   | 14      | 3.0    | people who travel with their work
      1149  | 16     | 2560 x 1600 | IPS           | AMD Ryzen 7 8845HS      | AMD Radeon 780M         | 16GB   | 1TB     | 13      | 4.1    | photo editing and long documents
      1299  | 15.6   | 1920 x 1080 | 144Hz IPS     | Intel Core i7-13620H    | NVIDIA GeForce RTX 4060 | 16GB   | 1TB     | 6       | 5.1    | games after class
      1799  | 14.5   | 2880 x 1800 | 120Hz OLED    | Intel Core Ultra 7 155H | Intel Arc Graphics      | 32GB   | 1TB     | 12      | 3.3    | designers who will not compromise on color`,
    colors: "Silver, Slate Gray, Midnight Blue, Black",
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
      Backlit Keyboard: Yes
      Product Weight: {weight} pounds`,
    features: `
      {screen}" {panel} screen: {resolution} pixels, with a matte finish that is kind to tired eyes.
      {cpu}: Paired with {memory} of memory for {use}.
      Up to {battery} hours of battery: Leave the charger at home for a day of meetings.
      {storage} solid state drive: Opens in seconds and has no moving parts to break.
      Webcam with a shutter: Slide it shut when the call is over.
      Backlit keyboard: Full-size keys you can see on a night train.`,
    included: "Laptop, USB-C power adapter, Quick start guide",
    pitch: `
      A {screen}" laptop with {cpu}, {memory} of memory and {storage} of storage, made for {use}.
      {weight} pounds, {memory} of memory and up to {battery} hours away from the wall.`,
    story: `
      The {model} is a laptop for {use}. // We chose the {model} for {use}.
      Its {screen}-inch {panel} screen has {resolution} pixels, and {graphics} takes care of the picture.
      {cpu} with {memory} of memory answers at once, and the {storage} drive has room for years of files.
      It weighs {weight} pounds and lasts up to {battery} hours on a charge. // A charge lasts up to {battery} hours, and at {weight} pounds you will hardly notice it in a backpack.`,
  },
  {
    leaf: "computer-monitors",
    count: 12,
    brands: "norvane tessovar drakmoor",
    series: "ViewPro Clarity Sabre",
    name: `{model} {screen}" {type} {rate} Monitor`,
    tiers: `
      price | type              | screen | resolution  | panel | rate  | response | brightness | energy | weight | use
      119   | Full HD           | 24     | 1920 x 1080 | IPS   | 100Hz | 5        | 250        | 18     | 7.1    | a tidy home office
      189   | Full HD Gaming    | 24.5   | 1920 x 1080 | IPS   | 180Hz | 1        | 300        | 22     | 8.4    | fast shooters
      259   | QHD               | 27     | 2560 x 1440 | IPS   | 75Hz  | 5        | 350        | 28     | 10.8   | two windows side by side
      329   | QHD Gaming        | 27     | 2560 x 1440 | IPS   | 165Hz | 1        | 400        | 33     | 11.9   | games with some detail to admire
      449   | 4K UHD            | 32     | 3840 x 2160 | IPS   | 60Hz  | 5        | 400        | 45     | 16.5   | spreadsheets and photo work
      599   | Curved Ultrawide  | 34     | 3440 x 1440 | VA    | 144Hz | 1        | 350        | 48     | 18.3   | replacing two screens with one
      949   | QHD OLED Gaming   | 27     | 2560 x 1440 | OLED  | 240Hz | 0.03     | 450        | 40     | 12.6   | perfect blacks at full speed`,
    colors: "Black, White",
    details: `
      Screen Size: {screen} inches
      Resolution: {resolution} pixels
      Panel Type: {panel}
      Refresh Rate: {rate}
      Response Time: {response} milliseconds
      Brightness: {brightness} nits
      Ports: 2 x HDMI, 1 x DisplayPort, headphone
      Adjustments: Height, tilt, swivel
      VESA Mount: 100 x 100 mm
      Power Use (typical): {energy} watts
      Product Weight: {weight} pounds with stand`,
    features: `
      {resolution} on {screen}": Sharp enough for small type, wide enough for {use}.
      {rate} refresh and {response} ms response: Motion stays clear.
      {panel} panel at {brightness} nits: Colors hold when you lean to the side.
      Stand that lifts, tilts and turns: Put the top edge at eye level and your neck will thank you.
      Low blue light, no flicker: Easier on the eyes after dark.`,
    included: "Monitor, Stand, HDMI cable, DisplayPort cable, Power cord",
    pitch: `
      A {screen}" {type} monitor with a {rate} {panel} panel, made for {use}.
      {resolution} pixels on a {screen}" {panel} panel that refreshes at {rate}.`,
    story: `
      The {model} was made with {use} in mind.
      Its {screen}-inch {panel} panel shows {resolution} pixels at {rate}. // You get {resolution} pixels at {rate} on a {screen}-inch {panel} panel.
      The stand adjusts for height, tilt and swivel, or comes off for a wall arm.
      Two HDMI ports and a DisplayPort take a laptop, a console and a desktop at once.`,
  },
  {
    leaf: "printers-scanners",
    count: 6,
    brands: "inkfield pagecroft",
    series: "Flow Leaf",
    name: `{model} Wireless All-in-One {tech} Printer`,
    pictures: [1, 2],
    tiers: `
      price | tech            | speed | paper | scan | yield | duplex    | weight | use
      79    | Inkjet          | 8     | 60    | 600 x 1200 | 180   | Manual    | 8.2    | school forms and the odd photo
      149   | Inkjet          | 15    | 150   | 1200 x 2400 | 400  | Automatic | 13.4   | a home office
      249   | Ink Tank        | 12    | 250   | 1200 x 2400 | 6,000 | Automatic | 14.1  | families who print a lot
      229   | Mono Laser      | 32    | 250   | 600 x 1200 | 1,600 | Automatic | 25.4   | contracts and invoices
      399   | Color Laser     | 26    | 250   | 1200 x 1200 | 1,400 | Automatic | 41.2  | a small office with color handouts`,
    colors: "White, Black",
    details: `
      Print Technology: {tech}
      Functions: Print, copy, scan
      Print Speed (black): {speed} pages per minute
      Paper Capacity: {paper} sheets
      Scan Resolution: {scan} dots per inch
      Two-Sided Printing: {duplex}
      Page Yield (first fill): {yield} pages
      Connectivity: Wi-Fi 5, USB, mobile printing
      Product Weight: {weight} pounds`,
    features: `
      {speed} pages a minute: Ten pages are out before you have found the stapler.
      {duplex} two-sided printing: Halves the paper you buy.
      About {yield} pages from what is in the box: Know what printing costs before you start.
      Prints from any phone: No driver to install.
      {paper}-sheet tray: Holds enough that you can forget about it.`,
    included: "Printer, Starter ink or toner, Power cord, Setup guide",
    pitch: `
      A wireless {tech} printer, copier and scanner for {use}.
      Prints {speed} pages a minute, copies and scans, all over Wi-Fi.`,
    story: `
      The {model} suits {use}.
      It prints up to {speed} pages a minute and scans at {scan} dots per inch.
      The first fill lasts for about {yield} pages, so there is no second purchase to make today.
      Setup takes a few minutes from a phone. // Connect it from your phone; the app walks you through it in a few minutes.`,
  },
  {
    leaf: "printers-scanners",
    count: 3,
    brands: "pagecroft inkfield",
    series: "ScanLeaf ScanFlow",
    name: `{model} {form} Document Scanner`,
    pictures: [3],
    tiers: `
      price | form     | speed | feeder | resolution | weight | use
      99    | Portable | 12    | 1      | 600        | 1.1    | receipts on the road
      279   | Desktop  | 30    | 50     | 600        | 6.4    | a filing cabinet you would like to be rid of
      429   | Desktop  | 45    | 80     | 1200       | 7.7    | an office that still gets paper`,
    colors: "Black, White",
    details: `
      Form: {form}
      Scan Speed: {speed} pages per minute
      Feeder Capacity: {feeder} sheets
      Optical Resolution: {resolution} dots per inch
      Two-Sided Scanning: Yes, in one pass
      Connectivity: Wi-Fi, USB-C
      File Formats: PDF, searchable PDF, JPEG
      Product Weight: {weight} pounds`,
    features: `
      {speed} pages a minute, both sides at once: A shoebox of paper takes an afternoon.
      Searchable PDF: Find any letter by a word in it.
      Straightens and crops by itself: Feed it crooked, file it straight.
      Scans to phone, computer or cloud folder: Nothing else to install.`,
    included: "Scanner, USB-C cable, Carrying sleeve, Quick start guide",
    pitch: `
      A {form} scanner that reads {speed} two-sided pages a minute, for {use}.
      Turn paper into searchable files at {speed} pages a minute.`,
    story: `
      The {model} is the answer to {use}.
      It scans both sides of a page in one pass at {speed} pages a minute and up to {resolution} dots per inch.
      Files arrive straightened, cropped and searchable.`,
  },
  {
    leaf: "networking-wireless",
    count: 6,
    brands: "wavelark netvarrow",
    series: "Beacon Relay",
    name: `{model} {speed} Dual-Band {wifi} Router`,
    pictures: [1, 3],
    tiers: `
      price | wifi     | speed  | area  | devices | ports               | antennas | weight | use
      69    | Wi-Fi 6  | AX1800 | 1,500 | 30      | 4 x 1 Gbps          | 4        | 0.9    | an apartment
      129   | Wi-Fi 6  | AX3000 | 2,000 | 60      | 4 x 1 Gbps          | 4        | 1.2    | a family that streams in every room
      219   | Wi-Fi 6E | AXE5400 | 2,500 | 100    | 1 x 2.5, 4 x 1 Gbps | 6        | 1.7    | a house full of smart devices
      379   | Wi-Fi 7  | BE9300 | 2,800 | 150     | 4 x 2.5 Gbps        | 6        | 2.3    | a fast fiber line`,
    colors: "Black, White",
    details: `
      Wi-Fi Standard: {wifi}
      Speed Class: {speed}
      Coverage (up to): {area} square feet
      Connected Devices (up to): {devices}
      Ethernet Ports: {ports}
      Antennas: {antennas}
      Security: WPA3, guest network
      Parental Controls: Included, no subscription
      Product Weight: {weight} pounds`,
    features: `
      {wifi} at {speed}: Sized for {use}.
      Covers up to {area} square feet: {antennas} antennas aim the signal at the devices that use it.
      Up to {devices} devices at once: Doorbells and bulbs no longer slow the film down.
      Guest network and WPA3: Visitors get online without your password.
      Set up from a phone: Five minutes, start to finish.`,
    included: "Router, Ethernet cable, Power adapter, Quick start guide",
    pitch: `
      A {wifi} router that covers up to {area} square feet and {devices} devices.
      {speed} wireless for {use}, with parental controls at no extra cost.`,
    story: `
      The {model} is a {wifi} router for {use}.
      It reaches up to {area} square feet and keeps as many as {devices} devices online.
      Wired gear gets its own ports: {ports}.
      Security updates install themselves at night.`,
  },
  {
    leaf: "networking-wireless",
    count: 4,
    brands: "netvarrow wavelark",
    series: "Canopy Lattice",
    name: `{model} {wifi} Mesh System ({packs}-Pack)`,
    pictures: [2],
    tiers: `
      price | wifi     | packs | area  | devices | backhaul  | weight
      149   | Wi-Fi 6  | 2     | 3,500 | 80      | Dual-band | 1.6
      249   | Wi-Fi 6  | 3     | 5,500 | 120     | Dual-band | 2.4
      449   | Wi-Fi 6E | 3     | 6,500 | 180     | Tri-band  | 4.1
      699   | Wi-Fi 7  | 3     | 7,500 | 200     | Tri-band  | 5.2`,
    colors: "White",
    details: `
      Wi-Fi Standard: {wifi}
      Units: {packs}
      Coverage (up to): {area} square feet
      Connected Devices (up to): {devices}
      Backhaul: {backhaul}, wired or wireless
      Ethernet Ports: 2 per unit
      Security: WPA3, guest network
      Product Weight: {weight} pounds in total`,
    features: `
      {packs} units, one network: Walk from basement to attic without losing the call.
      Covers up to {area} square feet: Add a unit later if the garage needs it.
      {backhaul} backhaul: The units talk to each other without slowing you down.
      Placement help in the app: It tells you where the next unit should stand.`,
    included: "Mesh units, Power adapters, Ethernet cable, Quick start guide",
    pitch: `
      {packs} {wifi} units that cover up to {area} square feet with one network name.
      Whole-home {wifi} for up to {devices} devices.`,
    story: `
      The {model} replaces a single router with {packs} small units that share one network.
      Together they cover up to {area} square feet and {devices} devices.
      A {backhaul} link between the units keeps speed up at the far end of the house.`,
  },
];
