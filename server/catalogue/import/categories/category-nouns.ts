/**
 * Nouns that name the product. English puts the noun of a category's name last, so "Stainless Steel Gas
 * Ranges" is placed by "range" and needs no entry.
 */
import { wordsOf } from "./category-words";

/** Unambiguous nouns, regardless of preceding words; nouns of one target are separated by bars. */
const CLEAR: readonly (readonly [target: string, nouns: string])[] = [
  ["ipad-tablets", "ipad | tablet computer | tablet pc | ereader | ebook reader | android tablet"],
  [
    "desktop-pcs",
    "desktop computer | desktop pc | all in one computer | all in one pc | all in one desktop | mini pc | tower pc | imac | computer workstation",
  ],
  [
    "gaming-pcs",
    "gaming pc | gaming desktop | gaming desktop pc | gaming desktop computer | gaming computer | gaming laptop | gaming notebook",
  ],
  [
    "laptop-computers",
    "laptop | notebook computer | notebook pc | laptop computer | laptop pc | chromebook | ultrabook | macbook | portable computer",
  ],
  [
    "computer-monitors",
    "computer monitor | pc monitor | gaming monitor | computer display | computer screen",
  ],
  ["printers-scanners", "printer | multifunction printer | photocopier | document scanner | photo scanner"],
  [
    "networking-wireless",
    "router | modem | network switch | ethernet switch | extender | wireless access point | network adapter | mesh system | mesh wifi system | mesh wi fi system | network card",
  ],
  ["flat-screen-tvs", "tv set | flat screen tv | smart tv | oled tv | lcd tv"],
  ["tv-stands", "tv stand | tv cabinet | tv unit | tv console | tv table | entertainment center"],
  ["projectors-screens", "projector | projector screen | projection screen"],
  [
    "home-theater-systems",
    "home theater system | apple tv | blu ray player | dvd player | blu ray recorder | media player | media streamer | streaming device | streaming player | tv box",
  ],
  [
    "car-audio",
    "car stereo | car radio | car speaker | car amplifier | car subwoofer | car audio system | car audio receiver",
  ],
  ["sound-bars", "soundbar"],
  ["refrigerators", "refrigerator | freezer | ice maker | wine cooler | beverage cooler | wine cellar"],
  [
    "washers-dryers",
    "washing machine | washer dryer | washer dryer combo | tumble dryer | clothes dryer | laundry center | laundry machine | laundry appliance | clothes washer",
  ],
  [
    "ovens-ranges",
    "cooktop | wall oven | double oven | single oven | range hood | rangehood | extractor hood",
  ],
  ["dishwashers", "dishwasher"],
  [
    "kitchen-appliances",
    "microwave | microwave oven | toaster oven | toaster | blender | juicer | kettle | coffee maker | coffee machine | espresso machine | espresso maker | air fryer | deep fryer | food processor | stand mixer | hand mixer | multicooker | bread maker | waffle maker | coffee grinder | small kitchen appliance | kitchen appliance | panini grill | contact grill | indoor grill | food steamer | ice cream maker | sandwich maker",
  ],
  [
    "vacuums-floor-cleaners",
    "vacuum | vacuum cleaner | steam mop | steam cleaner | carpet cleaner | carpet washer | floor cleaner | floor polisher | stick vac",
  ],
  [
    "air-conditioners",
    "air conditioner | air conditioning unit | air conditioning | dehumidifier | humidifier | air purifier | air cooler | ceiling fan | tower fan | pedestal fan | space heater | electric heater",
  ],
  ["smartphones", "smartphone | iphone | unlocked phone"],
  ["mirrorless-cameras", "mirrorless camera | system camera | mirrorless digital camera"],
  ["dslr-cameras", "dslr | dslr camera | digital slr | digital slr camera | slr camera"],
  [
    "point-and-shoot-cameras",
    "digital camera | compact camera | bridge camera | instant camera | instant film camera | point shoot camera",
  ],
  ["camcorders", "camcorder | video camera"],
  ["action-cameras", "action camera | action cam | sport camera | helmet camera | 360 camera"],
  ["camera-lenses", "camera lens | dslr lens | mirrorless lens | zoom lens | telephoto lens"],
  [
    "security-cameras",
    "security camera | surveillance camera | cctv camera | ip camera | dome camera | security system | surveillance system | video doorbell",
  ],
  ["bluetooth-speakers", "bluetooth speaker | wireless speaker | portable speaker | smart speaker"],
  ["headphones", "headphone | headset | headphone headset"],
  ["earbuds", "earbud | earphone | in ear headphone | true wireless headphone"],
  [
    "bookshelf-speakers",
    "bookshelf speaker | floorstanding speaker | floor standing speaker | tower speaker | subwoofer | hi fi speaker | computer speaker | home speaker | loudspeaker",
  ],
  [
    "receivers-amplifiers",
    "av receiver | a v receiver | stereo receiver | audio receiver | stereo amplifier",
  ],
  ["turntables", "turntable | record player | cd player"],
  ["party-speakers", "party speaker | pa speaker | dj speaker | karaoke machine | boombox | karaoke system"],
  ["game-consoles", "game console | gaming console | videogame console | playstation console | xbox console"],
  ["video-games", "videogame | pc game | console game | playstation game | xbox game | nintendo game"],
  [
    "game-controllers",
    "game controller | gaming controller | videogame controller | gamepad | joystick | racing wheel | game pad",
  ],
  ["gaming-headsets", "gaming headset | gaming headphone"],
  ["virtual-reality", "vr headset | virtual reality headset | virtual reality | vr glass"],
  ["drones", "drone | quadcopter"],
  ["toys", "toy | board game | jigsaw puzzle | puzzle | action figure | building set | doll"],
  ["tires", "tire"],
  [
    "wheels",
    "alloy wheel | car wheel | truck wheel | steel wheel | wheel rim | car rim | alloy rim | wheel set",
  ],
  [
    "wheel-accessories",
    "lug nut | wheel nut | wheel lock | wheel spacer | wheel bolt | center cap | hub cap | hubcap | wheel cover | valve stem | tpms sensor | tire pressure sensor | hub ring",
  ],
  ["grills", "gas grill | charcoal grill | pellet grill | bbq grill | outdoor grill | bbq | bbq smoker"],
  ["lawn-mowers", "mower | lawn tractor | garden tractor"],
  [
    "power-tools",
    "power tool | drill | impact driver | circular saw | table saw | miter saw | angle grinder | jigsaw tool | power saw",
  ],
  ["pressure-washers", "pressure washer | power washer"],
  ["generators", "generator | portable power station | power station"],
  ["patio-heaters", "patio heater | outdoor heater | fire pit"],
  [
    "electric-scooters",
    "electric scooter | escooter | electric bike | ebike | hoverboard | electric bicycle",
  ],
  ["smartwatches", "smartwatch | apple watch | gps watch"],
  [
    "fitness-trackers",
    "fitness tracker | activity tracker | fitness band | fitness watch | heart rate monitor",
  ],
  ["treadmills", "treadmill"],
  ["exercise-bikes", "exercise bike | spin bike | stationary bike | indoor bike | exercise cycle"],
  ["rowing-machines", "rowing machine | rower"],
  ["massage-recovery", "massager | massage chair | massage gun | foot spa"],
  [
    "personal-care",
    "hairdryer | hair straightener | curling iron | shaver | electric razor | beard trimmer | hair trimmer | hair clipper | electric toothbrush | epilator | bathroom scale | blood pressure monitor | hair styler | grooming kit",
  ],
];

