/** Active and ended promotions; users with the price permission add and end them (STAFF-38). */
import Stack from "@mui/material/Stack";
import { countWords } from "#contract/fields/count-words";
import type { AdminPromotion } from "#contract/promotions/schema";
import { formatMoney } from "#contract/money/money";
import type { BadgeTone } from "#contract/orders/orders";
import { callAndNotify } from "../../../client/api/call-and-notify";
import { downloadFile } from "../../../client/api/download-file";
import { callApi } from "../../../client/api/rest-client";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { useVisitor } from "../../../client/session/use-visitor";
import { requestConfirmation } from "../../../client/store/confirm";
import { Button } from "../../../ui/actions/button";
import { AnswerView } from "../../../ui/answer-view";
import type { Column } from "../../../ui/list/list-table";
import { StaffList } from "../../../ui/list/staff-list";
import { Badge } from "../../../ui/parts/badge";
import { FormDialogButton } from "../../../ui/parts/form-dialog";
import { TitleRow } from "../../../ui/parts/title-row";
import { PromotionForm } from "./promotion-form";
import { periodOf } from "./promotion-period";
import { CREATE_PROMOTION, promotionWords } from "./promotion-words";

const HEADING = "promotions-heading";
const END_PROMOTION = "End promotion";
const STATES: Readonly<Record<AdminPromotion["state"], readonly [BadgeTone, string]>> = {
  COMING: ["orange", "Scheduled"],
  RUNNING: ["green", "Active"],
  USED_UP: ["red", "Used up"],
  ENDED: ["red", "Expired"],
};

const counted = (count: number) => count.toLocaleString("en-US");

export function PromotionList() {
  const { user } = useVisitor();
  const mayWrite = user?.permissions.includes("promotions.write") ?? false;
  const answer = useRestAnswer("listPromotions");
  return (
    <Stack spacing={4}>
      <TitleRow>
        <h2 id={HEADING} tabIndex={-1}>
          Promotions
        </h2>
        {mayWrite && (
          <FormDialogButton
            id="add-promotion"
            label={CREATE_PROMOTION}
            title="Set up a promotion"
            isLong
            doneId={HEADING}
          >
            {(change) => (
              <AnswerView answer={answer} what="the brands">
                {({ brands }) => <PromotionForm brands={brands} onAdded={answer.retry} {...change} />}
              </AnswerView>
            )}
          </FormDialogButton>
        )}
      </TitleRow>
      <StaffList
        answer={answer}
        columns={mayWrite ? [...COLUMNS, endColumn(answer.retry)] : COLUMNS}
        keyOf={({ code }) => code}
        caption="Promotions, active first"
        plural="Promotions"
        empty={{ none: "No promotions yet" }}
      />
    </Stack>
  );
}

const COLUMNS: readonly Column<AdminPromotion>[] = [
  {
    label: "Code",
    cell: ({ code, codes }) => (codes === null ? code : <Series code={code} codes={codes} />),
  },
  { label: "Name", cell: ({ label }) => label },
  { label: "Status", cell: ({ state }) => <Badge tone={STATES[state][0]}>{STATES[state][1]}</Badge> },
  { label: "Uses", cell: usesOf },
  { label: "Discount", cell: promotionWords, isText: true },
  { label: "Discounts given", cell: ({ takenOff }) => formatMoney(takenOff), isNumber: true },
  { label: "Dates", cell: periodOf, isText: true },
  { label: "Limits", cell: limitsOf, isExtra: true },
  { label: "Budget", cell: budgetOf, isExtra: true },
  { label: "Order total", cell: ({ ordered }) => formatMoney(ordered), isNumber: true, isExtra: true },
];

function Series({ code, codes }: { readonly code: string; readonly codes: number }) {
  const { user } = useVisitor();
  return (
    <>
      {`${code}-…`}
      <br />
      {user?.permissions.includes("promotions.write") ? (
        <Button
          variant="text"
          aria-label={`Download ${countWords(codes, "code")} of ${code}`}
          onClick={() =>
            void downloadFile("exportPromotionCodes", { params: { code } }, `codes-${code.toLowerCase()}.csv`)
          }
        >
          {countWords(codes, "code")}
        </Button>
      ) : (
        countWords(codes, "code")
      )}
    </>
  );
}

// A phone shows the values without their headings.
function usesOf({ uses, maxUses }: AdminPromotion): string {
  return `${counted(uses)}${maxUses === null ? "" : ` of ${counted(maxUses)}`} used`;
}

function limitsOf({ maxUsesPerDay, maxUsesPerCustomer }: AdminPromotion): string {
  const limits = [
    ...(maxUsesPerDay === null ? [] : [`${counted(maxUsesPerDay)} per day`]),
    ...(maxUsesPerCustomer === null ? [] : [`${counted(maxUsesPerCustomer)} per customer`]),
  ];
  return limits.length === 0 ? "No limits" : `At most ${limits.join(" and ")}`;
}

function budgetOf({ budget, spent }: AdminPromotion): string {
  return budget === null ? "No budget" : `${formatMoney(spent)} of ${formatMoney(budget)} spent`;
}

function endColumn(onEnded: () => void): Column<AdminPromotion> {
  return {
    label: "Actions",
    cell: ({ code, state }) =>
      state !== "ENDED" && (
        <Button variant="outlined" onClick={() => void endPromotion(code, onEnded)}>
          {END_PROMOTION}
        </Button>
      ),
  };
}

async function endPromotion(code: string, onEnded: () => void): Promise<void> {
  const isSure = await requestConfirmation({
    title: `End ${code} now?`,
    message: "New orders can't use it. Existing orders keep it.",
    confirmLabel: END_PROMOTION,
  });
  if (!isSure) return;
  const answer = await callAndNotify(() => callApi("endPromotion", { params: { code } }));
  if (!answer?.isSuccess) return;
  // The button is gone.
  document.getElementById(HEADING)?.focus();
  onEnded();
}
