/** Computers & Tablets: printers, scanners and networking. */
import type { KindText } from "../demo-kind";

export const OFFICE_KINDS: readonly KindText[] = [
  {
    leaf: "printers-scanners",
    count: 10,
    brands: "inkfield pagecroft",
    series: "Flow Leaf",
    name: `{model} Wireless All-in-One {tech} Printer`,
    tiers: `
      price | tech            | speed | paper | scan | yield | duplex    | pounds | use
      79    | Inkjet          | 8     | 60    | 600 x 1200 | 180   | Manual    | 8.2    | school forms and photos
      149   | Inkjet          | 15    | 150   | 1200 x 2400 | 400  | Automatic | 13.4   | a home office
      249   | Ink Tank        | 12    | 250   | 1200 x 2400 | 6,000 | Automatic | 14.1  | families who print a lot
      229   | Mono Laser      | 32    | 250   | 600 x 1200 | 1,600 | Automatic | 25.4   | contracts and invoices
      399   | Color Laser     | 26    | 250   | 1200 x 1200 | 1,400 | Automatic | 41.2  | a small office with color handouts`,
    colors: "White@1, Black@2, Gray@3",
    details: `
      Print Technology: {tech}
      Functions: Print, copy, scan
      Print Speed (black): {speed} pages per minute
      Paper Capacity: {paper} sheets
      Scan Resolution: {scan} dots per inch
      Two-Sided Printing: {duplex}
      Page Yield (first fill): {yield} pages
      Connectivity: Wi-Fi 5, USB, mobile printing`,
    features: `
      {speed} pages a minute: Ten pages done before you find the stapler.
      {duplex} two-sided printing: Cuts your paper use in half.
      About {yield} pages from the included supplies: Know your printing costs up front.
      Prints from any phone: No driver to install.
      {paper}-sheet tray: Fill it less often.`,
    included: "Printer, Starter ink or toner, Power cord, Setup guide",
    pitch: `
      A wireless {~tech} printer, copier and scanner for {use}.
      Prints {speed} pages a minute, copies and scans, all over Wi-Fi.`,
    story: `
      The {model} suits {use}.
      It prints up to {speed} pages a minute and scans at {scan} dots per inch.
      The first fill lasts for about {yield} pages, so you have everything you need to get started.
      Set it up from your phone in a few minutes. // Connect it from your phone; the app walks you through it in a few minutes.`,
  },
  {
    leaf: "networking-wireless",
    count: 6,
    brands: "wavelark netvarrow",
    series: "Beacon Relay",
    name: `{model} {speed} Dual-Band {wifi} Router`,
    tiers: `
      price | wifi     | speed  | area  | devices | ports               | antennas | pounds | use
      69    | Wi-Fi 6  | AX1800 | 1,500 | 30      | 4 x 1 Gbps          | 4        | 0.9    | an apartment
      129   | Wi-Fi 6  | AX3000 | 2,000 | 60      | 4 x 1 Gbps          | 4        | 1.2    | a family that streams in every room
      219   | Wi-Fi 6E | AXE5400 | 2,500 | 100    | 1 x 2.5 Gbps, 4 x 1 Gbps | 6        | 1.7    | a house full of smart devices
      379   | Wi-Fi 7  | BE9300 | 2,800 | 150     | 4 x 2.5 Gbps        | 6        | 2.3    | a fast fiber line`,
    colors: "Black@13",
    details: `
      Wi-Fi Standard: {wifi}
      Speed Class: {speed}
      Coverage (up to): {area} square feet
      Connected Devices (up to): {devices}
      Ethernet Ports: {ports}
      Antennas: {antennas}
      Security: WPA3, guest network
      Parental Controls: Included, no subscription`,
    features: `
      {wifi} at {speed}: Sized for {use}.
      Covers up to {area} square feet: {antennas} antennas aim the signal at the devices that use it.
      Up to {devices} devices at once: Smart doorbells and bulbs won't slow your movie down.
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
      Security updates install automatically overnight.`,
  },
  {
    leaf: "networking-wireless",
    count: 4,
    brands: "netvarrow wavelark",
    series: "Canopy Lattice",
    name: `{model} {wifi} Mesh System ({packs}-Pack)`,
    tiers: `
      price | wifi     | packs | area  | devices | backhaul  | weight
      149   | Wi-Fi 5  | 3     | 4,000 | 80      | Dual-band | 2.1
      249   | Wi-Fi 6  | 3     | 5,500 | 120     | Dual-band | 2.4
      449   | Wi-Fi 6E | 3     | 6,500 | 180     | Tri-band  | 4.1
      699   | Wi-Fi 7  | 3     | 7,500 | 200     | Tri-band  | 5.2`,
    colors: "White@2",
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
      Covers up to {area} square feet: Add a unit later to reach the garage.
      {backhaul} backhaul: The units talk to each other without slowing you down.
      Placement help in the app: Shows you the best spot for each unit.`,
    included: "Mesh units, Power adapters, Ethernet cable, Quick start guide",
    pitch: `
      {packs} {wifi} units that cover up to {area} square feet with one network name.
      Whole-home {wifi} for up to {devices} devices.`,
    story: `
      The {model} replaces a single router with {packs} small units that share one network.
      Together they cover up to {area} square feet and {devices} devices.
      A {~backhaul} link between the units keeps speed up at the far end of the house.`,
  },
];
