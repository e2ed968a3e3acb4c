/** The effect of rules on prices: number and size of changes, and a product's winning rule and why. */
import { useState, type FormEvent } from "react";
import Card from "@mui/material/Card";
import InputBase from "@mui/material/InputBase";
import Stack from "@mui/material/Stack";
import { SimulatePricesDocument } from "#contract/graphql/documents/pricing.generated";
import type { PriceMarkupInput, SimulatePricesQuery } from "#contract/graphql/generated";
import { formatMoney } from "#contract/money/money";
import { markupOf, scopeOf } from "#contract/pricing/words";
import { useQueryAnswer } from "../../client/api/use-query-answer";
import { Button } from "../../ui/actions/button";
import { AnswerView } from "../../ui/answer-view";
import { ListTable, type Column } from "../../ui/list/list-table";
import { FactsOf } from "../../ui/parts/entry/facts";
import { VERDICT_WORDS } from "./rule-words";

/** The subject of a simulation: a rule, or the rules of a version. */
export interface Experiment {
  readonly id?: string | null;
  readonly input?: PriceMarkupInput;
  readonly version?: number;
}

type SimulatedPrices = SimulatePricesQuery["simulatePriceMarkup"];
type Move = SimulatedPrices["largestChanges"][number];
type Explanation = NonNullable<SimulatedPrices["product"]>;

const money = (cents: number | null | undefined) => (cents == null ? "No price" : formatMoney(cents));

const MOVES: readonly Column<Move>[] = [
  { label: "SKU", cell: ({ sku }) => sku, isWhole: true },
  { label: "Product", cell: ({ name }) => name },
  { label: "Before", cell: ({ before }) => money(before), isNumber: true },
  { label: "After", cell: ({ after }) => money(after), isNumber: true },
];

const VERDICTS: readonly Column<Explanation["verdicts"][number]>[] = [
  { label: "Rule", cell: ({ type, rule }) => scopeOf({ ...rule, type }) },
  { label: "Markup", cell: ({ rule }) => markupOf(rule), isNumber: true },
  {
    label: "Result",
    cell: ({ markupId, verdict }) => `${VERDICT_WORDS[verdict]}${markupId === "new" ? " (this rule)" : ""}`,
  },
];

export function Simulation({ experiment }: { readonly experiment: Experiment }) {
  const [sku, setSku] = useState<string | null>(null);
  const answer = useQueryAnswer(SimulatePricesDocument, { ...experiment, sku });
  return (
    <Card component="section" aria-labelledby="simulation">
      <h2 id="simulation">Price preview</h2>
      <AnswerView answer={answer} what="the simulation">
        {({ simulatePriceMarkup: simulation }) => (
          <Stack spacing={5} aria-busy={answer.isLoading}>
            <p role="status">{sentenceOf(simulation)}</p>
            <Counts simulation={simulation} />
            {simulation.largestChanges.length > 0 && (
              <>
                <h3>Largest changes</h3>
                <ListTable
                  caption="Largest price changes"
                  columns={MOVES}
                  rows={simulation.largestChanges}
                  keyOf={({ productId }) => productId}
                />
              </>
            )}
            <SkuForm onSubmit={setSku} />
            {simulation.product ? (
              <Explained product={simulation.product} />
            ) : (
              sku !== null && !answer.isLoading && <p role="status">No product with SKU {sku}.</p>
            )}
          </Stack>
        )}
      </AnswerView>
    </Card>
  );
}

function sentenceOf({ increased, decreased }: SimulatedPrices): string {
  if (increased + decreased === 0) return "No price would change.";
  return `${(increased + decreased).toLocaleString("en-US")} prices would change.`;
}

function Counts({ simulation }: { readonly simulation: SimulatedPrices }) {
  const counted = (count: number) => count.toLocaleString("en-US");
  return (
    <FactsOf
      of={{
        "Products on sale": counted(simulation.products),
        Higher: counted(simulation.increased),
        Lower: counted(simulation.decreased),
        Unchanged: counted(simulation.unchanged),
        "Without margin": counted(simulation.withoutMargin),
        "Without a rule": counted(simulation.withoutRule),
      }}
    />
  );
}

function SkuForm({ onSubmit }: { readonly onSubmit: (sku: string) => void }) {
  const [text, setText] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) onSubmit(text.trim());
  };
  return (
    <form onSubmit={submit} aria-label="Find the rule that sets a price">
      <label htmlFor="simulated-sku">Product SKU</label>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: "wrap" }}>
        <InputBase
          id="simulated-sku"
          autoComplete="off"
          slotProps={{ input: { maxLength: 100 } }}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="outlined">
          Find rule
        </Button>
      </Stack>
    </form>
  );
}

function Explained({ product }: { readonly product: Explanation }) {
  const { price, cost, verdicts } = product;
  return (
    <>
      <h3>{price.name}</h3>
      <FactsOf
        of={{
          SKU: price.sku,
          "Supplier price": money(cost),
          Before: money(price.before),
          After: money(price.after),
        }}
      />
      {verdicts.length === 0 ? (
        <p>No rules: the product sells at the supplier's price.</p>
      ) : (
        <ListTable
          caption={`Rules for ${price.name}, winner first`}
          columns={VERDICTS}
          rows={verdicts}
          keyOf={({ markupId }) => markupId}
        />
      )}
    </>
  );
}
