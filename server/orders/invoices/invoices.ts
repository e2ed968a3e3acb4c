/** Invoices: for the invoice page by GraphQL, as a PDF by REST (ORDER-49). */
import { Readable } from "node:stream";
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import { DomainError } from "../../errors";
import type { Feature } from "../../feature";
import { drawInvoice } from "./invoice-pdf.mapping";
import { InvoicesService, type InvoicesParts } from "./invoices.service";

export function openInvoices(parts: InvoicesParts): Feature {
  const service = new InvoicesService(parts);
  return {
    resolvers: [
      {
        Query: {
          getInvoice: async (_root, { orderId, orderKey }, context) =>
            service.find(await context.findViewer(), orderId, orderKey ?? null),
        },
      },
    ],
    routes(rest) {
      rest.openDownload(REST.downloadInvoice, async ({ viewer, body: { orderId, orderKey } }) => {
        const invoice = await service.find(viewer, orderId, orderKey ?? null);
        if (!invoice) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
        const content = Readable.from([await drawInvoice(invoice)]);
        return { fileName: `invoice-${invoice.orderNumber}.pdf`, content };
      });
    },
  };
}
