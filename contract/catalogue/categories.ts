/** Leaf categories of tires and wheels, which have their own notations, pages and calls. */
export const TIRES = "tires";
export const WHEELS = "wheels";

/**
 * The shop's category tree: ten categories with the subcategories and aliases of the menu (CATALOGUE-1,
 * SITE-7, SITE-8). A category's id is its slug.
 */
export interface ShopCategory {
  readonly id: string;
  readonly name: string;
  /** Shorter name in the menu and at suppliers. */
  readonly alias?: string;
  /** "more" categories are in the menu's Show More group. */
  readonly menuGroup?: "main" | "more";
  readonly subCategories?: readonly ShopCategory[];
}

export const SHOP_CATEGORIES: readonly ShopCategory[] = [
  {
    id: "computers-tablets",
    name: "Computers & Tablets",
    menuGroup: "main",
    subCategories: [
      { id: "ipad-tablets", name: "iPad & Tablets" },
      { id: "desktop-pcs", name: "Desktop PCs" },
      { id: "gaming-pcs", name: "Gaming PCs" },
      { id: "laptop-computers", name: "Laptop Computers", alias: "Laptops" },
      { id: "computer-monitors", name: "Computer Monitors" },
      { id: "printers-scanners", name: "Printers & Scanners" },
      { id: "networking-wireless", name: "Networking & Wireless" },
    ],
  },
  {
    id: "tv-home-theater",
    name: "TV & Home Theater",
    menuGroup: "main",
    subCategories: [
      { id: "televisions", name: "Televisions" },
      { id: "flat-screen-tvs", name: "Flat-Screen TVs" },
      { id: "tv-stands", name: "TV Stands" },
      { id: "projectors-screens", name: "Projectors & Screens" },
      { id: "home-theater-systems", name: "Home Theater Systems" },
      { id: "car-audio", name: "Car Audio" },
      { id: "sound-bars", name: "Sound Bars" },
    ],
  },
  {
    id: "home-appliances",
    name: "Home Appliances",
    menuGroup: "main",
    subCategories: [
      { id: "refrigerators", name: "Refrigerators" },
      { id: "washers-dryers", name: "Washers & Dryers" },
      { id: "ovens-ranges", name: "Oven & Ranges", alias: "Cooking" },
      { id: "dishwashers", name: "Dishwashers" },
      { id: "kitchen-appliances", name: "Kitchen Appliances", alias: "Small Appliances" },
      { id: "vacuums-floor-cleaners", name: "Vacuums & Floor Cleaners", alias: "Vacuums & Floor Care" },
      { id: "air-conditioners", name: "Air Conditioners" },
    ],
  },
  { id: "smartphones", name: "Smart Phones", menuGroup: "main" },
  {
    id: "tires-wheels",
    name: "Tires & Wheels",
    menuGroup: "main",
    subCategories: [
      { id: TIRES, name: "Tires" },
      { id: WHEELS, name: "Wheels" },
      { id: "wheel-accessories", name: "Wheel Accessories" },
    ],
  },
  {
    id: "cameras-camcorders",
    name: "Cameras & Camcorders",
    menuGroup: "more",
    subCategories: [
      { id: "mirrorless-cameras", name: "Mirrorless Cameras" },
      { id: "dslr-cameras", name: "DSLR Cameras" },
      { id: "point-and-shoot-cameras", name: "Point & Shoot Cameras" },
      { id: "camcorders", name: "Camcorders" },
      { id: "action-cameras", name: "Action Cameras" },
      { id: "camera-lenses", name: "Camera Lenses" },
      { id: "security-cameras", name: "Security Cameras" },
    ],
  },
  {
    id: "speakers-audio",
    name: "Speakers & Audio",
    menuGroup: "more",
    subCategories: [
      { id: "bluetooth-speakers", name: "Bluetooth Speakers" },
      { id: "headphones", name: "Headphones" },
      { id: "earbuds", name: "Earbuds" },
      { id: "bookshelf-speakers", name: "Bookshelf Speakers" },
      { id: "receivers-amplifiers", name: "Receivers & Amplifiers" },
      { id: "turntables", name: "Turntables" },
      { id: "party-speakers", name: "Party Speakers" },
    ],
  },
  {
    id: "video-games-toys",
    name: "Video Games & Toys",
    menuGroup: "more",
    subCategories: [
      { id: "game-consoles", name: "Game Consoles" },
      { id: "video-games", name: "Video Games" },
      { id: "game-controllers", name: "Game Controllers" },
      { id: "gaming-headsets", name: "Gaming Headsets" },
      { id: "virtual-reality", name: "Virtual Reality" },
      { id: "drones", name: "Drones" },
      { id: "toys", name: "Toys" },
    ],
  },
  {
    id: "garage-outdoor",
    name: "Garage & Outdoor",
    menuGroup: "more",
    subCategories: [
      { id: "grills", name: "Grills" },
      { id: "lawn-mowers", name: "Lawn Mowers" },
      { id: "power-tools", name: "Power Tools" },
      { id: "pressure-washers", name: "Pressure Washers" },
      { id: "generators", name: "Generators" },
      { id: "patio-heaters", name: "Patio Heaters" },
      { id: "electric-scooters", name: "Electric Scooters" },
    ],
  },
  {
    id: "health-fitness",
    name: "Health & Fitness",
    menuGroup: "more",
    subCategories: [
      { id: "smartwatches", name: "Smartwatches" },
      { id: "fitness-trackers", name: "Fitness Trackers" },
      { id: "treadmills", name: "Treadmills" },
      { id: "exercise-bikes", name: "Exercise Bikes" },
      { id: "rowing-machines", name: "Rowing Machines" },
      { id: "massage-recovery", name: "Massage & Recovery" },
      { id: "personal-care", name: "Personal Care" },
    ],
  },
];

/** All categories that hold products directly: subcategories, and categories without subcategories. */
export const LEAF_CATEGORIES: readonly ShopCategory[] = SHOP_CATEGORIES.flatMap(
  (category) => category.subCategories ?? [category],
);
