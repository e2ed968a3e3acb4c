/** Invented makers of tires, wheels and accessories. A test rejects well-known names. */
import { readDemoBrands } from "../demo-brands";

export const LINE_BRANDS = readDemoBrands(`
Roadhaven | 1.0 | Tires for every day that stay quiet to the last mile of a long warranty.
Calvary Ridge | 1.06 | All-terrain and mud-terrain tires for trucks that leave the pavement on purpose.
Veloria | 1.22 | Performance tires developed on the track and worn in town.
Northlight | 1.08 | Winter and all-weather tires from a place with seven months of snow.
Halewind | 0.84 | Honest tires at the price of a tank or two of gas.
Ironpath | 1.12 | Tires for trucks, trailers and machines that work.
Sequoya | 1.0 | Highway tires for crossovers, vans and pickups.
Forgecrest | 1.1 | Cast and flow-formed wheels for cars that are driven hard.
Lunarch | 0.9 | Wheels in sizes that fit what most people drive.
Stonejaw | 1.05 | Truck wheels with real load ratings and an attitude.
Orbiq | 1.2 | Monoblock wheels for luxury cars and large crossovers.
Torquekeep | 1.0 | Lug nuts, sensors and rings: the small parts that hold a wheel in its place.`);
