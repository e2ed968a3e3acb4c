/** Tire lines, each sold in one or more size groups; `sizes` restricts the groups. */
import type { VehicleType } from "#contract/tires/vehicle-types";

export interface TireLine {
  readonly brand: string;
  readonly name: string;
  readonly vehicleType: VehicleType;
  /** Null if the maker names none. */
  readonly season: "All-season" | "All-weather" | "Summer" | "Winter" | null;
  readonly tread: string;
  /** Null for machines that are not rated for speed. */
  readonly speed: string | null;
  readonly warrantyMiles: number | null;
  /** Treadwear, traction and temperature; none for winter, light truck and trailer tires (49 CFR 575.104). */
  readonly grade: string | null;
  readonly sidewall: string;
  /** Price level relative to other tires of the size. */
  readonly level: number;
  readonly groups: readonly string[];
  /** Every nth size of the groups is made. */
  readonly step: number;
  readonly runFlat: boolean;
  readonly snowflake: boolean;
  /** Mail-in rebate in dollars for a set of four; 0 for none. */
  readonly rebate: number;
}

const TABLE = `
brand         | name                     | type          | season      | tread                  | speed | miles | grade   | sidewall               | level | groups            | step | marks
roadhaven     | Meridian Touring A/S     | car-van       | All-season  | Touring                | H     | 80000 | 720 A A | Black                  | 1.0   | compact sedan     | 1 | 60
roadhaven     | Meridian CrossTour       | suv-cuv       | All-season  | Touring                | H     | 75000 | 700 A A | Black                  | 1.08  | crossover         | 1 | 60
roadhaven     | Meridian Premier         | luxury-car    | All-season  | Grand touring          | V     | 65000 | 600 A A | Black                  | 1.3   | sedan luxury      | 2 |
roadhaven     | HomeMile 65              | car-van       | All-season  | Touring                | T     | 65000 | 600 A B | Black                  | 0.9   | compact           | 1 |
roadhaven     | VanServe C               | car-van       | All-season  | Highway                | R     | 50000 | -       | Black                  | 1.2   | van               | 1 |
roadhaven     | Meridian RunSafe         | luxury-car    | All-season  | Grand touring          | V     | 50000 | 500 A A | Black                  | 1.55  | sport             | 2 | runflat
calvary-ridge | TrailGrip A/T            | suv-cuv       | All-season  | All terrain            | T     | 60000 | 640 A B | Outlined white letters | 1.2   | pickup            | 1 | snow 80
calvary-ridge | TrailGrip A/T LT         | suv-cuv       | All-season  | All terrain            | S     | 55000 | -       | Outlined white letters | 1.25  | lightTruck        | 1 | snow
calvary-ridge | MudClaw M/T              | suv-cuv       | -           | Mud terrain            | Q     | -     | -       | Raised black letters   | 1.4   | flotation         | 1 |
calvary-ridge | MudClaw M/T LT           | suv-cuv       | -           | Mud terrain            | Q     | -     | -       | Outlined white letters | 1.38  | lightTruck        | 2 |
calvary-ridge | RidgeRunner R/T          | suv-cuv       | All-season  | Rugged terrain         | Q     | 45000 | -       | Black                  | 1.3   | flotation lightTruck | 2 | 50
calvary-ridge | TrailGrip Crossover      | suv-cuv       | All-weather | All terrain            | T     | 65000 | 660 A B | Black                  | 1.22  | crossover         | 2 | snow
veloria       | Tracciante S             | sports-car    | Summer      | Ultra high performance | Y     | -     | 300 AA A | Black                 | 1.45  | sport             | 1 | 100
veloria       | Tracciante A/S           | sports-car    | All-season  | Ultra high performance | W     | 45000 | 500 AA A | Black                 | 1.3   | sport             | 1 |
veloria       | Corsia Cup               | sports-car    | Summer      | Ultra high performance | Y     | -     | 180 AA A | Black                 | 1.8   | sport             | 3 |
veloria       | Serenza                  | luxury-car    | All-season  | Grand touring          | W     | 60000 | 560 A A | Black                  | 1.4   | luxury sedan      | 2 | 80
veloria       | Serenza SUV              | luxury-car    | Summer      | Performance            | W     | -     | 340 A A | Black                  | 1.42  | luxury            | 1 |
northlight    | Borealis Ice             | car-van       | Winter      | Touring                | T     | -     | -       | Black                  | 1.05  | compact sedan     | 2 | snow
northlight    | Borealis Ice SUV         | suv-cuv       | Winter      | Touring                | T     | -     | -       | Black                  | 1.12  | crossover pickup  | 3 | snow
northlight    | FourTide All-Weather     | car-van       | All-weather | Touring                | H     | 60000 | 640 A A | Black                  | 1.1   | compact sedan     | 2 | snow 70
northlight    | FourTide SUV             | suv-cuv       | All-weather | Touring                | H     | 60000 | 640 A A | Black                  | 1.15  | crossover         | 1 | snow
northlight    | Borealis Work            | suv-cuv       | Winter      | Highway                | R     | -     | -       | Black                  | 1.25  | lightTruck van    | 3 | snow
halewind      | Basic 4S                 | car-van       | All-season  | Touring                | H     | 45000 | 480 A B | Black                  | 0.72  | compact sedan     | 1 |
halewind      | Basic 4S SUV             | suv-cuv       | All-season  | Highway                | H     | 45000 | 480 A B | Black                  | 0.76  | crossover         | 1 |
halewind      | Basic Sport              | sports-car    | All-season  | Performance            | W     | 40000 | 420 A A | Black                  | 0.8   | sport             | 2 |
halewind      | Basic Truck              | suv-cuv       | All-season  | Highway                | S     | 45000 | 460 A B | Black                  | 0.8   | pickup            | 2 |
halewind      | Second Look              | blemished     | All-season  | Touring                | H     | -     | 480 A B | Black                  | 0.55  | compact           | 3 |
ironpath      | LongHaul Steer           | medium-truck  | -           | Steer                  | L     | -     | -       | Black                  | 1.0   | truck             | 1 |
ironpath      | LongHaul Drive           | medium-truck  | -           | Drive                  | L     | -     | -       | Black                  | 1.08  | truck             | 2 |
ironpath      | TowRight ST              | suv-cuv       | -           | Trailer                | M     | -     | -       | Black                  | 1.0   | trailer           | 1 |
ironpath      | PitBoss Loader           | otr-grader-em | -           | Highway                | -     | -     | -       | Black                  | 1.0   | offRoad           | 1 |
ironpath      | WorkDay H/T              | suv-cuv       | All-season  | Highway                | R     | 60000 | -       | Black                  | 1.1   | lightTruck        | 2 |
sequoya       | Passage H/T              | suv-cuv       | All-season  | Highway                | T     | 70000 | 700 A B | Black                  | 1.0   | pickup            | 1 | 50
sequoya       | Passage H/T White        | suv-cuv       | All-season  | Highway                | T     | 70000 | 700 A B | Raised white letters   | 1.04  | pickup            | 3 |
sequoya       | Passage CUV              | suv-cuv       | All-season  | Highway                | V     | 70000 | 680 A A | Black                  | 1.02  | crossover         | 2 |
sequoya       | Passage Van              | car-van       | All-season  | Highway                | T     | 60000 | -       | Black                  | 1.1   | van               | 2 |
sequoya       | Trailhead A/T            | suv-cuv       | All-season  | All terrain            | T     | 55000 | 600 A B | Raised white letters   | 1.06  | pickup            | 2 |
sequoya       | Grandview                | luxury-car    | All-season  | Grand touring          | H     | 70000 | 680 A A | Black                  | 1.2   | luxury crossover  | 3 |
roadhaven     | Meridian EV              | luxury-car    | All-season  | Grand touring          | W     | 50000 | 520 A A | Black                  | 1.5   | sport crossover   | 4 |
northlight    | Borealis Sport           | sports-car    | Winter      | Performance            | V     | -     | -       | Black                  | 1.25  | sport             | 3 | snow`;

export const TIRE_LINES: readonly TireLine[] = TABLE.trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const cells = line.split("|").map((cell) => cell.trim());
    const [brand = "", name = "", type = "", season = "", tread = "", speed = "", miles = ""] = cells;
    const [, , , , , , , grade = "", sidewall = "", level = "", groups = "", step = "", flagText = ""] =
      cells;
    const flags = flagText.split(" ");
    return {
      brand,
      name,
      vehicleType: type as VehicleType,
      season: season === "-" ? null : (season as TireLine["season"]),
      tread,
      speed: speed === "-" ? null : speed,
      warrantyMiles: miles === "-" ? null : Number(miles),
      grade: grade === "-" ? null : grade,
      sidewall,
      level: Number(level),
      groups: groups.split(" "),
      step: Number(step),
      runFlat: flags.includes("runflat"),
      snowflake: flags.includes("snow"),
      rebate: Number(flags.find((flag) => /^\d+$/.test(flag)) ?? 0),
    };
  });
