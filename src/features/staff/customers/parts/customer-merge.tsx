/**
 * Merges another account of the same person into this one: the account, the effect on both, and a fresh code.
 */
import { useState } from "react";
import * as yup from "yup";
import {
  MERGE_CLASH_WORDS,
  MERGE_MOVE_WORDS,
  MERGE_STAY_WORDS,
  mergePreviewInput,
  type MergePreview,
} from "#contract/customers/page";
import { LABELS, MESSAGES } from "#contract/messages";
import type { DataOf } from "#contract/rest/endpoints";
import { optionalFactorCode } from "#contract/accounts/second-factor";
import { callApi } from "../../../../client/api/rest-client";
import { notify } from "../../../../client/store/notify";
import { formatShopDate } from "../../../../lib/format-date";
import { Button } from "../../../../ui/actions/button";
import { FactorCodeField } from "../../../../ui/form/code-field";
import { DialogForm } from "../../../../ui/form/dialog-form";
import { TextField } from "../../../../ui/form/text-field";
import { FormDialogButton, type ChangeProps } from "../../../../ui/parts/form-dialog";

type Merged = NonNullable<DataOf<"mergeCustomers">>;

interface CustomerMergeProps {
  /** The account that stays. */
  readonly username: string;
  readonly onMerged: (data: Merged) => void;
}

export function CustomerMerge({ username, onMerged }: CustomerMergeProps) {
  return (
    <FormDialogButton
      id="merge-account"
      label="Merge another account into this one"
      title="Merge two accounts"
      doneId="customer-heading"
    >
      {(change) => <MergeSteps {...change} username={username} onMerged={onMerged} />}
    </FormDialogButton>
  );
}

const findInput = mergePreviewInput.pick(["from"]);
const codeInput = yup.object({ code: optionalFactorCode() });

function MergeSteps({ username, onMerged, onLeave, onDone }: CustomerMergeProps & ChangeProps) {
  const [preview, setPreview] = useState<MergePreview | null>(null);
  if (!preview) {
    return (
      <DialogForm
        key="which"
        leaveLabel={LABELS.keepAsIs}
        onLeave={onLeave}
        initialValues={{ from: "" }}
        schema={findInput}
        submitLabel="Preview merge"
        onSubmit={async ({ from }) => {
          const answer = await callApi("previewMerge", { body: { from, into: username } });
          if (answer?.isSuccess) setPreview(answer.data);
          return answer;
        }}
      >
        <p>
          The account <b>{username}</b> stays. The other account is closed and can't be used to sign in
          anymore.
        </p>
        <TextField
          name="from"
          label="Email address of the account to close"
          type="email"
          autoComplete="off"
        />
      </DialogForm>
    );
  }
  const { from, into, fromRevision, intoRevision } = preview;
  return (
    <DialogForm
      key="sure"
      leaveLabel={LABELS.keepAsIs}
      onLeave={onLeave}
      initialValues={{ code: "" }}
      schema={codeInput}
      submitLabel="Merge accounts"
      onSubmit={async ({ code }) => {
        const body = { from: from.username, into: into.username, fromRevision, intoRevision };
        const answer = await callApi("mergeCustomers", { body: { ...body, ...(code && { code }) } });
        if (answer?.isSuccess && answer.data) {
          notify(answer.message, "success");
          onMerged(answer.data);
          onDone();
        }
        return answer;
      }}
    >
      <Preview preview={preview} />
      <p>
        <b>{MESSAGES.customers.mergeIsFinal}</b> We notify both addresses by email.
      </p>
      <p>
        <Button variant="text" onClick={() => setPreview(null)}>
          Choose another account
        </Button>
      </p>
      <FactorCodeField />
      <p className="muted">{MESSAGES.staff.codeHint}</p>
    </DialogForm>
  );
}

function Preview({ preview }: { readonly preview: MergePreview }) {
  const { from, into, moves, clashes, stays } = preview;
  return (
    <>
      <p>
        <b>{`${from.firstName} ${from.lastName}`.trim()}</b>, {from.username}, registered{" "}
        {formatShopDate(from.registeredAt)}, will be merged into{" "}
        <b>{`${into.firstName} ${into.lastName}`.trim()}</b>, {into.username}.
      </p>
      <Part title="Moves to this account" rows={moves} words={MERGE_MOVE_WORDS} empty="Nothing to move." />
      <Part title="In both accounts" rows={clashes} words={MERGE_CLASH_WORDS} />
      <Part title="Stays with the closed account" rows={stays} words={MERGE_STAY_WORDS} />
    </>
  );
}

interface PartProps<What extends string> {
  readonly title: string;
  readonly rows: readonly { readonly what: What; readonly count: number }[];
  readonly words: Readonly<Record<What, string>>;
  /** Omitted: the part is hidden without rows. */
  readonly empty?: string;
}

function Part<What extends string>({ title, rows, words, empty }: PartProps<What>) {
  if (rows.length === 0 && empty === undefined) return null;
  return (
    <section>
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul>
          {rows.map(({ what, count }) => (
            <li key={what}>
              {words[what]}: {count}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
