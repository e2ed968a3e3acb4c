/** Affiliates and balances, active ones first: clicks and outstanding commission (AFFILIATE-9). */
import Stack from "@mui/material/Stack";
import { affiliateInput, type AffiliateRow } from "#contract/affiliates/admin";
import { OWED, PAYOUT_LABELS } from "#contract/affiliates/messages";
import { formatMoney } from "#contract/money/money";
import { BACKOFFICE_ROUTES, affiliatePath } from "#contract/site/backoffice-paths";
import { callApi } from "../../client/api/rest-client";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { useVisitor } from "../../client/session/use-visitor";
import { readListAddress, STAFF_SIZES } from "../../ui/list/list-address";
import type { Column } from "../../ui/list/list-table";
import { StaffList } from "../../ui/list/staff-list";
import { Badge } from "../../ui/parts/badge";
import { FormDialogButton } from "../../ui/parts/form-dialog";
import { TitleRow } from "../../ui/parts/title-row";
import { CodeForm } from "./code-form";

const path = BACKOFFICE_ROUTES.affiliates;
const HEADING = "affiliates-heading";

const COLUMNS: readonly Column<AffiliateRow>[] = [
  { label: "Affiliate", cell: ({ code, name }) => <a href={affiliatePath(code)}>{name}</a> },
  { label: "Link code", cell: ({ code }) => code },
  {
    label: "Status",
    cell: ({ isActive }) => (
      <Badge tone={isActive ? "green" : "red"}>{isActive ? "Active" : "Inactive"}</Badge>
    ),
  },
  { label: OWED, cell: ({ owed }) => formatMoney(owed), isNumber: true },
  {
    label: "Earned this month",
    cell: ({ earnedThisMonth }) => formatMoney(earnedThisMonth),
    isNumber: true,
  },
  { label: "Earned last month", cell: ({ earnedLastMonth }) => formatMoney(earnedLastMonth), isNumber: true },
  {
    label: "Sub-affiliates",
    cell: ({ subAffiliates }) => subAffiliates.toLocaleString("en-US"),
    isNumber: true,
  },
  { label: "Clicks (30 days)", cell: ({ clicks }) => clicks.toLocaleString("en-US"), isNumber: true },
];

export function AffiliateList({ search }: { readonly search: string }) {
  const { user } = useVisitor();
  const mayWrite = user?.permissions.includes("affiliates.write") ?? false;
  const address = readListAddress(search, { sizes: STAFF_SIZES });
  const answer = useRestAnswer("listAffiliates", {
    pageNumber: address.page,
    pageSize: address.size,
    text: address.text,
  });
  return (
    <Stack spacing={3}>
      <TitleRow>
        <h2 id={HEADING} tabIndex={-1}>
          Affiliates and balances
        </h2>
        <a href={BACKOFFICE_ROUTES.payouts}>{PAYOUT_LABELS.due}</a>
        {mayWrite && (
          <FormDialogButton
            id="add-affiliate"
            label="Add affiliate"
            title="Affiliate details"
            doneId={HEADING}
          >
            {(change) => (
              <CodeForm
                {...change}
                schema={affiliateInput}
                codeHint="Used as aid in their links; can't be changed"
                send={(body) => callApi("addAffiliate", { body })}
                onAdded={answer.retry}
              />
            )}
          </FormDialogButton>
        )}
      </TitleRow>
      <StaffList
        answer={answer}
        columns={COLUMNS}
        keyOf={({ code }) => code}
        caption="Affiliates, active first"
        plural="Affiliates"
        empty={{ none: "No affiliates yet", noMatch: "No matching affiliates" }}
        paging={{ path, address }}
        search={{ name: "Affiliates", textLabel: "Name or code" }}
      />
    </Stack>
  );
}
