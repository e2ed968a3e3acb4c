/** Invoice or receipt, and buying again. */
import { styled } from "@mui/material/styles";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { invoicePath } from "#contract/orders/paths";
import { Button } from "../../../ui/actions/button";
import { BuyAgain } from "./buy-again";

interface OrderActionsProps {
  readonly order: WholeOrderFragment;
  readonly orderKey: string | null;
}

export function OrderActions({ order, orderKey }: OrderActionsProps) {
  const link = { id: order.id, key: orderKey };
  return (
    <Actions>
      {order.hasInvoice ? (
        <Button variant="outlined" href={invoicePath(link)}>
          {LABELS.invoice}
        </Button>
      ) : (
        <Button variant="outlined" onClick={() => window.print()}>
          Print receipt
        </Button>
      )}
      <BuyAgain link={link} />
    </Actions>
  );
}

const Actions = styled("div")({ display: "flex", flexWrap: "wrap", gap: "var(--s3)" });
