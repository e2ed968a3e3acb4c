/** Finds products by name or SKU: an editable combobox with a listbox (WAI-ARIA APG), for forms of staff. */
import { useEffect, useState, type KeyboardEvent } from "react";
import InputBase from "@mui/material/InputBase";
import { styled } from "@mui/material/styles";
import { FindProductsDocument } from "#contract/graphql/documents/product-finder.generated";
import type { FoundProductFragment } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import { cashPriceCents, formatMoney } from "#contract/money/money";
import { actionRef } from "../../ui/actions/registry";
import { shopApollo } from "../api/apollo-client";
import { failureSentence } from "../api/use-query-answer";
import { FieldFrame } from "../../ui/form/field-frame";
import { useShopField } from "../../ui/form/use-shop-field";

/** Debounces typing. */
const REST_MS = 200;

interface SearchResult {
  /** The text of these results; results for another text are stale. */
  readonly text: string;
  readonly products: readonly FoundProductFragment[];
  readonly failure: string | null;
}

interface ProductFinderProps {
  /** Form field that shows the error of the chosen products. */
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly isOptional?: boolean;
  /** Why no more products may be added; null if they may. */
  readonly limit?: string | null;
  /** @returns the announcement, such as "Kettle added." */
  readonly onPick: (product: FoundProductFragment) => string;
}

export function ProductFinder({ name, label, hint, isOptional, limit = null, onPick }: ProductFinderProps) {
  const field = useShopField<string>(name);
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState(0);
  const [added, setAdded] = useState("");
  const result = useProducts(text.trim());
  const products = result?.products ?? [];
  const hasChoices = isOpen && products.length > 0;
  const pick = (product: FoundProductFragment) => {
    setText("");
    setAdded(onPick(product));
  };
  const press = (event: KeyboardEvent) => {
    // The keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && hasChoices) {
      event.preventDefault();
      const next = (place + step + products.length) % products.length;
      setPlace(next);
      document.getElementById(`${field.id}-${next}`)?.scrollIntoView?.({ block: "nearest" });
    }
    // Enter adds a product here; it does not submit the form.
    if (event.key === "Enter") {
      event.preventDefault();
      const product = products[place];
      if (hasChoices && product) pick(product);
    }
    if (event.key === "Escape") setText("");
  };
  return (
    <FieldFrame field={field} label={label} hint={hint} isOptional={isOptional}>
      <InputBase
        id={field.id}
        ref={actionRef.search}
        type="search"
        value={text}
        error={field.error !== null}
        autoComplete="off"
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
          setPlace(0);
          setAdded("");
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
        slotProps={{
          input: {
            role: "combobox",
            "aria-expanded": hasChoices,
            "aria-controls": `${field.id}-list`,
            "aria-activedescendant": hasChoices ? `${field.id}-${place}` : undefined,
            "aria-autocomplete": "list",
            "aria-describedby": field.describedBy(true, ...(limit === null ? [] : [`${field.id}-status`])),
            readOnly: limit !== null,
            maxLength: LIMITS.catalogue.searchTextLength,
          },
        }}
      />
      <Choices id={`${field.id}-list`} role="listbox" aria-label="Matching products">
        {(isOpen ? products : []).map((product, at) => (
          // Reached from the field with the arrow keys (aria-activedescendant).
          <li
            key={product.productId}
            id={`${field.id}-${at}`}
            role="option"
            aria-selected={at === place}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(product)}
            onKeyDown={press}
          >
            {product.name}
            <small>
              SKU {product.sku}, {formatMoney(cashPriceCents(product))}, {stockOf(product)}
            </small>
          </li>
        ))}
      </Choices>
      <p role="status" id={`${field.id}-status`} className="muted">
        {text.trim() === "" ? [added, limit].filter(Boolean).join(" ") : sentenceOf(result)}
      </p>
    </FieldFrame>
  );
}

/** @returns null without a response */
function useProducts(text: string): SearchResult | null {
  const [result, setResult] = useState<SearchResult | null>(null);
  useEffect(() => {
    if (text === "") return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void findProducts(text).then((answer) => {
        if (isCurrent) setResult(answer);
      });
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return text !== "" && result?.text === text ? result : null;
}

async function findProducts(text: string): Promise<SearchResult> {
  try {
    const { data } = await shopApollo().query({
      query: FindProductsDocument,
      variables: { text },
      fetchPolicy: "no-cache",
    });
    return { text, products: data?.searchProducts.products ?? [], failure: null };
  } catch (error) {
    return { text, products: [], failure: failureSentence(error) };
  }
}

function sentenceOf(result: SearchResult | null): string {
  if (!result) return "Searching…";
  if (result.failure) return result.failure;
  return result.products.length === 0 ? "No matching products." : "↑ ↓ to move, Enter to add, Esc to close.";
}

function stockOf({ availableQuantity }: FoundProductFragment): string {
  return availableQuantity > 0 ? `${availableQuantity} in stock` : "sold out";
}

const Choices = styled("ul")({
  display: "grid",
  // A list taller than its space scrolls in full rows.
  gridAutoRows: "max-content",
  gap: "var(--s1)",
  maxHeight: "40vh",
  overflowY: "auto",
  "&:empty": { display: "none" },
  li: {
    display: "grid",
    minHeight: 44,
    padding: "var(--s2) var(--s3)",
    borderRadius: "var(--r-md)",
    cursor: "pointer",
    overflowWrap: "anywhere",
  },
  "li[aria-selected=true]": { background: "var(--brand-soft)", color: "var(--brand)", fontWeight: 600 },
});
