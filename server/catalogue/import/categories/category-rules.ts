/**
 * Rules that place suppliers' categories in the shop, by name. The deepest path step with a rule places the
 * product, by the supplier's own ids first, then by name. A rule for an ancestor covers everything below it,
 * and a name means the same in every branch (outlet, brand shops). NOT_SOLD ends the search: the product is
 * stored, hidden.
 */
import { LEAF_CATEGORIES } from "#contract/catalogue/categories";
import { describesOnly, targetOfNoun } from "./category-nouns";
import { wordsOf } from "./category-words";

export const NOT_SOLD = null;

type Target = string | typeof NOT_SOLD;
/** Rules by a supplier's own category ids. */
export type CategoryRules = Readonly<Record<string, Target>>;

/**
 * Names per target, in addition to the shop's own category names. Comparison ignores case and punctuation,
 * "&" equals "and", and bars separate names.
 */
const NAMES_BY_TARGET: readonly (readonly [Target, string])[] = [
  [
    "ipad-tablets",
    "Tablets | Tablet Computers | iPad | All Tablets | E-Readers | E-Readers & Accessories | Kids' Tablets | Refurbished Tablets | Refurbished iPads",
  ],
  [
    "desktop-pcs",
    "Desktop & All-in-One Computers | Desktops | Desktop Computers | All-in-One Computers | Mac Desktops | Servers & Thin Clients",
  ],
  ["gaming-pcs", "Gaming Desktops | Gaming Laptops | PC Gaming Computers | Virtual Reality-Ready Computers"],
  [
    "laptop-computers",
    "Laptop | All Laptops | PC Laptops | MacBooks | Chromebooks | 2-in-1 Laptops | Ultrabooks | Refurbished Laptops",
  ],
  [
    "computer-monitors",
    "Monitors | All Monitors | LED Monitors | LCD Monitors | IPS Monitors | Gaming Monitors",
  ],
  [
    "printers-scanners",
    "Printers | Printers, Copiers & Fax Machines | All Printers | Inkjet Printers | Laser Printers | All-in-One Printers | 3D Printers | Photo Printers | Label Printers | Scanners, Faxes & Copiers | Scanners | Printers, Ink & Toner",
  ],
  [
    "networking-wireless",
    "Networking | Routers | Wireless Routers | Modems | Cable Modems | PC Range Extenders | Home Theater Networking",
  ],
  [
    "flat-screen-tvs",
    "TV | TVs | All Flat-Panel TVs | Flat-Panel TVs | LED TVs | OLED TVs | 4K Ultra HD TVs | Smart TVs | Curved TVs | 3D TVs | QLED TVs",
  ],
  [
    "televisions",
    "TV/DVD Combos | Portable TVs | Outdoor TVs & Accessories | Outdoor TVs | Tube TVs | Hospitality TVs",
  ],
  [
    "tv-stands",
    "All TV Stands | Magnolia Home Theater TV Stands | Home Theater Furniture | TV Stands & Furniture",
  ],
  [
    "projectors-screens",
    "Projectors | Multimedia Projectors | All Projectors | Projector Screens | Home Theater Projectors",
  ],
  [
    "home-theater-systems",
    "Blu-ray & DVD Players | DVD & Blu-ray Players | Streaming Media Players | Streaming & Home Media Players | Home Theater in a Box | Stereo Shelf Systems",
  ],
  [
    "car-audio",
    "Car Stereo Receivers | Car Speakers | Car Amplifiers | Car Subwoofers & Enclosures | Marine Audio | Powersports Audio | Car Electronics",
  ],
  ["sound-bars", "Soundbars | Soundbar Speakers | Sound Bar Speakers | All Sound Bars"],
  [
    "refrigerators",
    "All Refrigerators | Freezers & Ice Makers | Freezers | Wine Refrigerators & Coolers | Beverage Refrigerators",
  ],
  [
    "washers-dryers",
    "Laundry Appliances | Washing Machines | Washers | Dryers | Laundry | Stacked Units | Washer Dryer Combos",
  ],
  [
    "ovens-ranges",
    "Ranges, Cooktops & Ovens | Ranges | Cooktops | Wall Ovens | Ovens | Range Hoods | Ovens & Ranges",
  ],
  ["dishwashers", "Built-In Dishwashers"],
  [
    "kitchen-appliances",
    "Small Kitchen Appliances | Microwaves | Microwave Ovens | Coffee Makers & Espresso Machines | Food Mixers & Blenders | All Microwaves | Coffee, Tea & Espresso | Blenders & Juicers | Coffee Makers | Toasters | Kitchen Gadgets | Mixers & Mixer Accessories | Irons, Steamers & Sewing Machines",
  ],
  [
    "vacuums-floor-cleaners",
    "Vacuum Cleaners & Floor Care | Vacuums | Robot Vacuums | Upright Vacuums | Cordless Vacuums | Steam Mops | Carpet Cleaners",
  ],
  [
    "air-conditioners",
    "Window Air Conditioners | Portable Air Conditioners | Air Purifiers | Dehumidifiers | Humidifiers | Evaporative Coolers | Fans | Heating, Cooling & Air Quality",
  ],
  [
    "smartphones",
    "Smartphones | Unlocked Cell Phones | All Unlocked Cell Phones | No-Contract Phones | All No-Contract Phones | iPhone | Samsung Galaxy | All Cell Phones with Plans | Cell Phones with Plans | Refurbished & Pre-Owned Phones | Verizon Wireless Phones | AT&T Phones | Sprint Phones | T-Mobile Phones | Prepaid Phones",
  ],
  ["mirrorless-cameras", "Mirrorless"],
  ["dslr-cameras", "Digital SLR Cameras | DSLR Body & Lens | DSLR Body Only | DSLR Package Deals"],
  ["point-and-shoot-cameras", "Digital Cameras | Instant Print Cameras | Film Cameras"],
  ["camcorders", "Video Cameras | All Camcorders | Traditional Camcorders | Professional Camcorders"],
  [
    "action-cameras",
    "Action Camcorders | All Action Camcorders | 360 Degree Cameras | Helmet & Action Cameras",
  ],
  ["camera-lenses", "DSLR Lenses | Mirrorless Lenses | Prime Lenses | Lenses"],
  [
    "security-cameras",
    "Security Cameras & Surveillance | Surveillance Cameras | Remote Home Monitoring Systems | Trail Cameras | Surveillance Systems",
  ],
  [
    "bluetooth-speakers",
    "Bluetooth & Wireless Speakers | Portable Speakers | Portable Bluetooth Speakers | Wireless & Multiroom Audio | Speaker Docks | Wireless Speakers",
  ],
  [
    "headphones",
    "Headphones & Headsets | All Headphones | Over-Ear & On-Ear Headphones | Over-Ear Headphones | On-Ear Headphones | Wireless Headphones",
  ],
  ["earbuds", "Earbud & In-Ear Headphones | In-Ear Headphones | True Wireless Headphones"],
  [
    "bookshelf-speakers",
    "Speakers | Floor Speakers | Center-Channel Speakers | Subwoofers | Home Speakers | In-Wall & In-Ceiling Speakers | Computer Speakers",
  ],
  ["receivers-amplifiers", "Receivers | Amplifiers | Stereo Receivers | A/V Receivers"],
  ["turntables", "CD Players & Turntables | Turntables & Record Players | Record Players"],
  [
    "party-speakers",
    "Live Sound Speakers | PA Speakers | Karaoke Machines | Karaoke | Boomboxes | DJ Speakers",
  ],
  [
    "game-consoles",
    "Consoles | Video Game Consoles | Xbox 360 Consoles | Xbox One Consoles | PS3 Consoles | PS4 Consoles | Wii Consoles | Wii U Consoles | PSP Consoles | PS Vita Consoles | Nintendo DS Consoles | Nintendo 2DS Consoles | Nintendo 3DS Consoles | Nintendo Switch Consoles | PlayStation TV",
  ],
  [
    "video-games",
    "Video Game Software | Xbox 360 Games | Xbox One Games | PS2 Games | PS3 Games | PS4 Games | PSP Games | PS Vita Games | Wii Games | Wii U Games | Nintendo DS Games | Nintendo 3DS Games | PC Games | Pre-Owned Games | Game Downloads | Video Game Pre-Orders | Gaming Collections | Nintendo Switch Games",
  ],
  [
    "game-controllers",
    "PC Gaming Controllers | Controllers | Racing Wheels | Joysticks | Xbox One Controllers | PS4 Controllers",
  ],
  ["gaming-headsets", "PC Gaming Headsets"],
  ["virtual-reality", "Virtual Reality Headsets | VR Headsets"],
  ["drones", "All Drones | Drones & Accessories | Drones with Cameras | Remote Control Aircraft"],
  [
    "toys",
    "Toys, Games & Drones | Drones, Toys & Collectibles | Toys & Kids' Electronics | Remote Control Toys | Toys to Life | Games, Puzzles & Cards | Building Sets & Blocks | Licensed Collectibles | Action Figures | Learning Toys | Robots & Robotic Kits",
  ],
  [
    "tires",
    "Tire | Tyres | Passenger Tires | Car Tires | Light Truck Tires | Truck Tires | SUV Tires | All-Season Tires | Winter Tires | Automotive Tires | Motor Vehicle Tires | Trailer Tires | Commercial Tires",
  ],
  [
    "wheels",
    "Rims | Car Wheels | Truck Wheels | Alloy Wheels | Custom Wheels | Wheels & Rims | Rims & Wheels | Automotive Rims & Wheels | Motor Vehicle Rims & Wheels",
  ],
  [
    "wheel-accessories",
    "Lug Nuts | Wheel Locks | Hub Rings | TPMS Sensors | Tire & Wheel Accessories | Wheel & Tire Accessories | Tyre & Wheel Accessories | Wheel & Tyre Accessories | Wheel Hardware | Motor Vehicle Wheel Parts",
  ],
  ["grills", "Gas Grills | Electric Grills | Charcoal Grills | Outdoor Grills | Smokers"],
  ["lawn-mowers", "Lawn & Garden | Outdoor Power Equipment"],
  ["power-tools", "Tools | Cordless Drills"],
  ["generators", "Portable Generators | Portable Power Stations"],
  ["patio-heaters", "Outdoor Heating | Fire Pits & Patio Heaters"],
  ["electric-scooters", "Electric Bikes & Scooters | Electric Bikes | Hoverboards | Self-Balancing Scooters"],
  ["smartwatches", "Smart Watches | Apple Watch | All Smartwatches | Fitness & GPS Watches"],
  ["fitness-trackers", "Activity Trackers & Pedometers | Activity Trackers | Heart Rate Monitors"],
  ["exercise-bikes", "Stationary Bikes"],
  ["rowing-machines", "Rowers"],
  ["massage-recovery", "Massagers & Spa | Massagers | Massage Chairs"],
  [
    "personal-care",
    "Personal Care & Beauty | Hair Care | Oral Care | Shavers & Trimmers | Blood Pressure Monitors | Scales | Skin Care | Hair & Nail Cutting Kits",
  ],
  [
    NOT_SOLD,
    "Cell Phone Accessories | Printer Ink & Toner | Musical Instruments | Movies & Music | Geek Squad | Customer Service | Appliance Parts & Accessories | Household Batteries | Projector Mounts & Screens | Remote Start Accessories | Memory Cards | Prepaid Minutes | SIM Cards | Satellite Radios",
  ],
];

