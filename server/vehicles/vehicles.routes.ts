/** REST routes of the vehicle finder's steps, and the resulting fitment (VEHICLE-1 to VEHICLE-3). */
import { REST } from "#contract/rest/endpoints";
import type { Rest } from "../http/rest/rest";
import type { VehicleService } from "./vehicles.service";

export function registerVehicleRoutes(rest: Rest, service: VehicleService): void {
  rest.open(REST.listVehicleYears, async () => ({ data: { years: await service.listYears() } }));
  rest.open(REST.listVehicleMakes, async ({ params }) => ({
    data: { makes: await service.listMakes(params) },
  }));
  rest.open(REST.listVehicleModels, async ({ params }) => ({
    data: { models: await service.listModels(params) },
  }));
  rest.open(REST.listVehicleTrims, async ({ params }) => ({
    data: { trims: await service.listTrims(params) },
  }));
  rest.open(REST.getVehicleFitment, async ({ params }) => ({ data: await service.getFitment(params) }));
}
