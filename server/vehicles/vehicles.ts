/** Vehicles and what they came with: the finder's steps, and the fitment they lead to. */
import type { Feature, Host } from "../feature";
import { vehicleResolvers } from "./vehicles.resolvers";
import { registerVehicleRoutes } from "./vehicles.routes";
import { VehicleService } from "./vehicles.service";
import { createVehicleStore } from "./vehicles.store";

export function openVehicles({ db }: Host): Feature {
  const service = new VehicleService(createVehicleStore(db));
  return {
    resolvers: [vehicleResolvers(service)],
    routes: (rest) => registerVehicleRoutes(rest, service),
  };
}
