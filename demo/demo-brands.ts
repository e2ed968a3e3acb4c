/** Invented makers of the demo catalog. A test rejects well-known names. */

export interface DemoBrand {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Price level relative to the kind: 0.85 is budget, 1.2 is premium. */
  readonly level: number;
}

const TABLE = `
Norvane | 1.0 | Computers, tablets and screens for desks at home and at work, plainly designed and easy to repair.
Quillith | 1.12 | Thin, light computers and phones for people who write, study and travel.
Tessovar | 0.94 | Sensible desktops, laptops and monitors with the parts that matter and none that don't.
Drakmoor | 1.06 | Gaming machines and the gear around them, built by people who stay up too late.
Vexholt | 1.0 | Fast gaming hardware with quiet cooling and standard, replaceable parts.
Ovrelle | 1.02 | Phones, tablets and wearables with long batteries and long software support.
Inkfield | 0.96 | Printers and scanners that start when you ask them to.
Pagecroft | 1.05 | Office printing and scanning with low running costs.
Wavelark | 0.95 | Home networking that sets itself up.
Netvarrow | 1.08 | Routers and mesh systems for busy homes.
Lumivane | 0.9 | Televisions that bring a large picture within reach.
Vistrel | 1.15 | Premium televisions and sound bars with careful picture tuning.
Kaelden | 1.0 | Televisions, projectors and sound bars for the family room.
Beamwright | 1.04 | Projectors and screens for living rooms and backyards.
Stanwyke | 1.0 | Media furniture in solid shapes and warm finishes.
Fennmark | 0.9 | Flat-packed media furniture that goes together in an evening.
Auverne | 1.15 | Loudspeakers, receivers and home theater voiced by ear.
Harkwell | 1.0 | Hi-fi for records, movies and everything in between.
Roadvox | 0.95 | Car stereos, speakers and amplifiers.
Basslane | 1.04 | Deep bass for cars, patios and parties.
Melodane | 1.0 | Headphones, earbuds and speakers for every day.
Boomhollow | 0.94 | Rugged speakers that go wherever you want music.
Brimstead | 1.02 | Kitchen and laundry appliances for busy households.
Kelmora | 1.15 | Quiet, finely finished appliances with a ten-year parts promise.
Aquellan | 0.94 | Washers, dryers and dishwashers that use less water.
Frostvik | 1.0 | Refrigerators and air conditioners from cooling specialists.
Hearthlow | 1.05 | Ranges, ovens and countertop cooking.
Maplewick | 0.92 | Small kitchen appliances for small kitchens.
Zestlow | 1.06 | Blenders, coffee makers and ovens for people who cook every day.
Dustrell | 1.04 | Cordless and robot vacuums.
Tidewick | 0.94 | Floor care that's easy to push and easy to empty.
Zephrane | 0.96 | Air conditioners sized honestly and built to run quietly.
Pelaro | 1.1 | Smartphones with cameras worth leaving the camera at home for.
Nuvisse | 0.88 | Good smartphones at a fair price.
Halcyr | 1.12 | Cameras and lenses for photographers.
Prismund | 1.05 | Mirrorless cameras and fast glass.
Optavar | 0.94 | Cameras and camcorders for families and beginners.
Kestrix | 1.05 | Action cameras and drones.
Trekvane | 0.98 | Cameras, watches and trackers for life outdoors.
Watchmere | 1.05 | Home security cameras that keep recordings at home.
Vigilow | 0.9 | Simple cameras for doors, yards and nurseries.
Voxelon | 1.08 | Game consoles, controllers and games.
Nimbrix | 0.95 | Consoles and games for playing together.
Playmoor | 1.0 | A publisher of adventures for every age.
Hexbarrow | 1.04 | Strategy and role-playing games with long stories.
Lanternfox | 0.92 | Small games with big hearts.
Glintspire | 1.06 | Headsets for games and virtual worlds.
Aerolark | 0.92 | Drones that are easy to fly.
Tumblewick | 1.0 | Toys that teach by being fun.
Clackamoo | 0.94 | Building sets and puzzles.
Wobblekin | 1.05 | Robots, rides and friends for curious children.
Emberfold | 1.06 | Grills and patio heaters.
Smokewright | 0.98 | Smokers, griddles and grills for slow Sundays.
Greenhallow | 1.04 | Battery-powered lawn and garden tools.
Mowbury | 0.92 | Mowers and garden tools at honest prices.
Torquell | 1.05 | Cordless tools on one battery platform.
Hammerlyn | 0.92 | Tools and outdoor power for the weekend builder.
Voltmere | 1.04 | Generators, power stations and electric rides.
Jetbourne | 1.0 | Pressure washers for decks, cars and driveways.
Kwikrove | 1.04 | Electric scooters for the daily ride.
Scootlane | 0.92 | Light electric scooters that fold small.
Strydane | 1.08 | Treadmills, bikes and rowers for the home gym.
Kineval | 0.92 | Compact fitness machines.
Paceholm | 1.0 | Connected training equipment without a required subscription.
Horavane | 1.1 | Smartwatches that look like watches.
Kneadwell | 1.02 | Massage and recovery at home.
Restolin | 0.92 | Simple tools for sore muscles.
Glowmere | 1.04 | Personal care with gentle technology.
Smoothlyn | 0.93 | Shavers, trimmers and toothbrushes.`;

/** @param table name | price level | description, one brand per line */
export function readDemoBrands(table: string): readonly DemoBrand[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [name = "", level = "1", description = ""] = line.split(" | ");
      return { id: name.toLowerCase().replaceAll(" ", "-"), name, description, level: Number(level) };
    });
}

export const DEMO_BRANDS = readDemoBrands(TABLE);

/**
 * A brand and its position in the list.
 * @throws Error for an unknown id.
 */
export function demoBrand(id: string): DemoBrand & { readonly position: number } {
  const position = DEMO_BRANDS.findIndex((brand) => brand.id === id);
  const brand = DEMO_BRANDS[position];
  if (!brand) throw new Error(`No demo brand "${id}"`);
  return { ...brand, position };
}
