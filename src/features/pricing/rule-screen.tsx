/**
 * One price rule: added, changed or deleted by staff with pricing.write, and simulated by all who can see it.
 */
import { useState } from "react";
import Stack from "@mui/material/Stack";
import { useApolloClient, useMutation } from "@apollo/client/react";
import { navigate } from "gatsby";
import {
  AddMarkupDocument,
  PriceMarkupToChangeDocument,
  UpdateMarkupDocument,
} from "#contract/graphql/documents/pricing.generated";
import type { MarkupFragment, PriceMarkupToChangeQuery } from "#contract/graphql/generated";
import { callOfMarkup, formOfMarkup, NEW_MARKUP, type MarkupForm } from "#contract/pricing/form";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { callWithUndo } from "../../client/api/call-with-undo";
import { envelopeOf, sendMutation } from "../../client/api/send-mutation";
import { useQueryAnswer } from "../../client/api/use-query-answer";
import { useVisitor } from "../../client/session/use-visitor";
import { Button } from "../../ui/actions/button";
import { AnswerView, NotFound } from "../../ui/answer-view";
import { BackLink } from "../../ui/parts/entry/entry-links";
import { Notice } from "../../ui/parts/notice";
import { RuleForm } from "./rule-form";
import { ALL_RULES } from "./rule-words";

interface RuleScreenProps {
  /** Null for a new rule. */
  readonly id: string | null;
  /** The product of a new rule for one product. */
  readonly sku?: string | null;
}

export function RuleScreen({ id, sku = null }: RuleScreenProps) {
  // "new" matches no rule: the query still returns the choices.
  const answer = useQueryAnswer(PriceMarkupToChangeDocument, { id: id ?? "new" });
  return (
    <Stack spacing={3}>
      <BackLink href={BACKOFFICE_ROUTES.pricing}>{ALL_RULES}</BackLink>
      <AnswerView answer={answer} what="the price rule">
        {(data) =>
          id !== null && !data.getPriceMarkupById ? (
            <NotFound>
              <p>This price rule doesn't exist.</p>
            </NotFound>
          ) : (
            <Rule
              id={id}
              data={data}
              begin={sku === null ? NEW_MARKUP : { ...NEW_MARKUP, ruleType: "PRODUCT", sku }}
            />
          )
        }
      </AnswerView>
    </Stack>
  );
}

const goToList = () => void navigate(BACKOFFICE_ROUTES.pricing);

interface RuleProps {
  readonly id: string | null;
  readonly data: PriceMarkupToChangeQuery;
  /** A new rule's first values. */
  readonly begin: MarkupForm;
}

function Rule({ id, data, begin }: RuleProps) {
  const { user } = useVisitor();
  const client = useApolloClient();
  const [add] = useMutation(AddMarkupDocument);
  const [update] = useMutation(UpdateMarkupDocument);
  // Keeps the version the form was opened with, also after a reload.
  const [{ version, brands, supplierIds }] = useState(data.getPriceMarkup);
  const [known] = useState(data.getPriceMarkupById ?? null);
  const save = async (form: MarkupForm) => {
    const input = { ...callOfMarkup(form), isDeleted: false };
    const envelope = await sendMutation(async () => {
      if (id === null) return (await add({ variables: { input, version } })).data?.addPriceMarkup;
      return (await update({ variables: { id, input, version } })).data?.updatePriceMarkup;
    });
    if (envelope.isSuccess) goToList();
    return envelope;
  };
  const remove = async (markup: MarkupFragment) => {
    const set = (isDeleted: boolean, knownVersion: number) => {
      const input = { ...callOfMarkup(formOfMarkup(markup)), isDeleted };
      return envelopeOf(
        async () =>
          (await update({ variables: { id: markup.id, input, version: knownVersion } })).data
            ?.updatePriceMarkup,
      );
    };
    const isDone = await callWithUndo({
      call: () => set(true, version),
      opposite: (done) => set(false, done?.version ?? version),
      // The list may be open by the time of the undo.
      onAnswer: () => void client.refetchQueries({ include: "active" }),
    });
    if (isDone) goToList();
  };
  const mayWrite = user?.permissions.includes("pricing.write") ?? false;
  return (
    <Stack spacing={5}>
      {known?.isDeleted && <Notice>This rule was deleted. Saving it restores it.</Notice>}
      <RuleForm
        id={id}
        initialValues={known ? formOfMarkup(known) : begin}
        brands={brands}
        supplierIds={supplierIds}
        onSave={mayWrite ? save : null}
      />
      {known && mayWrite && !known.isDeleted && (
        <div>
          <Button variant="outlined" onClick={() => void remove(known)}>
            Delete rule
          </Button>
        </div>
      )}
    </Stack>
  );
}
