/** Where each drawing stands, and how its canvas units relate to centimeters. */
import { closeTable, bench, counter, desk, shelf, table } from "./surfaces";
import { gym, kitchen, laundry, underCounter } from "./floors";
import { closeLiving, console, living, quietLiving, soundConsole, windowsill } from "./living";
import { closePatio, garage, patio } from "./outdoors";
import type { Room } from "./room-look";

export interface PlaceOfForm {
  readonly room: Room;
  /** Real width in centimeters of `units` canvas units of the drawing. */
  readonly wide: number;
  readonly units: number;
  /** Canvas y of the drawing's lowest point. */
  readonly foot: number;
  /** Canvas x of the drawing's middle; default 480. */
  readonly middle?: number;
  /** Height in centimeters above the ground of a product that hangs. */
  readonly raised?: number;
  /** Distance in centimeters from the middle of the room. */
  readonly shift?: number;
  /** Height of the product relative to its drawing; default 1. */
  readonly stretch?: number;
  /** Width of the contact shadow relative to the product. */
  readonly shadow?: number;
}

type Places = readonly [PlaceOfForm, PlaceOfForm, PlaceOfForm];

/** Three forms of equal size. */
function all(room: Room, wide: number, units: number, foot: number, more: Partial<PlaceOfForm> = {}): Places {
  const place = { room, wide, units, foot, ...more };
  return [place, place, place];
}

/** Three forms with their own [centimeters, units, foot]. */
function forms(room: Room, ...sizes: readonly [Size, Size, Size]): Places {
  const [first, second, third] = sizes.map(([wide, units, foot, more = {}]) => ({
    room,
    wide,
    units,
    foot,
    ...more,
  }));
  return [first!, second!, third!];
}
type Size = readonly [wide: number, units: number, foot: number, more?: Partial<PlaceOfForm>];

const COMPUTERS: Readonly<Record<string, Places>> = {
  "ipad-tablets": forms(table, [18, 440, 796], [25, 620, 796], [18, 440, 796]),
  "desktop-pcs": forms(desk, [56, 600, 790], [53, 700, 790], [56, 600, 790]),
  "gaming-pcs": all(desk, 50, 670, 782),
  "laptop-computers": forms(desk, [34, 640, 792], [36, 680, 792], [33, 610, 792]),
  "computer-monitors": forms(desk, [61, 724, 795], [80, 820, 793], [61, 724, 803]),
  "printers-scanners": all(desk, 45, 660, 778),
  "networking-wireless": forms(shelf, [29, 700, 745], [24, 557, 800], [29, 700, 745]),
};

const SCREENS: Readonly<Record<string, Places>> = {
  televisions: forms(console, [122, 800, 785], [122, 760, 779], [122, 820, 785]),
  "flat-screen-tvs": forms(console, [96, 840, 780], [96, 840, 780], [96, 840, 780]),
  "tv-stands": all(living, 150, 788, 800, { shift: 14 }),
  "projectors-screens": [
    { room: shelf, wide: 33, units: 676, foot: 805 },
    { room: shelf, wide: 17, units: 391, foot: 770 },
    { room: living, wide: 175, units: 760, foot: 800, shift: 12 },
  ],
  "home-theater-systems": all(living, 150, 723, 799, { shift: 16 }),
  "car-audio": forms(bench, [18, 720, 719], [36, 749, 806], [60, 700, 789]),
  "sound-bars": forms(soundConsole, [90, 760, 773], [90, 720, 773], [90, 780, 763]),
};

const APPLIANCES: Readonly<Record<string, Places>> = {
  refrigerators: forms(kitchen, [91, 456, 808], [91, 456, 808], [60, 360, 805]),
  "ovens-ranges": forms(kitchen, [76, 580, 805], [76, 440, 800], [76, 580, 805]),
  dishwashers: all(underCounter, 60, 530, 803, { stretch: 1.14 }),
  "washers-dryers": all(laundry, 68.5, 530, 806, { shift: 4 }),
  "top-loaders": all(laundry, 68.5, 510, 800, { shift: 4 }),
  dryers: all(laundry, 68.5, 530, 806, { shift: 4 }),
  "kitchen-appliances": forms(counter, [22, 365, 805], [29, 527, 795], [33, 649, 765]),
  "vacuums-floor-cleaners": forms(closeLiving, [76, 452, 799], [35, 712, 790], [88, 759, 791]),
  "air-conditioners": [
    { room: quietLiving, wide: 84, units: 780, foot: 599, raised: 168 },
    { room: windowsill, wide: 62, units: 740, foot: 729, raised: 85 },
    { room: closeLiving, wide: 58, units: 592, foot: 804, middle: 596, shift: 20 },
  ],
};

