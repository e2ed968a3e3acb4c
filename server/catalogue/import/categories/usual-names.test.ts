/** Common category names of merchants, marketplaces and British suppliers, with the target of each. */
import { NO_MAPPINGS } from "./category-mappings";
import { mapCategory } from "./map-category";
import { readCategoryPath } from "../feeds/generic/read-category-path";

const USUAL: readonly (readonly [target: string | null, names: string])[] = [
  [
    "smartphones",
    "Cell Phones | Mobile Phones | Smartphones | Smart Phones | Electronics > Communications > Telephony > Mobile Phones | Cell Phones & Smartphones | SIM-Free Phones | Android Phones | Cellular Phones | Cellphones | Unlocked Smartphones | Apple iPhones",
  ],
  [
    "laptop-computers",
    "Notebooks | Laptops & Notebooks | Notebook Computers | Laptop PCs | Traditional Laptop Computers | 2 in 1 Laptops | Windows Laptops | Notebook / Laptop | Business Laptops | Computers > Notebooks | Apple MacBooks | Chromebook",
  ],
  ["desktop-pcs", "Desktop PCs | Desktop Computers | All-in-One PCs | Mini PCs | Tower Desktops"],
  [
    "computer-monitors",
    "Monitors | PC Monitors | LED Monitors | Curved Monitors | 4K Monitors | Computer Displays | Desktop Monitors | Touchscreen Monitors",
  ],
  [
    "ipad-tablets",
    "Tablets | Tablet PCs | Android Tablets | Tablets & eReaders | iPads | E-Readers | Kids Tablets",
  ],
  [
    "printers-scanners",
    "Printers | Laser Printers | Ink Jet Printers | Multifunction Printers | Scanners | Printers & Scanners | Document Scanners",
  ],
  [
    "networking-wireless",
    "Routers | Wi-Fi Routers | Modems & Routers | Network Switches | Mesh Wi-Fi Systems | WiFi Extenders | Range Extenders | Cable Modems",
  ],
  [
    "flat-screen-tvs",
    "TVs | Smart TV | LED & LCD TVs | OLED Televisions | 4K TVs | Flat Screen Televisions | Television Sets | TV Sets | UHD TVs",
  ],
  ["tv-stands", "TV Stands | TV Cabinets | TV Stands & Entertainment Centers | TV Units"],
  [
    "projectors-screens",
    "Projectors | Home Cinema Projectors | Projector Screens | Video Projectors | Mini Projectors",
  ],
  [
    "home-theater-systems",
    "Home Theater Systems | Home Theatre Systems | Home Cinema | Blu-ray Players | DVD Players | Streaming Media Players | Home Cinema Systems | Streaming Devices",
  ],
  ["sound-bars", "Soundbars | Sound Bars | Sound Bar"],
  ["car-audio", "Car Audio | Car Stereos | Car Speakers | Car Amplifiers | Car Subwoofers | Car Radios"],
  [
    "refrigerators",
    "Refrigerators | Fridges | Fridge Freezers | French Door Refrigerators | Chest Freezers | Upright Freezers | Wine Coolers | Fridges & Freezers | American-Style Fridge Freezers | Refrigerators & Freezers | Mini Fridges | Side-by-Side Refrigerators",
  ],
  [
    "washers-dryers",
    "Washers | Dryers | Washing Machines | Tumble Dryers | Washer Dryers | Front Load Washers | Top Loading Washing Machines | Gas Dryers | Electric Dryers | Clothes Dryers | Heat Pump Tumble Dryers",
  ],
  [
    "ovens-ranges",
    "Gas Ranges | Electric Ranges | Cookers | Gas Hobs | Induction Cooktops | Wall Ovens | Double Ovens | Ranges | Cookers & Ovens | Built-in Ovens | Home > Kitchen > Ranges | Range Hoods | Dual Fuel Ranges | Slide-In Ranges | Stoves | Range Cookers | Cooker Hoods | Ovens, Hobs & Cookers",
  ],
  ["dishwashers", "Dishwashers | Built-in Dishwashers | Integrated Dishwashers | Portable Dishwashers"],
  [
    "kitchen-appliances",
    "Microwaves | Microwave Ovens | Blenders | Coffee Machines | Espresso Machines | Toasters | Kettles | Air Fryers | Stand Mixers | Food Processors | Slow Cookers | Rice Cookers | Coffee Makers | Small Kitchen Appliances | Over-the-Range Microwaves | Countertop Microwaves | Toasters & Kettles | Juicers",
  ],
  [
    "vacuums-floor-cleaners",
    "Vacuum Cleaners | Vacuums | Robot Vacuums | Cordless Vacuum Cleaners | Stick Vacuums | Hoovers | Upright Vacuum Cleaners | Carpet Cleaners | Robotic Vacuum Cleaners | Handheld Vacuums | Steam Mops",
  ],
  [
    "air-conditioners",
    "Air Conditioners | Portable Air Conditioners | Window Air Conditioners | Dehumidifiers | Air Purifiers | Fans | Air Conditioning | Humidifiers | Split Air Conditioners | Tower Fans",
  ],
  ["mirrorless-cameras", "Mirrorless Cameras | Compact System Cameras | Mirrorless System Cameras"],
  ["dslr-cameras", "DSLR Cameras | DSLRs | Digital SLRs | SLR Cameras"],
  [
    "point-and-shoot-cameras",
    "Digital Cameras | Compact Cameras | Point and Shoot Cameras | Bridge Cameras | Instant Cameras | Compact Digital Cameras",
  ],
  ["camcorders", "Camcorders | Video Cameras | 4K Camcorders"],
  ["action-cameras", "Action Cameras | Action Cams | Action Camera"],
  ["camera-lenses", "Camera Lenses | Lenses | DSLR Lenses | Zoom Lenses | Lens"],
  [
    "security-cameras",
    "Security Cameras | CCTV Cameras | IP Cameras | Home Security Cameras | Surveillance Cameras | Video Doorbells | Wireless Security Cameras",
  ],
  ["bluetooth-speakers", "Bluetooth Speakers | Wireless Speakers | Portable Speakers | Smart Speakers"],
  [
    "headphones",
    "Headphones | Over Ear Headphones | Headsets | Wireless Headphones | Noise Cancelling Headphones | Bluetooth Headphones",
  ],
  ["earbuds", "Earbuds | Earphones | In Ear Headphones | True Wireless Earbuds | Wireless Earbuds"],
  [
    "bookshelf-speakers",
    "Speakers | Bookshelf Speakers | Floorstanding Speakers | Subwoofers | Hi-Fi Speakers | Computer Speakers",
  ],
  [
    "receivers-amplifiers",
    "AV Receivers | Receivers | Amplifiers | Stereo Amplifiers | A/V Receivers & Amplifiers",
  ],
  ["turntables", "Turntables | Record Players | CD Players"],
  ["party-speakers", "Party Speakers | PA Speakers | Karaoke Machines"],
  [
    "game-consoles",
    "Game Consoles | Gaming Consoles | Video Game Consoles | Consoles | PlayStation 5 Consoles",
  ],
  ["video-games", "Video Games | PC Games | PS5 Games | Xbox Games | Nintendo Switch Games"],
  [
    "game-controllers",
    "Game Controllers | Gamepads | Controllers | Joysticks | Wireless Controllers | Racing Wheels",
  ],
  ["gaming-headsets", "Gaming Headsets"],
  ["virtual-reality", "VR Headsets | Virtual Reality"],
  ["drones", "Drones | Camera Drones | Quadcopters"],
  ["toys", "Toys | Remote Control Toys | Board Games | Puzzles"],
  [
    "tires",
    "Tires | Tyres | Car Tyres | Car Tires | Truck Tires | All Season Tires | Winter Tyres | Summer Tires | SUV & 4x4 Tyres | Performance Tires | Van Tyres",
  ],
  ["wheels", "Wheels | Rims | Alloy Wheels | Wheels & Rims | Car Wheels | Steel Wheels"],
  ["wheel-accessories", "Lug Nuts | Wheel Locks | Hub Caps | Wheel Nuts | TPMS Sensors | Wheel Spacers"],
  [
    "grills",
    "Grills | BBQs | Gas Grills | Charcoal Grills | Barbecues | Pellet Grills | Barbecues & Grills | Gas BBQs",
  ],
  [
    "lawn-mowers",
    "Lawn Mowers | Lawnmowers | Riding Mowers | Robot Lawn Mowers | Ride-on Lawn Mowers | Cordless Mowers",
  ],
  ["power-tools", "Power Tools | Drills | Cordless Drills | Angle Grinders | Circular Saws"],
  ["pressure-washers", "Pressure Washers | Power Washers | Electric Pressure Washers"],
  ["generators", "Generators | Portable Generators | Inverter Generators | Power Stations"],
  ["patio-heaters", "Patio Heaters | Fire Pits | Outdoor Heaters"],
  ["electric-scooters", "Electric Scooters | E-Scooters | Electric Bikes | E-Bikes | Hoverboards"],
  ["smartwatches", "Smart Watches | Smartwatches | Smart Watch | Apple Watches"],
  ["fitness-trackers", "Fitness Trackers | Activity Trackers | Fitness Bands"],
  ["treadmills", "Treadmills | Folding Treadmills"],
  ["exercise-bikes", "Exercise Bikes | Spin Bikes | Upright Exercise Bikes"],
  ["rowing-machines", "Rowing Machines | Rowers"],
  ["massage-recovery", "Massagers | Massage Chairs | Massage Guns"],
  [
    "personal-care",
    "Hair Dryers | Electric Shavers | Hair Straighteners | Electric Toothbrushes | Shavers | Beard Trimmers",
  ],
  ["gaming-pcs", "Gaming PCs | Gaming Computers | Gaming Desktop PCs | Gaming Laptops"],
  [
    null,
    "Phone Cases | Laptop Bags | Cell Phone Accessories | Contact Lenses | Baby Monitors | Vitamin Tablets | Dishwasher Tablets | Bicycle Tires | Steering Wheels | Furniture | Books | Spiral Notebooks | Refrigerator Filters | Laptop Batteries | Camera Bags | TV Mounts | Shoes | Batteries | Guitar Amplifiers | Sunglasses | Vacuum Bags | Printer Paper | Gift Cards | Wheelchairs | Ferris Wheels | Hot Wheels | Router Bits | Home | Kitchen | Electronics | Appliances | Other | Shower Curtains | Toothbrush Holders | Oven Gloves | Coffee | Kettlebells | Lens Cleaning | Water Coolers",
  ],
];

describe.each(USUAL)("in %s", (target, names) => {
  it.each(names.split(" | "))("maps to %s", (name) => {
    const path = readCategoryPath(name) ?? [];
    expect(mapCategory(path, { byId: {}, mappings: NO_MAPPINGS })).toBe(target);
  });
});
