/** Items to remove from the cart so that the approval covers the rest, with a button to remove them. */
import { useState } from "react";
import { styled } from "@mui/material/styles";
import type { CheckoutInput } from "#contract/graphql/generated";
import { formatMoney } from "#contract/money/money";
import { taxInWords } from "#contract/money/tax-words";
import { setQuantity } from "../../../client/account-cart/change-cart";
import { Button } from "../../../ui/actions/button";
import { Hint } from "../../../ui/form/field-frame";
import type { Quote } from "../summary/use-quote";
import { useTrim, type TrimmedLine } from "./use-trim";

interface TrimProposalProps {
  readonly quote: Quote;
  readonly input: CheckoutInput;
  /** The remaining amount of the approval. */
  readonly max: number;
  /** Called with the lines that were changed in the cart. */
  readonly onTrimmed: (lines: readonly TrimmedLine[]) => void;
}

export function TrimProposal({ quote, input, max, onTrimmed }: TrimProposalProps) {
  const search = useTrim(quote, input, max);
  const [isBusy, setBusy] = useState(false);
  if (search.kind === "none") return null;
  if (search.kind === "loading") return <Hint as="p">Checking what fits your approval…</Hint>;
  const { lines, total } = search.trim;
  const change = async () => {
    if (isBusy) return;
    setBusy(true);
    for (const { productId, newQuantity } of lines) await setQuantity(productId, newQuantity);
    onTrimmed(lines);
    // The account may have refused the change: the proposal then stays.
    setBusy(false);
  };
  return (
    <Proposal aria-labelledby="trim-title">
      <h3 id="trim-title">Or lease less, with nothing left to pay</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.productId}>{sentenceOf(line)}</li>
        ))}
      </ul>
      <p>
        Your order would total <b>{formatMoney(total)}</b>, including shipping and {taxInWords(quote)}.
      </p>
      <Button variant="outlined" aria-disabled={isBusy} onClick={() => void change()}>
        Change my cart to {formatMoney(total)}
      </Button>
    </Proposal>
  );
}

function sentenceOf({ name, quantity, newQuantity }: TrimmedLine): string {
  return newQuantity === 0 ? `Remove ${name}` : `${name}: change quantity from ${quantity} to ${newQuantity}`;
}

const Proposal = styled("section")({
  display: "grid",
  gap: "var(--s2)",
  paddingTop: "var(--s3)",
  borderTop: "1px solid var(--line)",
  h3: { fontSize: "inherit" },
  ul: { paddingLeft: "1.2em", listStyle: "disc" },
  button: { justifySelf: "start" },
});
