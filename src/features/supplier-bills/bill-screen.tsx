/** One supplier bill: its totals, its lines, and its removal (SUPPLIER-3). */
import Stack from "@mui/material/Stack";
import { formatMoney } from "#contract/money/money";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { billRemovalInput, type Bill } from "#contract/suppliers/bills/bills";
import { BILL_LABELS, SUPPLIER_BILL_MESSAGES } from "#contract/suppliers/bills/messages";
import { supplierName } from "#contract/suppliers/suppliers";
import { formatCalendarDay } from "#contract/time/days";
import { callApi } from "../../client/api/rest-client";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { useVisitor } from "../../client/session/use-visitor";
import { formatShopDateTime } from "../../lib/format-date";
import { AnswerView } from "../../ui/answer-view";
import { Badge } from "../../ui/parts/badge";
import { BackLink } from "../../ui/parts/entry/entry-links";
import { FactsOf } from "../../ui/parts/entry/facts";
import { FormDialogButton } from "../../ui/parts/form-dialog";
import { TitleRow } from "../../ui/parts/title-row";
import { LineList } from "./line-list";
import { NoteForm } from "./note-form";

const NAME = "supplier-bill-name";
const REMOVE = "Remove bill";

interface BillScreenProps {
  readonly id: string;
  readonly search: string;
}

export function BillScreen({ id, search }: BillScreenProps) {
  const answer = useRestAnswer("getSupplierBill", undefined, { id });
  const { user } = useVisitor();
  const mayWrite = user?.permissions.includes("bills.write") ?? false;
  return (
    <Stack spacing={4}>
      <BackLink isNamed href={BACKOFFICE_ROUTES.supplierBills}>
        {`All ${BILL_LABELS.bills.toLowerCase()}`}
      </BackLink>
      <AnswerView answer={answer} what="this bill" missing={SUPPLIER_BILL_MESSAGES.missing}>
        {({ bill }) => (
          <>
            <Head bill={bill} mayWrite={mayWrite} onChanged={answer.refresh} />
            <LineList
              bill={bill}
              search={search}
              maySettle={mayWrite && bill.removedAt === null}
              onSettled={answer.refresh}
            />
          </>
        )}
      </AnswerView>
    </Stack>
  );
}

interface HeadProps {
  readonly bill: Bill;
  readonly mayWrite: boolean;
  readonly onChanged: () => void;
}

function Head({ bill, mayWrite, onChanged }: HeadProps) {
  const { id, number, removedAt } = bill;
  return (
    <Stack spacing={2}>
      <TitleRow>
        <h2 id={NAME} tabIndex={-1}>
          {`Bill ${number}`} {removedAt && <Badge tone="red">Removed</Badge>}
        </h2>
        {mayWrite && !removedAt && (
          <FormDialogButton id="remove-bill" label={REMOVE} title={`Remove bill ${number}`} doneId={NAME}>
            {(change) => (
              <NoteForm
                {...change}
                name="reason"
                label="Reason"
                submitLabel={REMOVE}
                schema={billRemovalInput}
                send={(reason) => callApi("removeSupplierBill", { params: { id }, body: { reason } })}
                onChanged={onChanged}
              />
            )}
          </FormDialogButton>
        )}
      </TitleRow>
      <FactsOf of={factsOf(bill)} />
    </Stack>
  );
}

function factsOf(bill: Bill): Readonly<Record<string, string | null>> {
  const { supplier, day, expected, billed, mismatches, fileName, removedAt, reason } = bill;
  const byWhom = (at: string, name: string | null) => `${formatShopDateTime(at)}, ${name ?? "a former user"}`;
  return {
    [BILL_LABELS.supplier]: supplierName(supplier),
    [BILL_LABELS.day]: formatCalendarDay(day),
    [BILL_LABELS.expected]: formatMoney(expected),
    [BILL_LABELS.billed]: formatMoney(billed),
    [BILL_LABELS.difference]: formatMoney(billed - expected),
    [BILL_LABELS.mismatches]: mismatches.toLocaleString("en-US"),
    File: fileName,
    Recorded: byWhom(bill.recordedAt, bill.recordedBy),
    Removed: removedAt && `${byWhom(removedAt, bill.removedBy)}: ${reason ?? ""}`,
  };
}
