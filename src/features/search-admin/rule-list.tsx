/** The rules of one kind, last changed first; deleted here, edited on their own page. */
import Stack from "@mui/material/Stack";
import { allRows, type Page } from "#contract/fields/page";
import type { SearchRule } from "#contract/search/rules";
import { callAndNotify } from "../../client/api/call-and-notify";
import { callWithUndo } from "../../client/api/call-with-undo";
import { callApi } from "../../client/api/rest-client";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { useVisitor } from "../../client/session/use-visitor";
import { requestConfirmation } from "../../client/store/confirm";
import { formatShopDateTime } from "../../lib/format-date";
import { Button } from "../../ui/actions/button";
import { mapAnswer } from "../../ui/answer-view";
import type { Column } from "../../ui/list/list-table";
import { StaffList } from "../../ui/list/staff-list";
import { TitleRow } from "../../ui/parts/title-row";
import { newRulePath, PLACED_LABELS, wordsOfRule, type RulePart } from "./rule-parts";

const HEADING = "rules-heading";

export function RuleList({ part }: { readonly part: RulePart }) {
  const { user } = useVisitor();
  const mayWrite = user?.permissions.includes("search.write") ?? false;
  const answer = useRestAnswer("listSearchRules");
  return (
    <Stack spacing={4}>
      <TitleRow>
        <div>
          <h2 id={HEADING} tabIndex={-1}>
            {part.label}
          </h2>
          <p className="muted">{part.description}</p>
        </div>
        {mayWrite && (
          <p>
            <Button href={newRulePath(part.path)}>{part.newLabel}</Button>
          </p>
        )}
      </TitleRow>
      <StaffList
        answer={mapAnswer(answer, ({ rows }) => allRows(rows.filter(({ kind }) => kind === part.kind)))}
        columns={columnsOf(part, mayWrite ? answer.replace : null)}
        keyOf={({ id }) => id}
        caption={`${part.label}, last changed first`}
        plural="Rules"
        what="the search rules"
        empty={{ none: part.emptyLabel }}
      />
    </Stack>
  );
}

type Replace = (data: Page<SearchRule>) => void;

function columnsOf(part: RulePart, onDeleted: Replace | null): readonly Column<SearchRule>[] {
  const named = (products: SearchRule["pinned"]) =>
    products.map(({ productId, name }) => <p key={productId}>{name ?? `${productId} (not in the shop)`}</p>);
  const placed: readonly Column<SearchRule>[] = [
    {
      label: PLACED_LABELS.pinned,
      cell: ({ pinned }) => (pinned.length > 0 ? named(pinned) : "—"),
      isWide: true,
    },
    {
      label: PLACED_LABELS.hidden,
      cell: ({ hidden }) => (hidden.length > 0 ? named(hidden) : "—"),
      isWide: true,
    },
  ];
  const change: Column<SearchRule> = {
    label: "Actions",
    cell: (rule) => (
      <>
        <Button variant="outlined" href={`${part.path}${rule.id}/`}>
          Edit<span className="vh"> {wordsOfRule(rule)}</span>
        </Button>
        {onDeleted && (
          <Button
            variant="outlined"
            aria-label={`Delete “${wordsOfRule(rule)}”`}
            onClick={() => void (rule.kind === "PAGE" ? deletePage : deleteAtOnce)(rule, onDeleted)}
          >
            Delete
          </Button>
        )}
      </>
    ),
  };
  return [
    { label: part.kind === "PLACING" ? "Search" : "Words", cell: wordsOfRule },
    ...(part.kind === "PLACING" ? placed : []),
    ...(part.kind === "PAGE"
      ? [
          {
            label: "URL",
            cell: ({ address }: SearchRule) => <a href={address}>{address}</a>,
            isWide: true,
          },
        ]
      : []),
    { label: "Changed", cell: ({ changedAt }) => formatShopDateTime(changedAt) },
    ...(onDeleted ? [change] : []),
  ];
}

/** Deletes a rule at once, with an undo offer. */
async function deleteAtOnce(rule: SearchRule, onDeleted: Replace): Promise<void> {
  const { id, kind, text, phrases, pinned, hidden, address, intro } = rule;
  const idsOf = (products: SearchRule["pinned"]) => products.map(({ productId }) => productId);
  const body = { kind, text, phrases, address, intro, pinned: idsOf(pinned), hidden: idsOf(hidden), seen: 0 };
  await callWithUndo({
    call: () => callApi("deleteSearchRule", { params: { id } }),
    opposite: () => callApi("saveSearchRule", { params: { id }, body }),
    message: `“${wordsOfRule(rule)}” deleted.`,
    onAnswer: (data) => data && onDeleted(data),
  });
  document.getElementById(HEADING)?.focus();
}

/** Asks first: publication removes the page and its links for everyone. */
async function deletePage(rule: SearchRule, onDeleted: Replace): Promise<void> {
  const isSure = await requestConfirmation({
    title: `Delete “${wordsOfRule(rule)}”?`,
    message: "The page and the links to it will be removed from the site.",
    confirmLabel: "Delete page",
  });
  if (!isSure) return;
  const answer = await callAndNotify(() => callApi("deleteSearchRule", { params: { id: rule.id } }));
  if (!answer?.data) return;
  onDeleted(answer.data);
  document.getElementById(HEADING)?.focus();
}
