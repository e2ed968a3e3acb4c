/** One payment exception: what to do, and its history. */
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import type { Envelope } from "#contract/rest/envelope";
import {
  LEASE_MONEY_CASES,
  MONEY_CASES,
  MONEY_STATE_LABELS,
  moneyNoteInput,
  type MoneyCase,
  type MoneyNoteInput,
} from "#contract/payments/exceptions";
import { formatMoney } from "#contract/money/money";
import type { Permission } from "#contract/staff/roles";
import { BACKOFFICE_ROUTES, staffOrderPath } from "#contract/site/backoffice-paths";
import { actionRef } from "../../ui/actions/registry";
import { callApi } from "../../client/api/rest-client";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { useVisitor } from "../../client/session/use-visitor";
import { formatShopDateTime } from "../../lib/format-date";
import { AnswerView } from "../../ui/answer-view";
import { CheckboxField } from "../../ui/form/checkbox-field";
import { Form } from "../../ui/form/form";
import { TextField } from "../../ui/form/text-field";
import { BackLink } from "../../ui/parts/entry/entry-links";
import { Badge } from "../../ui/parts/badge";
import { Columns } from "../../ui/parts/columns";
import { FactsOf } from "../../ui/parts/entry/facts";
import { NextBox } from "../../ui/parts/next-box";
import { Timeline } from "../../ui/parts/entry/timeline";
import { ageOf } from "./age-of";

export function MoneyCaseScreen({ caseId }: { readonly caseId: string }) {
  const answer = useRestAnswer("getMoneyCase", undefined, { id: caseId });
  return (
    <Stack spacing={4}>
      <BackLink isNamed href={BACKOFFICE_ROUTES.paymentExceptions}>
        All payment exceptions
      </BackLink>
      <AnswerView answer={answer} what="this entry" missing="This payment exception doesn't exist.">
        {({ case: moneyCase }) => (
          <WholeCase moneyCase={moneyCase} onUpdated={(updated) => answer.replace({ case: updated })} />
        )}
      </AnswerView>
    </Stack>
  );
}

interface WholeCaseProps {
  readonly moneyCase: MoneyCase;
  readonly onUpdated: (updated: MoneyCase) => void;
}

function WholeCase({ moneyCase, onUpdated }: WholeCaseProps) {
  const { user } = useVisitor();
  const { kind, state, amount, since, goneAt, orderId, orderNumber, notes, revision } = moneyCase;
  const { label, tone, todo } = MONEY_CASES[kind];
  const may = (permission: Permission) => user?.permissions.includes(permission) ?? false;
  return (
    <Stack component="article" spacing={4}>
      <Head>
        <h2>{label}</h2>
        <Badge tone={state === "OPEN" ? tone : "green"}>{MONEY_STATE_LABELS[state]}</Badge>
      </Head>
      <NextBox>
        <p>{goneAt ? "The accounts match again. Nothing to do." : todo}</p>
        <Ways>
          <a href={staffOrderPath(orderId)}>Go to order {orderNumber}</a>
          {LEASE_MONEY_CASES.includes(kind) && may("leases.read") && (
            <a href={`${BACKOFFICE_ROUTES.leases}?${new URLSearchParams({ q: orderNumber })}`}>
              Find the lease
            </a>
          )}
        </Ways>
      </NextBox>
      <Columns>
        <div>
          <Card component="section" aria-labelledby="money-notes">
            <h3 id="money-notes">Activity</h3>
            {notes.length === 0 ? (
              <p className="muted">Nothing recorded yet.</p>
            ) : (
              <Timeline
                entries={notes}
                isOnShopClock
                keyOf={({ at, note }) => `${at} ${note}`}
                title={({ note, isDone }) => (isDone ? `${MONEY_STATE_LABELS.DONE}: ${note}` : note)}
                actor={({ by }) => by ?? "a deleted user"}
              />
            )}
            {may("orders.refund") && !goneAt && (
              <div ref={actionRef.note}>
                <NoteForm key={revision} moneyCase={moneyCase} onUpdated={onUpdated} />
              </div>
            )}
          </Card>
        </div>
        <div>
          <Card component="section" aria-labelledby="money-facts">
            <h3 id="money-facts">Details</h3>
            <FactsOf
              of={{
                Amount: formatMoney(amount),
                Since: `${formatShopDateTime(since)} (${ageOf(since)})`,
                [MONEY_STATE_LABELS.GONE]: goneAt && formatShopDateTime(goneAt),
              }}
            />
          </Card>
        </div>
      </Columns>
    </Stack>
  );
}

function NoteForm({ moneyCase: { id, revision, state }, onUpdated }: WholeCaseProps) {
  const send = async (body: MoneyNoteInput): Promise<Envelope<unknown> | null> => {
    const envelope = await callApi("addPaymentExceptionNote", { params: { id }, body });
    if (envelope?.isSuccess && envelope.data) onUpdated(envelope.data.case);
    return envelope;
  };
  return (
    <Form
      initialValues={{ note: "", isDone: false, revision }}
      schema={moneyNoteInput}
      onSubmit={send}
      submitLabel="Save note"
    >
      <TextField name="note" label="What you did" hint="For staff only" autoComplete="off" rows={2} />
      {state === "OPEN" && (
        <CheckboxField name="isDone" label="Mark as resolved and remove from the open list" />
      )}
    </Form>
  );
}

const Head = styled("header")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--s2) var(--s4)",
});

const Ways = styled("div")({ display: "flex", flexWrap: "wrap", gap: "var(--s2) var(--s4)" });
