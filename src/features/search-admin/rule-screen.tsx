/** One search rule: added or changed, with the results of a text before and after. */
import { useState } from "react";
import Stack from "@mui/material/Stack";
import { navigate } from "gatsby";
import { useFormikContext } from "formik";
import {
  callOfSearchRule,
  formOfSearchRule,
  newSearchRule,
  searchRuleForm,
  type SearchRuleForm,
} from "#contract/search/rule-form";
import type { SearchRule } from "#contract/search/rules";
import { fail } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { callApi } from "../../client/api/rest-client";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { useVisitor } from "../../client/session/use-visitor";
import { LeaveGuard } from "../../client/store/leave-guard";
import { notify } from "../../client/store/notify";
import { randomUuid } from "../../lib/random-key";
import { Button } from "../../ui/actions/button";
import { AnswerView, NotFound } from "../../ui/answer-view";
import { Form } from "../../ui/form/form";
import { BackLink } from "../../ui/parts/entry/entry-links";
import { RuleFields } from "./rule-fields";
import { RulePreview } from "./rule-preview";
import type { RulePart } from "./rule-parts";

interface RuleScreenProps {
  readonly part: RulePart;
  /** Null for a new rule. */
  readonly id: string | null;
  /** Initial text of a new rule. */
  readonly text: string;
}

export function RuleScreen({ part, id, text }: RuleScreenProps) {
  const answer = useRestAnswer("listSearchRules");
  return (
    <Stack spacing={5}>
      <BackLink isNamed href={part.path}>
        {part.label}
      </BackLink>
      <h2>{id === null ? part.newLabel : part.changeLabel}</h2>
      <AnswerView answer={answer} what="the search rules">
        {({ rows }) => {
          const known = rows.find((rule) => rule.id === id && rule.kind === part.kind) ?? null;
          if (id !== null && !known)
            return (
              <NotFound>
                <p>It may have been deleted.</p>
              </NotFound>
            );
          return <Rule part={part} known={known} text={text} />;
        }}
      </AnswerView>
    </Stack>
  );
}

interface RuleProps extends Pick<RuleScreenProps, "part" | "text"> {
  readonly known: SearchRule | null;
}

function Rule({ part, known, text }: RuleProps) {
  const { user } = useVisitor();
  const mayWrite = user?.permissions.includes("search.write") ?? false;
  // One id per new rule, so that a resend creates it once.
  const [id] = useState(() => known?.id ?? randomUuid());
  const [seen] = useState(known?.revision ?? 0);
  const [initial] = useState(known ? formOfSearchRule(known) : newSearchRule(part.kind, text));
  const [previewed, setPreviewed] = useState<SearchRuleForm | null>(null);
  const save = async (form: SearchRuleForm) => {
    if (!mayWrite) return fail(MESSAGES.access.forbidden);
    const envelope = await callApi("saveSearchRule", {
      params: { id },
      body: { ...callOfSearchRule(form), seen },
    });
    if (envelope?.isSuccess) {
      notify(envelope.message, "success");
      void navigate(part.path);
    }
    return envelope;
  };
  return (
    <>
      <Form
        initialValues={initial}
        schema={searchRuleForm}
        onSubmit={save}
        submitLabel={part.kind === "PAGE" ? "Save page" : "Save rule"}
        actions={
          <PreviewButton
            label={part.kind === "PAGE" ? "Preview products" : "Compare before and after"}
            onTry={setPreviewed}
          />
        }
      >
        {mayWrite && <LeaveGuard />}
        <RuleFields kind={part.kind} ruleId={id} />
      </Form>
      {previewed && <RulePreview key={JSON.stringify(previewed)} id={id} form={previewed} />}
    </>
  );
}

/** Previews the form's rule; errors appear at their fields. */
function PreviewButton({
  label,
  onTry,
}: {
  readonly label: string;
  readonly onTry: (form: SearchRuleForm) => void;
}) {
  const { values, validateForm, setTouched } = useFormikContext<SearchRuleForm>();
  const attempt = async () => {
    const wrong = Object.keys(await validateForm());
    void setTouched(Object.fromEntries(wrong.map((name) => [name, true])), false);
    if (wrong.length === 0) onTry(values);
  };
  return (
    <Button variant="outlined" onClick={() => void attempt()}>
      {label}
    </Button>
  );
}