/** Ambiguous nouns: all preceding words must describe the target. */
const VAGUE: readonly (readonly [target: string, nouns: string])[] = [
  ["ipad-tablets", "tablet"],
  ["desktop-pcs", "desktop | pc"],
  ["laptop-computers", "notebook"],
  ["computer-monitors", "monitor"],
  ["printers-scanners", "scanner"],
  ["flat-screen-tvs", "tv"],
  ["washers-dryers", "washer | dryer"],
  ["ovens-ranges", "range | oven | hood"],
  ["smartphones", "phone | handset"],
  ["camera-lenses", "lens"],
  ["bookshelf-speakers", "speaker"],
  ["receivers-amplifiers", "receiver | amplifier"],
  ["game-consoles", "console"],
  ["video-games", "game"],
  ["game-controllers", "controller"],
  ["wheels", "wheel | rim"],
  ["grills", "grill | smoker"],
  ["air-conditioners", "fan"],
];

/** Words that describe a product without changing its kind. */
const DESCRIBING = new Set(
  (
    "new used refurbished renewed reconditioned all other best top popular latest brand genuine premium budget cheap professional pro " +
    "home kitchen household domestic office business commercial industrial indoor outdoor garden travel " +
    "electric electronic gas propane dual fuel induction ceramic halogen glass charcoal pellet wood inverter battery solar diesel petrol gasoline " +
    "portable cordless corded wireless wired smart digital automatic semi robot robotic upright handheld stick canister wet dry bagless " +
    "freestanding free standing built in integrated slide drop under counter countertop tabletop wall mounted mount window split " +
    "front top side load loading loader door french double single multi bottom mount chest compact mini small large big full size american style " +
    "stainless steel black white silver chrome aluminum alloy forged cast custom aftermarket machined painted " +
    "4k 8k uhd ultra hd full led lcd oled qled ips curved wide ultrawide widescreen touch touchscreen screen flat panel plasma " +
    "car auto automotive truck suv van light medium heavy duty passenger vehicle 4x4 off on road offroad trailer commercial performance summer winter snow all season touring mud terrain run " +
    "gaming computer pc bluetooth wifi stereo hi fi hifi av a v surround channel android windows apple samsung sony lg panasonic philips toshiba sharp hisense tcl vizio " +
    "kid child student business unlocked prepaid contract free sim dual 5g 4g lte ps3 ps4 ps5 playstation 3 4 5 xbox one series x nintendo switch wii u retro handheld tower desktop laptop dslr mirrorless zoom prime telephoto macro angle of"
  ).split(/\s+/),
);
/** A name with one of these words is not about its noun. */
const FOREIGN = new Set(
  (
    "for without with replacement phone smartphone headrest overhead marine toy doll miniature model play pretend book paper spiral vitamin cleaning cleaner's bike bicycle motorcycle stroller " +
    "wheelbarrow basketball baby pet dog aquarium dj guitar keyboard piano concrete cement hydrogen signal function costume wallpaper poster tutorial repair rental insurance manual magazine cake baking swim pool hot tub contact sun reading"
  ).split(/\s+/),
);
/** A foreign word before these is part of the noun. */
const EXEMPT = new Set(["toys", "party-speakers", "smartphones"]);
/** Car audio is a separate category. */
const FOREIGN_IN_CARS = new Set([
  "bookshelf-speakers",
  "receivers-amplifiers",
  "computer-monitors",
  "home-theater-systems",
]);
const isOfCars = (words: readonly string[]) => words.includes("car") || words.includes("truck");

