/** Maps arguments of staff calls to the service. */
import type { Resolvers } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import type { RequestContext } from "../../http/graphql/graphql";
import type { GenerationService } from "./generation.service";
import type { Asker, Page, PricingService } from "./pricing.service";
import type { SimulationService } from "./simulation.service";

export interface PricingServices {
  readonly rules: PricingService;
  readonly simulation: SimulationService;
  readonly generation: GenerationService;
}

export function pricingResolvers({
  rules,
  simulation,
  generation,
}: PricingServices): Resolvers<RequestContext> {
  return {
    Query: {
      getPriceMarkup: (_root, { withDeleted, ...args }) => rules.list(pageOf(args), withDeleted ?? false),
      getPriceMarkupById: (_root, { id }) => rules.find(id),
      getPriceMarkupVersions: (_root, args) => rules.listVersions(pageOf(args)),
      simulatePriceMarkup: (_root, { id, input, version, sku }) =>
        simulation.simulate({
          id: id ?? null,
          input: input ?? null,
          version: version ?? null,
          sku: sku ?? null,
        }),
      generateCatalogue: async (_root, _args, context) => generation.begin(await askerOf(context)),
      getCatalogueGeneration: () => generation.findLatest(),
    },
    Mutation: {
      addPriceMarkup: async (_root, { input, version }, context) =>
        rules.add(await askerOf(context), input, version),
      updatePriceMarkup: async (_root, { id, input, version }, context) =>
        rules.update(await askerOf(context), id, input, version),
      rollBackPriceMarkups: async (_root, { to, version }, context) =>
        rules.rollBack(await askerOf(context), to, version),
    },
  };
}

async function askerOf(context: RequestContext): Promise<Asker> {
  return { viewer: await context.requireViewer(), origin: context.origin };
}

function pageOf(args: { readonly pageNumber?: number | null; readonly pageSize?: number | null }): Page {
  return { pageNumber: args.pageNumber ?? 1, pageSize: args.pageSize ?? LIMITS.lists.pageSizes[0] };
}
