/** The nine categories of the shop and the subcategories of its menu. A category that comes later has a migration of its own. */
import type { Kysely } from "kysely";

/** id, which is also the slug | name | group of the menu, or of a subcategory its shorter name. In the order of the menu. */
const CATEGORIES = `
computers-tablets | Computers & Tablets | main
  ipad-tablets | iPad & Tablets
  desktop-pcs | Desktop PCs
  gaming-pcs | Gaming PCs
  laptop-computers | Laptop Computers | Laptops
  computer-monitors | Computer Monitors
  printers-scanners | Printers & Scanners
  networking-wireless | Networking & Wireless
tv-home-theater | TV & Home Theater | main
  televisions | Televisions
  flat-screen-tvs | Flat-Screen TVs
  tv-stands | TV Stands
  projectors-screens | Projectors & Screens
  home-theater-systems | Home Theater Systems
  car-audio | Car Audio
  sound-bars | Sound Bars
home-appliances | Home Appliances | main
  refrigerators | Refrigerators
  washers-dryers | Washers & Dryers
  ovens-ranges | Oven & Ranges | Cooking
  dishwashers | Dishwashers
  kitchen-appliances | Kitchen Appliances | Small Appliances
  vacuums-floor-cleaners | Vacuums & Floor Cleaners | Vacuums & Floor Care
  air-conditioners | Air Conditioners
smartphones | Smart Phones | main
cameras-camcorders | Cameras & Camcorders | more
  mirrorless-cameras | Mirrorless Cameras
  dslr-cameras | DSLR Cameras
  point-and-shoot-cameras | Point & Shoot Cameras
  camcorders | Camcorders
  action-cameras | Action Cameras
  camera-lenses | Camera Lenses
  security-cameras | Security Cameras
speakers-audio | Speakers & Audio | more
  bluetooth-speakers | Bluetooth Speakers
  headphones | Headphones
  earbuds | Earbuds
  bookshelf-speakers | Bookshelf Speakers
  receivers-amplifiers | Receivers & Amplifiers
  turntables | Turntables
  party-speakers | Party Speakers
video-games-toys | Video Games & Toys | more
  game-consoles | Game Consoles
  video-games | Video Games
  game-controllers | Game Controllers
  gaming-headsets | Gaming Headsets
  virtual-reality | Virtual Reality
  drones | Drones
  toys | Toys
garage-outdoor | Garage & Outdoor | more
  grills | Grills
  lawn-mowers | Lawn Mowers
  power-tools | Power Tools
  pressure-washers | Pressure Washers
  generators | Generators
  patio-heaters | Patio Heaters
  electric-scooters | Electric Scooters
health-fitness | Health & Fitness | more
  smartwatches | Smartwatches
  fitness-trackers | Fitness Trackers
  treadmills | Treadmills
  exercise-bikes | Exercise Bikes
  rowing-machines | Rowing Machines
  massage-recovery | Massage & Recovery
  personal-care | Personal Care
`;

export async function up(db: Kysely<{ categories: Category }>): Promise<void> {
  await db.insertInto("categories").values(readCategories()).execute();
}

interface Category {
  id: string;
  parent_id: string | null;
  name: string;
  alias: string | null;
  slug: string;
  menu_group: string | null;
  position: number;
}

function readCategories(): Category[] {
  const rows: Category[] = [];
  for (const line of CATEGORIES.trim().split("\n")) {
    const [id = "", name = "", last = null] = line.trim().split(" | ");
    const parent = line.startsWith(" ") ? rows.findLast((row) => row.parent_id === null)!.id : null;
    const [alias, menuGroup] = parent ? [last, null] : [null, last];
    const position = rows.filter((row) => row.parent_id === parent).length;
    rows.push({ id, parent_id: parent, name, alias, slug: id, menu_group: menuGroup, position });
  }
  return rows;
}
