/** Actions and refusals as sentences, newest first; filtered by person, kind, amount and days. */
import { useState } from "react";
import { shopDay } from "#contract/time/days";
import { ACT_AREA_WORDS, AUDIT_KIND_WORDS, type AuditEvent } from "#contract/audit/schema";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { STATUS_LOOKS, type ItemStatus, type OrderStatus } from "#contract/orders/orders";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { downloadFile } from "../../../client/api/download-file";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { formatShopDateTime } from "../../../lib/format-date";
import { Button } from "../../../ui/actions/button";
import type { ListAddress } from "../../../ui/list/list-address";
import type { Column } from "../../../ui/list/list-table";
import { StaffList } from "../../../ui/list/staff-list";
import { nameIn, narrowingOf } from "./audit-address";
import { MinAmountField, PersonField } from "./audit-filters";
import { pathOfThing, WHOLE_ADDRESS } from "./audit-words";

const path = BACKOFFICE_ROUTES.audit;
const CHOICES = Object.entries({ ...ACT_AREA_WORDS, ...AUDIT_KIND_WORDS });

const wordOf = (text: string | null) =>
  text && text in STATUS_LOOKS ? STATUS_LOOKS[text as OrderStatus | ItemStatus].label : (text ?? "");

const COLUMNS: readonly Column<AuditEvent>[] = [
  { label: "When", cell: ({ at }) => formatShopDateTime(at), isWhole: true },
  { label: "Who", cell: ({ username }) => username || "guest or deleted user", isLong: true },
  { label: "What", cell: ({ what }) => what, isWide: true },
  {
    label: "About",
    cell: ({ thing, subject }) => (thing ? <a href={pathOfThing(thing)}>{thing.label}</a> : subject || "—"),
    isLong: true,
  },
  { label: "Before", cell: ({ before }) => wordOf(before) },
  { label: "After", cell: ({ after }) => wordOf(after) },
  {
    label: LABELS.refunded,
    cell: ({ cents }) => (cents === null ? "" : formatMoney(cents)),
    isNumber: true,
  },
  { label: "From", cell: ({ ipAddress }) => ipAddress || "—", isExtra: true },
];

export function AuditLog({ address }: { readonly address: ListAddress }) {
  const { page, size, text } = address;
  const narrowing = narrowingOf(address);
  const answer = useRestAnswer("listAudit", undefined, { pageNumber: page, pageSize: size, ...narrowing });
  return (
    <StaffList
      answer={answer}
      columns={COLUMNS}
      keyOf={({ id }) => id}
      caption="Entries, newest first"
      plural="Entries"
      what="the audit log"
      empty={{ none: "No entries yet", noMatch: "No matching entries" }}
      paging={{ path, address }}
      search={{
        name: "Audit",
        textLabel: WHOLE_ADDRESS,
        filterLabel: "What",
        choices: CHOICES,
        children: (
          <>
            <PersonField address={address} people={answer.data?.people ?? []} />
            <MinAmountField address={address} />
          </>
        ),
        after: answer.data && answer.data.rows.length > 0 && <AuditFile body={narrowing} />,
      }}
      note={
        text !== "" &&
        !nameIn(address) && <p role="status">“{text}” isn't an email address, so all users are shown.</p>
      }
    />
  );
}

function AuditFile({ body }: { readonly body: ReturnType<typeof narrowingOf> }) {
  const [isSending, setSending] = useState(false);
  const send = async () => {
    if (isSending) return;
    setSending(true);
    const day = shopDay(new Date());
    await downloadFile("exportAudit", { body }, `audit-log-${day}.csv`);
    setSending(false);
  };
  return (
    <Button variant="outlined" aria-disabled={isSending} onClick={() => void send()}>
      {isSending ? "Exporting…" : "Export log"}
    </Button>
  );
}
