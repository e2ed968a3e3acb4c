/** The products of a search rule: searched by any words, pinned in an order or hidden. */
import { useState, type KeyboardEvent } from "react";
import InputBase from "@mui/material/InputBase";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import { LIMITS } from "#contract/limits";
import { formatMoney } from "#contract/money/money";
import type { ChosenProduct, SearchRuleForm } from "#contract/search/rule-form";
import type { CurrentMatches } from "#contract/search/rules";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { focusAfter } from "../../lib/focus-after";
import { withMoved } from "../../lib/with-moved";
import { Button } from "../../ui/actions/button";
import { AnswerView } from "../../ui/answer-view";
import { ArrangeButtons } from "../../ui/form/arrange-buttons";
import { FieldMessage } from "../../ui/form/field-frame";
import { ChoiceGroup } from "../../ui/form/radio-field";
import { PLACED_LABELS } from "./rule-parts";
import { useShopField, type ShopField } from "../../ui/form/use-shop-field";

type Products = readonly ChosenProduct[];
type Match = CurrentMatches["products"][number];

export function ProductsField({ ruleId }: { readonly ruleId: string }) {
  const field = useShopField<Products>("products");
  const { text } = useFormikContext<SearchRuleForm>().values;
  const [words, setWords] = useState<string | null>(null);
  const [searched, setSearched] = useState("");
  const find = () => setSearched((words ?? text).trim());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Keeps Enter from submitting the form.
    event.preventDefault();
    find();
  };
  const choose = ({ productId, name }: Match, isHidden: boolean) => {
    const others = field.value.filter((product) => product.productId !== productId);
    // The button unmounts with the suggestion.
    focusAfter(
      () => field.change([...others, { productId, name, isHidden }]),
      `${field.id}-${productId}-remove`,
    );
  };
  return (
    <ChoiceGroup as="fieldset" data-field="" aria-describedby={field.describedBy(null)}>
      <legend>Products</legend>
      <FieldMessage field={field} />
      <Chosen title={PLACED_LABELS.pinned} field={field} isHidden={false} />
      <Chosen title={PLACED_LABELS.hidden} field={field} isHidden />
      <label htmlFor={field.id}>Find products</label>
      <Row>
        <InputBase
          id={field.id}
          value={words ?? text}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={onKeyDown}
          autoComplete="off"
          slotProps={{ input: { maxLength: LIMITS.catalogue.searchTextLength } }}
        />
        <Button variant="outlined" onClick={find}>
          Find
        </Button>
      </Row>
      {searched !== "" && (
        <MatchingProducts
          key={searched}
          text={searched}
          ruleId={ruleId}
          chosen={field.value}
          onChoose={choose}
        />
      )}
    </ChoiceGroup>
  );
}

interface ChosenProps {
  readonly title: string;
  readonly field: ShopField<Products>;
  readonly isHidden: boolean;
}

function Chosen({ title, field, isHidden }: ChosenProps) {
  const { value: products, id } = field;
  const own = products.filter((product) => product.isHidden === isHidden);
  const others = products.filter((product) => product.isHidden !== isHidden);
  if (own.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <Listed as={isHidden ? "ul" : "ol"}>
        {own.map(({ productId, name }, at) => {
          const words = name ?? `${productId} (not in the shop)`;
          return (
            <li key={productId}>
              <span>{words}</span>
              <ArrangeButtons
                id={`${id}-${productId}`}
                name={words}
                place={at}
                count={own.length}
                {...(!isHidden && {
                  onMove: (to) => field.change([...withMoved(own, at, to), ...others]),
                })}
                onRemove={() =>
                  focusAfter(
                    () => field.change(products.filter((product) => product.productId !== productId)),
                    id,
                  )
                }
              />
            </li>
          );
        })}
      </Listed>
    </div>
  );
}

interface MatchingProductsProps {
  readonly text: string;
  readonly ruleId: string;
  readonly chosen: Products;
  readonly onChoose: (product: Match, isHidden: boolean) => void;
}

/** Results of the text without this rule. */
function MatchingProducts({ text, ruleId, chosen, onChoose }: MatchingProductsProps) {
  const answer = useRestAnswer("previewSearchRule", { text, id: ruleId, rule: null });
  return (
    <AnswerView answer={answer} what="the products">
      {({ after }) => {
        const unchosen = after.products.filter(({ productId }) =>
          chosen.every((product) => product.productId !== productId),
        );
        return (
          <>
            <p role="status">
              “{text}” finds {after.total.toLocaleString("en-US")}{" "}
              {after.total === 1 ? "product" : "products"}
              {after.total > after.products.length && `; showing the first ${after.products.length}`}.
            </p>
            <Listed>
              {unchosen.map((product) => (
                <li key={product.productId}>
                  <span>
                    {product.name}, {formatMoney(product.price)}
                  </span>
                  <Stack direction="row" spacing={2}>
                    <Button
                      variant="outlined"
                      aria-label={`Pin ${product.name}`}
                      onClick={() => onChoose(product, false)}
                    >
                      Pin
                    </Button>
                    <Button
                      variant="outlined"
                      aria-label={`Hide ${product.name}`}
                      onClick={() => onChoose(product, true)}
                    >
                      Hide
                    </Button>
                  </Stack>
                </li>
              ))}
            </Listed>
          </>
        );
      }}
    </AnswerView>
  );
}

const Row = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "var(--s3)",
  alignItems: "center",
});

const Listed = styled("ul")({
  display: "grid",
  gap: "var(--s2)",
  margin: 0,
  paddingLeft: "var(--s5)",
  li: { paddingBottom: "var(--s2)", borderBottom: "1px solid var(--line)", overflowWrap: "anywhere" },
  "li > span": { display: "block", marginBottom: "var(--s1)" },
});
