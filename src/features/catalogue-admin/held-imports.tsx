/** Imports on hold until staff confirm large price changes, or products going off sale (STAFF-69). */
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { countWords } from "#contract/fields/count-words";
import { movePercent, type HeldImport, type HeldItem } from "#contract/imports/held";
import { formatMoney } from "#contract/money/money";
import { callApi } from "../../client/api/rest-client";
import { useLookingAgain } from "../../client/api/use-looking-again";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { focusAfter } from "../../lib/focus-after";
import { formatShopDateTime } from "../../lib/format-date";
import { Button } from "../../ui/actions/button";
import { AnswerView } from "../../ui/answer-view";
import { ListTable, type Column } from "../../ui/list/list-table";
import { UnusedFields } from "./unused-fields";

const HEADING = "held-heading";

interface HeldImportsProps {
  readonly mayWrite: boolean;
  /** Whether an import is queued or running: it may end on hold. */
  readonly isWorking: boolean;
  /** Takes the focus when a list has disappeared. */
  readonly doneId: string;
  readonly onRequested: () => void;
}

export function HeldImports({ mayWrite, isWorking, doneId, onRequested }: HeldImportsProps) {
  const answer = useRestAnswer("listHeldImports");
  useLookingAgain(answer, isWorking);
  const decide = async (call: () => Promise<unknown>) => {
    await call();
    focusAfter(() => {
      answer.refresh();
      onRequested();
    }, doneId);
  };
  return (
    <AnswerView answer={answer} what="held imports">
      {({ rows }) =>
        rows.length === 0 ? null : (
          <Stack component="section" spacing={3} aria-labelledby={HEADING}>
            <h3 id={HEADING}>Held imports</h3>
            {rows.map((held) => (
              <HeldImportItem
                key={held.id}
                held={held}
                onConfirm={
                  mayWrite && held.canConfirm
                    ? () =>
                        void decide(() =>
                          callApi("confirmImport", { params: { id: held.id }, body: { code: held.code } }),
                        )
                    : null
                }
                onDiscard={
                  mayWrite
                    ? () => void decide(() => callApi("stopImport", { params: { id: held.id } }))
                    : null
                }
              />
            ))}
          </Stack>
        )
      }
    </AnswerView>
  );
}

interface HeldImportItemProps {
  readonly held: HeldImport;
  /** Null without the permission or the file. */
  readonly onConfirm: (() => void) | null;
  readonly onDiscard: (() => void) | null;
}

function HeldImportItem({ held, onConfirm, onDiscard }: HeldImportItemProps) {
  const { id, supplier, canConfirm, items } = held;
  const name = `${supplier}, ${fileOf(held)}`;
  const headingId = `held-${id}`;
  const more = held.moved + held.missing - items.length;
  return (
    <Stack component="article" spacing={2} aria-labelledby={headingId}>
      <Box component="h4" id={headingId} sx={{ margin: 0 }}>
        {name}
      </Box>
      <p>
        {formatShopDateTime(held.startedAt)}. {sentenceOf(held)} Nothing was imported.
      </p>
      <ListTable
        caption={`What the import of ${name} would change`}
        columns={COLUMNS}
        rows={items}
        keyOf={({ sku }) => sku}
        isComplete
      />
      {more > 0 && <p>{`Not listed: ${countWords(more, "product")} with smaller changes.`}</p>}
      <UnusedFields fields={held.unusedFields} />
      {!canConfirm && (
        <p>
          The shop no longer has this file. Import it again to confirm the list, or run the command with
          --confirm {held.code}.
        </p>
      )}
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: "wrap" }}>
        {onConfirm && (
          <Button variant="contained" aria-label={`Confirm and import ${name}`} onClick={onConfirm}>
            Confirm and import
          </Button>
        )}
        {onDiscard && (
          <Button variant="outlined" aria-label={`Discard the import of ${name}`} onClick={onDiscard}>
            Discard
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

function fileOf({ files, source }: HeldImport): string {
  const names = files.map((file) => file.split("/").at(-1)).join(", ");
  return source === null ? names : `${source}: ${names}`;
}

/** "3 of 20 prices would change by more than 20%, 1 of them by more than 50%. 4 products would go off sale." */
function sentenceOf({ moved, movedFar, prices, missing }: HeldImport): string {
  const count = (many: number) => many.toLocaleString("en-US");
  const far = movedFar > 0 ? `, ${count(movedFar)} of them by more than 50%` : "";
  const move = `${count(moved)} of ${count(prices)} prices would change by more than 20%${far}.`;
  const removal = `${countWords(missing, "product")} would go off sale.`;
  return [...(moved > 0 ? [move] : []), ...(missing > 0 ? [removal] : [])].join(" ");
}

const COLUMNS: readonly Column<HeldItem>[] = [
  {
    label: "Product",
    cell: ({ sku, name }) => (
      <>
        <b>{name}</b> <span>{sku}</span>
      </>
    ),
    isWide: true,
  },
  { label: "Current price", cell: ({ before }) => formatMoney(before), isNumber: true },
  {
    label: "New price",
    cell: ({ after }) => (after === null ? "Off sale" : formatMoney(after)),
    isNumber: true,
  },
  {
    label: "Change",
    cell: ({ before, after }) => (after === null ? "—" : movePercent(before, after)),
    isNumber: true,
  },
];
