/** GraphQL resolvers for the site build's vehicle pages; they require the build key. */
import type { Resolvers } from "#contract/graphql/generated";
import type { RequestContext } from "../http/graphql/graphql";
import type { VehicleService } from "./vehicles.service";

export function vehicleResolvers(service: VehicleService): Resolvers<RequestContext> {
  return {
    Query: {
      exportVehicleYears: () => service.listYears(),
      exportVehicleMakes: () => service.listAllMakes(),
      exportVehicles: (_root, { make }) => service.listVehiclesOf(make),
    },
  };
}
