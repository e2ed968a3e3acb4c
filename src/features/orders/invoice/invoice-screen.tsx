/** The invoice of an order, for its customer or a guest with the order's key (ORDER-49). */
import { useMemo, useState } from "react";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import { OrderInvoiceDocument } from "#contract/graphql/documents/orders.generated";
import { LABELS } from "#contract/messages";
import { guestOrderPath, ownOrderPath, type OrderLink } from "#contract/orders/paths";
import { downloadFile } from "../../../client/api/download-file";
import { useQueryAnswer } from "../../../client/api/use-query-answer";
import { consumeOrderLink } from "../../../client/page/order-links";
import { useVisitor } from "../../../client/session/use-visitor";
import { Button } from "../../../ui/actions/button";
import { AnswerView, NotFound } from "../../../ui/answer-view";
import { InvoiceView } from "./invoice-view";

/** @param search the query of the address: ?order= */
export function InvoiceScreen({ search }: { readonly search: string }) {
  const link = useMemo(() => consumeOrderLink(search, "order"), [search]);
  return link ? <InvoiceOf key={link.id} link={link} /> : <NoInvoice />;
}

function InvoiceOf({ link }: { readonly link: OrderLink }) {
  const { user } = useVisitor();
  const answer = useQueryAnswer(OrderInvoiceDocument, { orderId: link.id, orderKey: link.key });
  const order = user && !link.key ? ownOrderPath(link.id) : guestOrderPath(link);
  return (
    <AnswerView answer={answer} what="the invoice">
      {({ getInvoice: invoice }) =>
        invoice ? (
          <Stack component="article" spacing={5}>
            <header>
              <h2>Invoice {invoice.orderNumber}</h2>
              <p className="muted">{invoice.day}</p>
            </header>
            <Actions>
              <DownloadButton link={link} fileName={`invoice-${invoice.orderNumber}.pdf`} />
              <Button variant="outlined" onClick={() => window.print()}>
                Print invoice
              </Button>
              <a href={order}>{LABELS.seeOrder}</a>
            </Actions>
            <InvoiceView invoice={invoice} />
          </Stack>
        ) : (
          <NoInvoice />
        )
      }
    </AnswerView>
  );
}

function DownloadButton({ link, fileName }: { readonly link: OrderLink; readonly fileName: string }) {
  const [isSending, setSending] = useState(false);
  const download = async () => {
    if (isSending) return;
    setSending(true);
    await downloadFile("downloadInvoice", { body: { orderId: link.id, orderKey: link.key } }, fileName);
    setSending(false);
  };
  return (
    <Button aria-disabled={isSending} onClick={() => void download()}>
      Download PDF
    </Button>
  );
}

function NoInvoice() {
  return (
    <NotFound>
      <p>You'll find the invoice here once your order is paid.</p>
    </NotFound>
  );
}

const Actions = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s3) var(--s5)",
  "@media print": { display: "none" },
});
