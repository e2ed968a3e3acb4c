/**
 * Outstanding and paid commission of an affiliate; records payouts and undoes mistaken ones (AFFILIATE-10).
 */
import Card from "@mui/material/Card";
import type { Affiliate } from "#contract/affiliates/admin";
import { OWED, PAYOUT_LABELS } from "#contract/affiliates/messages";
import type { PayoutRow } from "#contract/affiliates/payouts";
import { formatMoney } from "#contract/money/money";
import { callApi } from "../../../client/api/rest-client";
import { formatShopDate, formatShopDateTime } from "../../../lib/format-date";
import { Button } from "../../../ui/actions/button";
import { ListTable, type Column } from "../../../ui/list/list-table";
import { FactsOf } from "../../../ui/parts/entry/facts";
import { FormDialogButton } from "../../../ui/parts/form-dialog";
import { PayoutForm } from "./payout-form";

const PAYOUTS = "affiliate-payouts";

interface PayoutSectionProps {
  readonly affiliate: Affiliate;
  readonly mayWrite: boolean;
  readonly onChanged: (affiliate: Affiliate) => void;
}

export function PayoutSection({ affiliate, mayWrite, onChanged }: PayoutSectionProps) {
  const { code, name, balance, payouts } = affiliate;
  const undo = async (payoutId: string) => {
    const envelope = await callApi("undoAffiliatePayout", { params: { code, payoutId } });
    if (envelope?.isSuccess && envelope.data) onChanged(envelope.data.affiliate);
  };
  const columns: readonly Column<PayoutRow>[] = [
    { label: "Date", cell: ({ day }) => formatShopDate(`${day}T12:00:00`) },
    { label: "Reference", cell: ({ reference }) => reference },
    { label: "Amount", cell: (payout) => <AmountOf payout={payout} />, isNumber: true },
    { label: PAYOUT_LABELS.recordedBy, cell: ({ notedBy }) => notedBy ?? "—" },
    ...(mayWrite
      ? [
          {
            label: "Undo",
            cell: ({ id, cents, undoneAt }: PayoutRow) =>
              !undoneAt && (
                <Button
                  variant="outlined"
                  aria-label={`Undo the payout of ${formatMoney(cents)}`}
                  onClick={() => void undo(id)}
                >
                  Undo
                </Button>
              ),
          },
        ]
      : []),
  ];
  return (
    <Card component="section" aria-labelledby={PAYOUTS}>
      <h3 id={PAYOUTS} tabIndex={-1}>
        Balance and payouts
      </h3>
      <FactsOf
        of={{
          Earned: formatMoney(balance.earned),
          Payouts: formatMoney(balance.paid),
          [OWED]: formatMoney(balance.owed),
        }}
      />
      {payouts.length > 0 && (
        <ListTable caption="Payouts, newest first" columns={columns} rows={payouts} keyOf={({ id }) => id} />
      )}
      {mayWrite && balance.owed > 0 && (
        <FormDialogButton id="add-payout" label="Add payout" title={PAYOUT_LABELS.to(name)} doneId={PAYOUTS}>
          {(change) => <PayoutForm {...change} affiliate={affiliate} onRecorded={onChanged} />}
        </FormDialogButton>
      )}
    </Card>
  );
}

function AmountOf({ payout: { cents, undoneAt, undoneBy } }: { readonly payout: PayoutRow }) {
  if (!undoneAt) return <>{formatMoney(cents)}</>;
  return (
    <>
      <s>{formatMoney(cents)}</s>
      <br />
      Undone {formatShopDateTime(undoneAt)}
      {undoneBy && `, ${undoneBy}`}
    </>
  );
}