/** Steps with these names contain a product's accessories, not the product; rules by name or id still win. */
export const ACCESSORY_NAME =
  /\b(accessor(y|ies)|parts|cases?|mounts?|cables?|batteries|services?|installation|gift cards?|kits?|bags?|filters|protectors?|chargers?|software|warranty|plans)\b/i;

/** Name forms used only for phones, by carrier, contract and condition; "Cell Phones" contains far more. */
const PHONES =
  /^(?!cell phones?$).*\b((unlocked|no contract|prepaid|refurbished|pre ?owned|renewed|open box|cell|mobile)\b.*\b(smart)?phones?|(smart)?phones? with plans?)$/;
/** Names of phone accessories also contain the phone's name. */
const FOR_PHONES = /\b(for|accessories|cases?|chargers?|cables?|batteries|cards?|parts|services?)\b/;

/** Normalizes a name: ignores case, punctuation and the difference between "&" and "and". */
export function categoryNameForm(name: string): string {
  return name
    .toLowerCase()
    .replace(/&|\band\b/g, " ")
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

export const RULES_BY_NAME: ReadonlyMap<string, Target> = new Map<string, Target>([
  ...LEAF_CATEGORIES.flatMap(({ id, name, alias = name }) =>
    [name, alias].map((own) => [categoryNameForm(own), id] as const),
  ),
  ...NAMES_BY_TARGET.flatMap(([target, names]) =>
    names.split("|").map((name) => [categoryNameForm(name), target] as const),
  ),
]);

/** The same names in one spelling and number. */
const RULES_BY_WORDS: ReadonlyMap<string, Target> = new Map(
  [...RULES_BY_NAME].map(([form, target]) => [wordsOf(form).join(" "), target] as const),
);

/**
 * Names of whole departments. Suppliers list cases and cables below them, so these names place only products
 * directly in them.
 */
const OF_DEPARTMENT: ReadonlyMap<string, string> = new Map([
  ["smartphone", "smartphones"],
  ["home theater", "home-theater-systems"],
]);

/** Returns the target of a step's name, or undefined without a rule. */
export function targetOfName(name: string): Target | undefined {
  const form = categoryNameForm(name);
  const known = RULES_BY_NAME.get(form);
  if (known !== undefined) return known;
  if (PHONES.test(form) && !FOR_PHONES.test(form)) return "smartphones";
  const words = wordsOf(form).join(" ");
  if (OF_DEPARTMENT.has(words)) return undefined;
  const target = RULES_BY_WORDS.get(words);
  // "Drone Accessories" is not "Drones & Accessories".
  return target !== NOT_SOLD && ACCESSORY_NAME.test(name) ? undefined : target;
}

/** Returns the target of a product directly in a department of this name; undefined for other names. */
export function targetOfDepartment(name: string): Target | undefined {
  return OF_DEPARTMENT.get(wordsOf(categoryNameForm(name)).join(" "));
}

const MAX_NAME = 200;
const PARTS = /&|\band\b|[,;:+()]|\s-\s/;
const TRAILING = /\s(?:(?:for|on) sale|online|by (?:brand|size|type|price)|deals?|clearance)$/;

/**
 * Returns the target of a name by its nouns. All parts of "Cookers, Ovens & Hobs" must have the same target;
 * purely describing parts are ignored. @param takesVague whether ambiguous nouns count
 */
export function targetByNouns(name: string, takesVague: boolean): Target | undefined {
  if (ACCESSORY_NAME.test(name)) return undefined;
  const targets = new Set<Target | undefined>();
  for (const part of name.toLowerCase().slice(0, MAX_NAME).split(PARTS)) {
    const words = wordsOf(categoryNameForm(part).replace(TRAILING, ""));
    const form = words.join(" ");
    const target = RULES_BY_WORDS.get(form) ?? targetOfNoun(words, takesVague);
    if (OF_DEPARTMENT.has(form)) return undefined;
    if (target !== undefined || !describesOnly(words)) targets.add(target);
  }
  const [target] = targets;
  return targets.size === 1 ? target : undefined;
}
