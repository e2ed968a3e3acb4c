/** The promotion code: checked at once, kept only when the shop accepts it. */
import { useId, useState, type FormEvent } from "react";
import Button from "@mui/material/Button";
import InputBase from "@mui/material/InputBase";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import type { CheckoutInput } from "#contract/graphql/generated";
import { LABELS, MESSAGES } from "#contract/messages";
import { Bad } from "../../../ui/parts/verdict";
import { changeDraft } from "../input/checkout-draft";
import { askQuote, type CheckoutProblem, type Quote } from "./use-quote";

interface PromotionFieldProps {
  readonly quote: Quote;
  readonly input: CheckoutInput;
}

export function PromotionField({ quote, input }: PromotionFieldProps) {
  const kept = input.promotionCode ?? "";
  const refused = refusalIn(quote.errors);
  if (!kept) return <CodeForm input={input} />;
  return (
    <Stack spacing={2}>
      <p>
        Code <b>{kept}</b>{" "}
        <Button
          variant="text"
          aria-label={`Remove the code ${kept}`}
          onClick={() => changeDraft({ promotionCode: "" })}
        >
          Remove
        </Button>
      </p>
      {refused && <Bad>{refused}</Bad>}
    </Stack>
  );
}

function CodeForm({ input }: { readonly input: CheckoutInput }) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    const code = typed.trim();
    if (!code || isBusy) return;
    setBusy(true);
    const found = await askQuote({ ...input, promotionCode: code }).then(
      ({ errors }) => refusalIn(errors),
      () => MESSAGES.generic.unreachable,
    );
    setBusy(false);
    setProblem(found);
    if (found) document.getElementById(id)?.focus();
    else changeDraft({ promotionCode: code.toUpperCase() });
  };
  return (
    <CodeFrame noValidate method="post" onSubmit={(event) => void apply(event)}>
      <label htmlFor={id}>{LABELS.promotionCode}</label>
      {problem && (
        <Bad id={`${id}-problem`} role="alert">
          {problem}
        </Bad>
      )}
      <span>
        <InputBase
          id={id}
          name="promotionCode"
          value={typed}
          autoComplete="off"
          error={problem !== null}
          inputProps={{
            autoCapitalize: "characters",
            spellCheck: false,
            ...(problem ? { "aria-describedby": `${id}-problem` } : {}),
          }}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="outlined" aria-busy={isBusy}>
          Apply
        </Button>
      </span>
    </CodeFrame>
  );
}

function refusalIn(errors: readonly CheckoutProblem[]): string | null {
  return errors.find(({ property }) => property === "promotionCode")?.message ?? null;
}

const CodeFrame = styled("form")({
  display: "grid",
  gap: 6,
  label: { fontWeight: 600, fontSize: "var(--sm)" },
  "& > span": { display: "flex", gap: "var(--s2)" },
  input: { textTransform: "uppercase" },
  button: { flex: "none" },
});