const AUDIO: Readonly<Record<string, Places>> = {
  "bluetooth-speakers": forms(shelf, [23, 739, 719], [15, 479, 789], [34, 679, 789]),
  headphones: all(table, 19, 631, 791),
  earbuds: forms(closeTable, [6.2, 459, 787], [6.2, 459, 787], [6.2, 459, 787]),
  "bookshelf-speakers": all(shelf, 48, 702, 794),
  "receivers-amplifiers": all(shelf, 43.5, 760, 701),
  turntables: all(shelf, 43, 719, 795),
  "party-speakers": forms(closeLiving, [38, 400, 801], [32, 340, 801], [44, 427, 799]),
};

const CAMERAS: Readonly<Record<string, Places>> = {
  smartphones: forms(table, [7.6, 332, 797], [7.6, 332, 797], [7.6, 332, 797]),
  "mirrorless-cameras": all(table, 13.4, 659, 700),
  "dslr-cameras": all(table, 15, 717, 769),
  "point-and-shoot-cameras": all(table, 10.5, 639, 703),
  camcorders: all(table, 14, 703, 669),
  "action-cameras": all(closeTable, 9.6, 579, 799),
  "camera-lenses": forms(table, [7.4, 345, 791], [8, 335, 791], [7, 395, 791]),
  "security-cameras": forms(shelf, [18, 672, 649], [15, 559, 699], [9, 431, 773]),
};

const GAMES: Readonly<Record<string, Places>> = {
  "game-consoles": [
    { room: shelf, wide: 24, units: 552, foot: 806, middle: 560 },
    { room: shelf, wide: 29, units: 611, foot: 806, middle: 550 },
    { room: table, wide: 24, units: 780, foot: 786 },
  ],
  "video-games": forms(table, [20, 675, 789], [21, 661, 773], [20, 675, 789]),
  "game-controllers": all(table, 15.6, 701, 759),
  "gaming-headsets": all(table, 20, 655, 791),
  "virtual-reality": all(table, 27, 667, 795),
  drones: all(shelf, 36, 933, 684),
  toys: forms(table, [19, 479, 789], [30, 703, 785], [17, 459, 793]),
};

const OUTDOORS: Readonly<Record<string, Places>> = {
  grills: forms(patio, [142, 779, 801], [78, 636, 797], [128, 679, 793]),
  "lawn-mowers": forms(patio, [150, 698, 793], [178, 719, 795], [62, 689, 793, { room: closePatio }]),
  "pressure-washers": all(garage, 62, 587, 797, { shift: 6 }),
  generators: forms(garage, [68, 689, 791], [54, 679, 789], [68, 689, 791]),
  "power-tools": forms(bench, [27, 685, 781], [29, 715, 781], [34, 739, 784]),
  "patio-heaters": forms(patio, [86, 519, 796], [62, 379, 795], [86, 519, 796]),
  "electric-scooters": all(garage, 112, 737, 799, { shift: 10 }),
  tires: all(garage, 70, 661, 787),
  wheels: all(garage, 47, 635, 787),
  "wheel-accessories": all(bench, 22, 641, 729),
};

const HEALTH: Readonly<Record<string, Places>> = {
  smartwatches: all(closeTable, 5.2, 385, 799),
  "fitness-trackers": all(closeTable, 2.6, 191, 799),
  treadmills: all(gym, 178, 771, 791),
  "exercise-bikes": all(gym, 124, 652, 795),
  "rowing-machines": all(gym, 210, 811, 791),
  "massage-recovery": forms(table, [23, 669, 789], [24, 679, 789], [42, 629, 779, { room: closeLiving }]),
  "personal-care": forms(table, [11, 416, 799], [7, 339, 795], [24, 732, 791]),
};

/** Places by drawing. */
export const PLACES: Readonly<Record<string, Places>> = {
  ...COMPUTERS,
  ...SCREENS,
  ...APPLIANCES,
  ...AUDIO,
  ...CAMERAS,
  ...GAMES,
  ...OUTDOORS,
  ...HEALTH,
};