/** Returns true for a target with a separate category for cars or boats. */
export function isOtherInCars(target: string): boolean {
  return FOREIGN_IN_CARS.has(target);
}

interface Noun {
  readonly target: string;
  readonly isVague: boolean;
}

const nounsOf = (lists: typeof CLEAR, isVague: boolean) =>
  lists.flatMap(([target, nouns]) =>
    nouns.split("|").map((noun): [string, Noun] => [wordsOf(noun.trim()).join(" "), { target, isVague }]),
  );
const NOUNS: ReadonlyMap<string, Noun> = new Map([...nounsOf(VAGUE, true), ...nounsOf(CLEAR, false)]);

/**
 * Returns the category of the noun at the end of the words; undefined if unknown, or if another word changes
 * its meaning.
 * @param takesVague whether ambiguous nouns count
 */
export function targetOfNoun(words: readonly string[], takesVague: boolean): string | undefined {
  for (let from = 0; from < words.length; from += 1) {
    const noun = NOUNS.get(words.slice(from).join(" "));
    if (!noun) continue;
    const { target, isVague } = noun;
    const before = words.slice(0, from);
    const isForeign =
      (!EXEMPT.has(target) && before.some((word) => FOREIGN.has(word))) ||
      (FOREIGN_IN_CARS.has(target) && isOfCars(before));
    const isSpecific = !isVague || (takesVague && before.every((word) => DESCRIBING.has(word)));
    return isSpecific && !isForeign ? target : undefined;
  }
  return undefined;
}

/** Describing words that name a product or a department on their own. */
const THINGS = new Set(
  "computer pc home kitchen garden office battery screen car child kid student apple samsung sony lg".split(
    " ",
  ),
);

/** Returns whether the words only describe and name no product: "Front-Loading", "All Sizes". */
export function describesOnly(words: readonly string[]): boolean {
  return words.every((word) => DESCRIBING.has(word) && !THINGS.has(word) && !NOUNS.has(word));
}
