/** Returns by customers (ORDER-51), and their labels (ORDER-52). */
import { REST } from "#contract/rest/endpoints";
import type { Feature } from "../../feature";
import { proofOf } from "../large-refunds/large-refunds.service";
import { LabelsService, type LabelsParts } from "./labels.service";
import { ReturnsService, type ReturnsParts } from "./returns.service";

export function openReturns(parts: ReturnsParts & LabelsParts): Feature {
  const service = new ReturnsService(parts);
  const labels = new LabelsService(parts);
  return {
    resolvers: [
      {
        Query: {
          getOrderReturns: async (_root, { orderId, orderKey }, context) =>
            service.find(await context.findViewer(), orderId, orderKey ?? null),
        },
        Mutation: {
          requestReturn: async (_root, { orderId, orderKey, request }, context) =>
            service.request(await context.findViewer(), orderId, orderKey ?? null, request),
          receiveReturn: async (_root, { orderId, returnId, code }, context) =>
            service.receive(await context.requireViewer(), orderId, returnId, proofOf(code, context)),
          cancelReturn: async (_root, { orderId, returnId }, context) =>
            service.cancel(await context.requireViewer(), orderId, returnId),
        },
      },
    ],
    routes(rest) {
      rest.openDownload(REST.downloadReturnLabel, ({ viewer, body }) => labels.print(viewer, body));
    },
  };
}
