/** The agreement of an order's lease, for its customer or a guest with the order's key. */
import { useMemo } from "react";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import { LeaseAgreementDocument } from "#contract/graphql/documents/lease-agreement.generated";
import { LABELS } from "#contract/messages";
import { guestOrderPath, ownOrderPath, type OrderLink } from "#contract/orders/paths";
import { useQueryAnswer } from "../../../client/api/use-query-answer";
import { consumeOrderLink } from "../../../client/page/order-links";
import { useVisitor } from "../../../client/session/use-visitor";
import { Button } from "../../../ui/actions/button";
import { AnswerView, NotFound } from "../../../ui/answer-view";
import { AgreementView } from "./agreement-view";

/** @param search the query of the address: ?order= */
export function AgreementScreen({ search }: { readonly search: string }) {
  const link = useMemo(() => consumeOrderLink(search, "order"), [search]);
  return link ? <AgreementOf key={link.id} link={link} /> : <NoAgreement />;
}

function AgreementOf({ link }: { readonly link: OrderLink }) {
  const { user } = useVisitor();
  const answer = useQueryAnswer(LeaseAgreementDocument, { orderId: link.id, orderKey: link.key });
  const order = user && !link.key ? ownOrderPath(link.id) : guestOrderPath(link);
  return (
    <AnswerView answer={answer} what="the agreement">
      {({ getLeaseAgreement: agreement }) =>
        agreement ? (
          <Stack component="article" spacing={5}>
            <header>
              <h2>Lease of order {agreement.orderNumber}</h2>
              <p className="muted">{agreement.isSigned ? "Signed." : "Not signed yet. You owe nothing."}</p>
            </header>
            <Actions>
              <Button variant="outlined" onClick={() => window.print()}>
                Print agreement
              </Button>
              <a href={order}>{LABELS.seeOrder}</a>
            </Actions>
            <AgreementView agreement={agreement} />
          </Stack>
        ) : (
          <NoAgreement />
        )
      }
    </AnswerView>
  );
}

function NoAgreement() {
  return (
    <NotFound>
      <p>You'll find an agreement here once a leasing company has approved the lease for your order.</p>
    </NotFound>
  );
}

const Actions = styled("p")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s3) var(--s5)",
  "@media print": { display: "none" },
});
