/** Results of a text now, and with an unsaved rule. */
import { useId, useState, type FormEvent } from "react";
import Card from "@mui/material/Card";
import InputBase from "@mui/material/InputBase";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import { LIMITS } from "#contract/limits";
import { formatMoney } from "#contract/money/money";
import { callOfSearchRule, type SearchRuleForm } from "#contract/search/rule-form";
import type { CurrentMatches } from "#contract/search/rules";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { Button } from "../../ui/actions/button";
import { AnswerView } from "../../ui/answer-view";
import { Notice } from "../../ui/parts/notice";
import { Badge } from "../../ui/parts/badge";

interface RulePreviewProps {
  readonly id: string;
  readonly form: SearchRuleForm;
}

export function RulePreview(props: RulePreviewProps) {
  return props.form.kind === "PAGE" ? <PagePreview {...props} /> : <BeforeAndAfter {...props} />;
}

/** The products of a page, or why it can have none. */
function PagePreview({ id, form }: RulePreviewProps) {
  const answer = useRestAnswer("previewSearchRule", { text: form.text, id, rule: callOfSearchRule(form) });
  return (
    <Card component="section" aria-labelledby="page-preview">
      <h2 id="page-preview">Preview</h2>
      <AnswerView answer={answer} what="the preview">
        {({ after, refusal }) => (
          <>
            {refusal && <Notice>{refusal}.</Notice>}
            <Side title={form.text} matches={after} other={after} badge={["green", ""]} />
          </>
        )}
      </AnswerView>
    </Card>
  );
}

function BeforeAndAfter({ id, form }: RulePreviewProps) {
  const rule = callOfSearchRule(form);
  const fieldId = useId();
  const [words, setWords] = useState(rule.text || (rule.phrases[0] ?? ""));
  const [text, setText] = useState(words);
  const answer = useRestAnswer("previewSearchRule", { text, id, rule });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() !== "") setText(words.trim());
  };
  return (
    <Card component="section" aria-labelledby="search-preview">
      <h2 id="search-preview">Before and after</h2>
      <Stack spacing={4}>
        <PreviewForm onSubmit={submit}>
          <label htmlFor={fieldId}>Search for</label>
          <div>
            <InputBase
              id={fieldId}
              value={words}
              onChange={({ target }) => setWords(target.value)}
              autoComplete="off"
              slotProps={{ input: { maxLength: LIMITS.catalogue.searchTextLength } }}
            />
            <Button type="submit" variant="outlined">
              Search
            </Button>
          </div>
        </PreviewForm>
        <AnswerView answer={answer} what="the preview">
          {({ before, after }) => (
            <Sides aria-busy={answer.isLoading}>
              <Side title="Now" matches={before} other={after} badge={["red", "Drops off this page"]} />
              <Side title="With this rule" matches={after} other={before} badge={["green", "New here"]} />
            </Sides>
          )}
        </AnswerView>
      </Stack>
    </Card>
  );
}

interface SideProps {
  readonly title: string;
  readonly matches: CurrentMatches;
  readonly other: CurrentMatches;
  /** Badge of products that the other side lacks. */
  readonly badge: readonly [tone: "red" | "green", words: string];
}

function Side({ title, matches, other, badge: [tone, words] }: SideProps) {
  const { total, correctedText, products } = matches;
  const isOther = (id: string) => other.products.some(({ productId }) => productId === id);
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <p role="status">
        {total.toLocaleString("en-US")} {total === 1 ? "product" : "products"}
        {correctedText && `, searched as “${correctedText}”`}
      </p>
      <ol>
        {products.map(({ productId, name, url, price }) => (
          <li key={productId}>
            <a href={url}>{name}</a>, {formatMoney(price)}{" "}
            {!isOther(productId) && <Badge tone={tone}>{words}</Badge>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const PreviewForm = styled("form")({
  label: { fontWeight: 600 },
  div: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: "var(--s3)",
    alignItems: "center",
  },
});

const Sides = styled("div")({
  display: "grid",
  gap: "var(--s5)",
  ol: { margin: 0, paddingLeft: "var(--s5)", overflowWrap: "anywhere" },
  li: { padding: "var(--s1) 0" },
  "@media (min-width: 800px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
