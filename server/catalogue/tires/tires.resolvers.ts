/** Maps arguments to the service. */
import type { Resolvers } from "#contract/graphql/generated";
import type { RequestContext } from "../../http/graphql/graphql";
import { LINE_PRODUCT } from "./line-product.resolvers";
import type { TireService } from "./tires.service";

export function tireResolvers(tires: TireService): Resolvers<RequestContext> {
  return {
    Query: {
      getTireWidths: () => tires.listWidths(),
      getAspectRatios: (_root, { width }) => tires.listAspectRatios(width),
      getRimDiameters: (_root, { width, aspectRatio }) => tires.listRims(width, aspectRatio),
      getVehicleType: (_root, { id }) => tires.findVehicleType(id),
      getVehicleTypes: () => tires.listVehicleTypes(),
      searchTireProducts: (_root, { input }) => tires.searchTires(input),
      searchWheelProducts: (_root, { input }) => tires.searchWheels(input),
      getTireProductLine: (_root, { id }) => tires.findTireLine(id),
      getWheelProductLine: (_root, { id }) => tires.findWheelLine(id),
    },
    LineProduct: LINE_PRODUCT,
  };
}
