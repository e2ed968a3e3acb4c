/** Vehicles and their original fitments: the finder's steps, and the resulting fitment. */
import type { Feature, Host } from "../feature";
import { vehicleResolvers } from "./vehicles.resolvers";
import { registerVehicleRoutes } from "./vehicles.routes";
import type { VehicleSearch } from "./vehicle-search.port";
import { VehicleSearchService } from "./vehicle-search.service";
import { VehicleService } from "./vehicles.service";
import { createVehicleStore } from "./vehicles.store";

export interface Vehicles extends Feature {
  readonly search: VehicleSearch;
}

export function openVehicles({ db }: Host): Vehicles {
  const store = createVehicleStore(db);
  const service = new VehicleService(store);
  return {
    search: new VehicleSearchService(store),
    resolvers: [vehicleResolvers(service)],
    routes: (rest) => registerVehicleRoutes(rest, service),
  };
}
