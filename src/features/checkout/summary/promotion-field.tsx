/** A code that makes the order cheaper: tried at once, kept only when the shop takes it. */
import { useId, useState, type FormEvent } from "react";
import type { CheckoutInput } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
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
    <div className="promotion">
      <p>
        Code <b>{kept}</b>
        {quote.promotion ? ` – ${quote.promotion}` : ""}{" "}
        <button
          type="button"
          className="link-button"
          aria-label={`Remove the code ${kept}`}
          onClick={() => changeDraft({ promotionCode: "" })}
        >
          Remove
        </button>
      </p>
      {refused && <p className="checkout-bad">{refused}</p>}
    </div>
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
    <form className="promotion" noValidate method="post" onSubmit={(event) => void apply(event)}>
      <label htmlFor={id}>Promotion code</label>
      {problem && (
        <p className="checkout-bad" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      <span className="promotion-row">
        <input
          id={id}
          name="promotionCode"
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem !== null}
          {...(problem ? { "aria-describedby": `${id}-problem` } : {})}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="btn quiet" aria-busy={isBusy}>
          Apply
        </button>
      </span>
    </form>
  );
}

function refusalIn(errors: readonly CheckoutProblem[]): string | null {
  return errors.find(({ property }) => property === "promotionCode")?.message ?? null;
}
